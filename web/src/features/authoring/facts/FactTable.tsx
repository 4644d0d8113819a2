import { TriangleAlert } from 'lucide-react';
import { t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { FactSign } from '../../key-facts/FactSign.tsx';
import { ForAgainst } from '../../key-facts/ForAgainst.tsx';
import type { Decision } from '../useSimulation.ts';
import styles from './FactTable.module.css';
import type { FactHints } from './fact-hints.ts';
import type { Fact } from './useFacts.ts';

/** The id of the button that opens a fact. */
export const buttonOfFact = (id: number) => `fact-${id}`;

/** The facts in their order, the rooms that hold each, and the decisions that each supports or opposes. */
export function FactTable({
  facts,
  hints,
  decisions,
  opened,
  onOpen,
}: {
  facts: readonly Fact[];
  hints: FactHints;
  decisions: readonly Decision[];
  /** The id of the fact in the inspector. */
  opened: number | undefined;
  onOpen: (id: number, byKeyboard: boolean) => void;
}) {
  const { roles, placeName } = useRooms();
  return (
    <div className={styles.frame} role="region" aria-label={t('Key facts')} tabIndex={0}>
      <table className={styles.facts}>
        <thead>
          <tr>
            <th scope="col">{t('Fact')}</th>
            {roles.map((role) => (
              <th key={role} scope="col" className={styles.room} title={placeName(role)}>
                <RoomMark room={role} className={styles.roomMark} />
                <span className="visually-hidden">{placeName(role)}</span>
              </th>
            ))}
            <th scope="col" className={styles.weighed}>
              {t('For, against')}
            </th>
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <FactRow
              key={fact.id}
              fact={fact}
              hint={hints.ofFact.get(fact.id)}
              decisions={decisions}
              isOpen={fact.id === opened}
              onOpen={(byKeyboard) => onOpen(fact.id, byKeyboard)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('Held by each room')}</th>
            {roles.map((role) => (
              <td key={role} className={`number ${styles.room}`}>
                {facts.filter(({ held_by }) => held_by.includes(role)).length}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function FactRow({
  fact,
  hint,
  decisions,
  isOpen,
  onOpen,
}: {
  fact: Fact;
  hint: ReturnType<FactHints['ofFact']['get']>;
  decisions: readonly Decision[];
  isOpen: boolean;
  onOpen: (byKeyboard: boolean) => void;
}) {
  const { roles, placeName } = useRooms();
  return (
    <tr className={isOpen ? styles.current : undefined}>
      <th scope="row">
        <button
          type="button"
          id={buttonOfFact(fact.id)}
          aria-current={isOpen || undefined}
          // Clicks from the keyboard have a count of 0.
          onClick={({ detail }) => onOpen(detail === 0)}
        >
          {fact.text}
        </button>
        {hint && (
          <span className={styles.hint} data-bad={hint.kind === 'fact-without-carrier' || undefined}>
            <TriangleAlert className="icon" aria-hidden />
            {hint.text}
          </span>
        )}
      </th>
      {roles.map((role) => (
        <td key={role} className={styles.room}>
          {fact.held_by.includes(role) ? (
            <>
              <FactSign state="held" />
              <span className="visually-hidden">{t('{role} holds it', { role: placeName(role) })}</span>
            </>
          ) : (
            <FactSign state="nowhere" />
          )}
        </td>
      ))}
      <td className={styles.weighed}>
        <ForAgainst fact={fact} decisions={decisions} />
      </td>
    </tr>
  );
}
