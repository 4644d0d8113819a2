import { runs } from '@vincere/contract/messages';
import { formatClock } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { plenaryClock, type StageClock, useRemaining, useTimeUp } from '../../../parts/Clock.tsx';
import type { ReceivedRun } from '../types.ts';
import styles from './PresentClock.module.css';
import projectorStyles from './projector.module.css';

/** The plenary timer in projector size while it runs, else the stage clock; nothing for a stage without a time limit. */
export function PresentClock({ received: { run, receivedAt } }: { received: ReceivedRun }) {
  const plenary = plenaryClock(run);
  const isPlenaryOver = useTimeUp(plenary, receivedAt);
  if (plenary !== null && !isPlenaryOver)
    return (
      <>
        <p className={projectorStyles.note}>{t('Plenary')}</p>
        <Countdown clock={plenary} receivedAt={receivedAt} />
      </>
    );
  if (run.status === 'DRAFT') return null;
  if (run.stage_clock === null)
    return run.status === 'PAUSED' ? (
      <p className={projectorStyles.note}>{t(runs.statusLabels.PAUSED)}</p>
    ) : null;
  return <Countdown clock={run.stage_clock} receivedAt={receivedAt} />;
}

function Countdown({ clock, receivedAt }: { clock: StageClock; receivedAt: number }) {
  const remaining = useRemaining(clock, receivedAt);
  const share = (remaining / Math.max(1, clock.duration_seconds)) * 100;
  return (
    <>
      {remaining === 0 ? (
        <p className={projectorStyles.note} role="timer">
          {t(runs.stageTimeUp)}
        </p>
      ) : (
        <p
          className={
            formatClock(remaining).length > 5
              ? `${styles.remainingTime} ${styles.isLong} digits`
              : `${styles.remainingTime} digits`
          }
          role="timer"
        >
          {formatClock(remaining)}
        </p>
      )}
      <div className={styles.timeBar} aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </div>
      {!clock.running && remaining > 0 && (
        <p className={projectorStyles.note}>{t(runs.statusLabels.PAUSED)}</p>
      )}
    </>
  );
}
