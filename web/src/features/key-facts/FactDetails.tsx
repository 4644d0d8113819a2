import type { RunFact } from '@vincere/contract';
import { Newspaper, Paperclip, Vote } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/format.ts';
import { rich, t } from '../../lib/text.ts';
import { listNames } from '../../lib/words/list-names.ts';
import { letterOf, RoomMark } from '../../parts/marks.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import styles from './FactDetails.module.css';
import { FactSign } from './FactSign.tsx';
import type { RunFacts } from './useRunFacts.ts';

const time = (iso: string) => formatTime(new Date(iso));
const b = (words: ReactNode) => <b>{words}</b>;

/** Everything about a fact: who had it, who brought it where, what carries it, and what it is for and against. */
export function FactDetails({ fact, decisions }: { fact: RunFact; decisions: RunFacts['decisions'] }) {
  const { placeName } = useRooms();
  const listDecisions = (ids: readonly number[]) =>
    listNames(
      decisions.flatMap(({ id, title_of_decision }, index) =>
        ids.includes(id) ? `${letterOf(index)}, ${title_of_decision}` : [],
      ),
    );
  return (
    <div className={styles.details}>
      <ul>
        {fact.rooms.map(({ room_name, held_at, read_at }) => (
          <li key={room_name}>
            <RoomMark room={room_name} size={16} />
            <span>
              {read_at === null
                ? rich('<b>{room}</b> has held it since {held}', {
                    room: placeName(room_name),
                    held: time(held_at),
                    b,
                  })
                : rich('<b>{room}</b> has held it since {held}, read it at {read}', {
                    room: placeName(room_name),
                    held: time(held_at),
                    read: time(read_at),
                    b,
                  })}
            </span>
          </li>
        ))}
        {fact.on_table && (
          <Step state="on-table">
            {rich('<b>On the table</b> {time}, brought by {source}', {
              time: time(fact.on_table.at),
              source: sourceOf(placeName(fact.on_table.room_name), fact.shared_by),
              b,
            })}
          </Step>
        )}
        {fact.voiced && (
          <Step state="voiced">
            {rich('<b>Voiced</b> {time}, noted by a facilitator', { time: time(fact.voiced.at), b })}
          </Step>
        )}
        {fact.used && (
          <Step state="used">
            {rich('<b>Used</b> {time}, brought by {source}', {
              time: time(fact.used.at),
              source: sourceOf(placeName(fact.used.room_name), fact.used_by),
              b,
            })}
          </Step>
        )}
        {fact.used_in_room && (
          <Step state="used-in-room">
            {rich('<b>Used in its own room</b> {time}, by {source}', {
              time: time(fact.used_in_room.at),
              source: sourceOf(placeName(fact.used_in_room.room_name), fact.used_by),
              b,
            })}
          </Step>
        )}
      </ul>
      <ul>
        {fact.carriers.map(({ kind, id, room_name, name }) => (
          <li key={`${kind} ${id}`}>
            {kind === 'post' ? (
              <Newspaper className="icon" aria-hidden />
            ) : (
              <Paperclip className="icon" aria-hidden />
            )}
            <span>
              {kind === 'post'
                ? rich('<b>Carried by</b> the post of {name} ({room})', {
                    name,
                    room: placeName(room_name),
                    b,
                  })
                : rich('<b>Carried by</b> the file {name} ({room})', { name, room: placeName(room_name), b })}
            </span>
          </li>
        ))}
        {fact.carriers.length === 0 && <li>{t('No post or file carries it any more.')}</li>}
        {(fact.supports.length > 0 || fact.opposes.length > 0) && (
          <li>
            <Vote className="icon" aria-hidden />
            <span>
              {fact.opposes.length === 0
                ? rich('<b>For</b> {decisions}', { decisions: listDecisions(fact.supports), b })
                : fact.supports.length === 0
                  ? rich('<b>Against</b> {decisions}', { decisions: listDecisions(fact.opposes), b })
                  : rich('<b>For</b> {decisions}, and <b>against</b> {others}', {
                      decisions: listDecisions(fact.supports),
                      others: listDecisions(fact.opposes),
                      b,
                    })}
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}

/** A state that the fact reached, with how it came there. */
function Step({ state, children }: { state: Parameters<typeof FactSign>[0]['state']; children: ReactNode }) {
  return (
    <li>
      <FactSign state={state} />
      <span>{children}</span>
    </li>
  );
}

function sourceOf(room: string, person: RunFact['shared_by']): string {
  return person === null ? room : `${room} (${person.first_name} ${person.last_name})`;
}
