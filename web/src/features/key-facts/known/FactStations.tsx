import type { KnownFact } from '@vincere/contract';
import type { FactState } from '@vincere/domain';
import { formatTime } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { sr } from '../../../ui/sr.tsx';
import { FactSign } from '../FactSign.tsx';
import styles from './FactStations.module.css';
import { firstTime } from './sentences.ts';

/** The states that a fact passes, as columns. */
export const stations = ['held', 'read', 'on-table', 'voiced', 'used'] as const satisfies FactState[];

function timesOf({
  rooms,
  on_table,
  voiced,
  used,
}: KnownFact): Record<(typeof stations)[number], string | null> {
  return {
    held: firstTime(rooms.map(({ held_at }) => held_at)),
    read: firstTime(rooms.map(({ read_at }) => read_at)),
    'on-table': on_table?.at ?? null,
    voiced: voiced?.at ?? null,
    used: used?.at ?? null,
  };
}

/** The cells of a fact: a line through the states that it passed, with their times. It ends where the fact stopped. */
export function FactStations({ fact }: { fact: KnownFact }) {
  const times = timesOf(fact);
  const last = stations.findLastIndex((station) => times[station] !== null);
  return stations.map((station, index) => {
    const at = times[station];
    return (
      <td
        key={station}
        className={styles.station}
        data-before={index === 0 ? 'none' : index <= last ? 'passed' : 'open'}
        data-after={index === stations.length - 1 ? 'none' : index < last ? 'passed' : 'open'}
      >
        <span className={styles.sign}>
          {at !== null ? (
            <FactSign state={station} />
          ) : (
            <i className={index < last ? styles.skipped : styles.open} />
          )}
        </span>
        <span className={`${styles.time} number`}>
          {at === null ? sr(t('No@@state not reached')) : formatTime(new Date(at))}
        </span>
      </td>
    );
  });
}
