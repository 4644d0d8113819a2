import { runs } from '@vincere/contract/messages';
import { formatClock, formatTime } from '../../lib/format.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { t } from '../../lib/text.ts';
import {
  type StageClock as ClockState,
  soonSeconds,
  useAnnouncement,
  useRemaining,
} from '../../parts/Clock.tsx';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './StageClock.module.css';
import type { ReceivedRun } from './types.ts';
import type { RunActions } from './useRunActions.ts';

/** The countdown of the stage, with buttons that add time. */
export function StageClock({
  received: { run, receivedAt },
  actions,
  canAddTime,
}: {
  received: ReceivedRun;
  actions: RunActions;
  /** True if the facilitator's advanced controls are on. */
  canAddTime: boolean;
}) {
  const clock = run.stage_clock;
  const isBusy = actions.underWay !== null;
  return (
    <Section
      title={t('Stage clock')}
      aside={
        clock?.running &&
        clock.remaining_seconds > 0 && (
          <span className="meta-text number">
            {t('ends {time}', {
              time: formatTime(new Date(Date.parse(run.server_time) + clock.remaining_seconds * 1000)),
            })}
          </span>
        )
      }
    >
      {run.status === 'DRAFT' || run.current_stage === null ? (
        <p className="muted">{t('It starts with the run.')}</p>
      ) : clock === null ? (
        <p className="muted">{refusalText('run.no-stage-clock')}.</p>
      ) : (
        <>
          <Countdown clock={clock} receivedAt={receivedAt} />
          {canAddTime && (
            <div className={`row ${styles.addTime}`}>
              <Button kind="line" size="sm" busy={isBusy} onClick={() => void actions.addTime(1)}>
                {t('Add 1 min')}
              </Button>
              <Button kind="line" size="sm" busy={isBusy} onClick={() => void actions.addTime(5)}>
                {t('Add 5 min')}
              </Button>
            </div>
          )}
        </>
      )}
    </Section>
  );
}

function Countdown({ clock, receivedAt }: { clock: ClockState; receivedAt: number }) {
  const remaining = useRemaining(clock, receivedAt);
  const announcement = useAnnouncement(remaining, clock.running);
  const isSoon = clock.running && remaining > 0 && remaining < soonSeconds;
  return (
    <div
      className={
        isSoon
          ? `${styles.countdown} ${styles.isSoon}`
          : clock.running
            ? styles.countdown
            : `${styles.countdown} ${styles.isPaused}`
      }
    >
      {remaining === 0 ? (
        <p className={styles.timeUp} role="timer">
          {t(runs.stageTimeUp)}
        </p>
      ) : (
        <p className={`${styles.remaining} digits`} role="timer">
          {formatClock(remaining)}
          {!clock.running && <span className="visually-hidden"> {t('paused')}</span>}
        </p>
      )}
      <div className={styles.remainingBar} aria-hidden="true">
        <i style={{ width: `${(remaining / Math.max(1, clock.duration_seconds)) * 100}%` }} />
      </div>
      {!clock.running && remaining > 0 && <p className="meta-text">{t('Paused')}</p>}
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </div>
  );
}
