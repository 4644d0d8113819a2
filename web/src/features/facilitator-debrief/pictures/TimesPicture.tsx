import { formatClock } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import type { Stages } from '../questions/stages.ts';
import styles from './picture.module.css';

/** The time that each stage took, with a mark where its clock ended. `stage` is the one that the question is about. */
export function TimesPicture({ stages, stage }: { stages: Stages; stage: Stages[number] | undefined }) {
  const most = Math.max(1, ...stages.flatMap(({ seconds, clock_seconds }) => [seconds, clock_seconds ?? 0]));
  return (
    <div>
      <h2 className={styles.title}>{t('The time of each stage')}</h2>
      <ol className={styles.rows}>
        {stages.map((timedStage) => (
          <li
            key={timedStage.scenario_id}
            className={styles.row}
            data-hit={timedStage.scenario_id === stage?.scenario_id || undefined}
          >
            <span className="digits">{timedStage.stage_number}</span>
            <span>{timedStage.title_of_scenario}</span>
            <b className={`digits ${styles.count}`}>
              {timedStage.clock_seconds === null
                ? formatClock(timedStage.seconds)
                : t('{time} of {clock}', {
                    time: formatClock(timedStage.seconds),
                    clock: formatClock(timedStage.clock_seconds),
                  })}
            </b>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ width: `${(timedStage.seconds / most) * 100}%` }} />
              {timedStage.clock_seconds !== null && (
                <span
                  className={styles.clockMark}
                  style={{ left: `${(timedStage.clock_seconds / most) * 100}%` }}
                />
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
