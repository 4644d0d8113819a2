import type { Answer, Calls } from '@vincere/contract';
import { formatClock } from '../../../lib/format.ts';
import { rich, t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { sr } from '../../../ui/sr.tsx';
import styles from './preflight.module.css';

type Reading = Answer<Calls['getPreflight']>['readings'][number];

/** The reading time of each room in each scenario. A time above the limit is also marked with text for screen readers. */
export function ReadingTable({ readings }: { readings: readonly Reading[] }) {
  const { roles, placeName } = useRooms();
  return (
    <div
      className={styles.readingScroll}
      tabIndex={0}
      role="region"
      aria-label={t('Reading time by scenario and room')}
    >
      <table className={styles.readingTable}>
        <thead>
          <tr>
            <th scope="col">{t('Scenario')}</th>
            <th scope="col">{t('Clock')}</th>
            {roles.map((role) => (
              <th key={role} scope="col" title={placeName(role)}>
                <RoomMark room={role} size={24} />
                <span className="visually-hidden">{placeName(role)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readings.map((reading) => (
            <tr key={reading.scenario_id}>
              <th scope="row">
                <span className={`meta-text ${styles.stage}`}>
                  {t('Stage {number}', { number: reading.stage_number })}
                </span>
                {reading.scenario_name}
              </th>
              <td className="number">
                {reading.duration_seconds === null ? t('None') : formatClock(reading.duration_seconds)}
              </td>
              {reading.rooms.map(({ room_name, seconds }) => {
                const isOver = reading.duration_seconds !== null && seconds > reading.duration_seconds;
                return (
                  <td key={room_name} className="number" data-over={isOver || undefined}>
                    {isOver
                      ? rich('{time}<sr> (longer than the clock)</sr>', { time: formatClock(seconds), sr })
                      : formatClock(seconds)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
