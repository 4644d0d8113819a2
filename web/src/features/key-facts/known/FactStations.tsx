import type { KnownFact } from '@vincere/contract';
import type { FactState } from '@vincere/domain';
import { formatTime } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { sr } from '../../../ui/sr.tsx';
import { FactSign } from '../FactSign.tsx';
import styles from './FactStations.module.css';
import { firstTime } from './sentences.ts';

const standardStations = ['held', 'read', 'on-table', 'voiced', 'used'] as const satisfies FactState[];
const withOwnRoom = [
  'held',
  'read',
  'used-in-room',
  'on-table',
  'voiced',
  'used',
] as const satisfies FactState[];
export type Station = (typeof withOwnRoom)[number];

/** Returns the states that facts pass, as columns. `used-in-room` is one only if a fact stopped there. */
export function stationsOf(facts: readonly KnownFact[]): readonly Station[] {
  return facts.some(({ used_in_room }) => used_in_room !== null) ? withOwnRoom : standardStations;
}

function timesOf({ rooms, on_table, voiced, used, used_in_room }: KnownFact): Record<Station, string | null> {
  return {
    held: firstTime(rooms.map(({ held_at }) => held_at)),
    read: firstTime(rooms.map(({ read_at }) => read_at)),
    'used-in-room': used_in_room?.at ?? null,
    'on-table': on_table?.at ?? null,
    voiced: voiced?.at ?? null,
    used: used?.at ?? null,
  };
}

/** The cells of a fact: a line through the states that it passed, with their times. It ends where the fact stopped. */
export function FactStations({ fact, stations }: { fact: KnownFact; stations: readonly Station[] }) {
  const times = timesOf(fact);
  const lastIndex = stations.findLastIndex((station) => times[station] !== null);
  return stations.map((station, index) => {
    const at = times[station];
    return (
      <td
        key={station}
        className={styles.station}
        data-before={index === 0 ? 'none' : index <= lastIndex ? 'passed' : 'open'}
        data-after={index === stations.length - 1 ? 'none' : index < lastIndex ? 'passed' : 'open'}
      >
        <span className={styles.sign}>
          {at !== null ? (
            <FactSign state={station} />
          ) : (
            <i className={index < lastIndex ? styles.skipped : styles.open} />
          )}
        </span>
        <span className={`${styles.time} number`}>
          {at === null ? sr(t('No@@state not reached')) : formatTime(new Date(at))}
        </span>
      </td>
    );
  });
}
