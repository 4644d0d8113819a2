import type { RunFact } from '@vincere/contract';
import { reachedAll, reachedBy, spreadOf } from '@vincere/domain';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { formatTime } from '../../lib/format.ts';
import { rich, t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import { sr } from '../../ui/sr.tsx';
import { FactDetails } from './FactDetails.tsx';
import { FactSign } from './FactSign.tsx';
import styles from './FactsMatrix.module.css';
import { ForAgainst } from './ForAgainst.tsx';
import { stateName } from './fact-words.ts';
import type { RunFacts } from './useRunFacts.ts';

const time = (iso: string) => formatTime(new Date(iso));

/** Key facts by room: who holds each fact, and how far it came. */
export function FactsMatrix({
  facts,
  decisions,
}: {
  facts: readonly RunFact[];
  decisions: RunFacts['decisions'];
}) {
  const { roles, placeName } = useRooms();
  return (
    <section className={styles.scroll} tabIndex={0} aria-label={t('Key facts by room')}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('Fact')}</th>
            <th scope="col" className={styles.forAgainst}>
              {t('For, against')}
            </th>
            {roles.map((role) => (
              <th key={role} scope="col" className={styles.room}>
                <RoomMark room={role} size={24} />
                {sr(placeName(role))}
              </th>
            ))}
            <th scope="col" className={styles.reached}>
              {t('Reached, brought by')}
            </th>
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <FactRows key={fact.id} fact={fact} decisions={decisions} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FactRows({ fact, decisions }: { fact: RunFact; decisions: RunFacts['decisions'] }) {
  const { roles, placeName } = useRooms();
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  return (
    <>
      <tr data-open={isOpen || undefined} data-stayed={!reachedAll(spreadOf(fact)) || undefined}>
        <th scope="row">
          <button
            type="button"
            className={styles.open}
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={() => setOpen(!isOpen)}
          >
            <span>{fact.text}</span>
            <ChevronDown className="icon" aria-hidden />
          </button>
          <span className={styles.inFact}>
            <ForAgainst fact={fact} decisions={decisions} />
          </span>
        </th>
        <td className={styles.forAgainst}>
          <ForAgainst fact={fact} decisions={decisions} />
        </td>
        {roles.map((role) => {
          const room = fact.rooms.find(({ room_name }) => room_name === role);
          const state = room === undefined ? 'nowhere' : room.read_at === null ? 'held' : 'read';
          return (
            <td key={role} className={styles.room} data-has={room !== undefined || undefined}>
              <span className={styles.roomMark}>
                <RoomMark room={role} size={16} />
              </span>
              <FactSign state={state} />
              {sr(
                room === undefined
                  ? t('{room}: does not hold it', { room: placeName(role) })
                  : `${placeName(role)}: ${stateName(state)}`,
              )}
            </td>
          );
        })}
        <td className={styles.reached}>
          <Reached fact={fact} />
        </td>
      </tr>
      {isOpen && (
        <tr className={styles.details} id={details}>
          <td colSpan={roles.length + 3}>
            <FactDetails fact={fact} decisions={decisions} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The state of a fact, with the mark of the room that brought it there and the time. */
function Reached({ fact }: { fact: RunFact }) {
  const { placeName } = useRooms();
  const { room, at } = reachedBy(fact);
  return (
    <span className={styles.state}>
      <FactSign state={fact.state} />
      <b>{stateName(fact.state)}</b>
      {room === null ? (
        <span />
      ) : (
        <>
          <RoomMark room={room} size={16} />
          {rich('<sr>brought by {room}</sr>', { room: placeName(room), sr })}
        </>
      )}
      {at !== null && <span className="number">{time(at)}</span>}
    </span>
  );
}
