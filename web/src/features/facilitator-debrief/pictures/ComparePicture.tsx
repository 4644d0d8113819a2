import { t } from '../../../lib/text.ts';
import { keepTogether } from '../../../lib/words/keep-together.ts';
import { DecisionMark, letterOf } from '../../../parts/marks.tsx';
import { type Rooms, useRooms } from '../../../parts/rooms.tsx';
import { sr } from '../../../ui/sr.tsx';
import type { Stages } from '../questions/stages.ts';
import type { Compared } from './compared.ts';
import styles from './picture.module.css';

/** Numbers of people beside each other, such as those of a room and of the group. */
export function ComparePicture({ rows, stage }: { rows: readonly Compared[]; stage: Stages[number] }) {
  const rooms = useRooms();
  const { decisions, stage_number: number, title_of_scenario: scenario } = stage;
  return (
    <div>
      <h2 className={styles.title}>{keepTogether(t('Stage {number}, {scenario}', { number, scenario }))}</h2>
      <ol className={styles.rows}>
        {rows.map((row, index) => {
          const place = decisions.findIndex(({ id }) => id === row.decision_id);
          return (
            <li
              key={`${row.who} ${row.decision_id}`}
              className={styles.row}
              data-hit={index === 0 || undefined}
            >
              {place < 0 ? (
                <span />
              ) : (
                <DecisionMark
                  className={styles.mark}
                  index={place}
                  filled={row.decision_id === stage.chosen_decision_id}
                />
              )}
              <span>
                {place >= 0 && sr(`${letterOf(place)}: `)}
                {place >= 0 && decisions[place]?.title_of_decision}
                <span className={styles.small}>{nameOf(row, rooms)}</span>
              </span>
              <b className={`digits ${styles.count}`}>
                {t('{part} of {total}', { part: row.people, total: row.of })}
              </b>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ width: `${(row.people / Math.max(1, row.of)) * 100}%` }} />
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function nameOf({ who, room }: Compared, { placeName }: Rooms): string {
  switch (who) {
    case 'room':
      return room === undefined ? '' : placeName(room);
    case 'group':
      return t('The group');
    case 'expected':
      return t('Expected it');
    case 'chose':
      return t('Chose it');
    case 'decided':
      return t('Had decided when the stage closed');
  }
}
