import { runs } from '@vincere/contract/messages';
import { AlarmClock } from 'lucide-react';
import { useState } from 'react';
import { isBetweenStages } from '../../../lib/between-stages.ts';
import { formatClock, formatTime } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { refusalText } from '../../../lib/words/refusal-text.ts';
import {
  type StageClock as ClockState,
  soonSeconds,
  useAnnouncement,
  useRemaining,
} from '../../../parts/Clock.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { ReceivedRun } from '../types.ts';
import type { RunActions } from '../useRunActions.ts';
import { SetTimeDialog } from './SetTimeDialog.tsx';
import styles from './StageClock.module.css';

/** The countdown of the stage in the head of the control room, with buttons that add time and set the time left. */
export function StageClock({
  received,
  actions,
  canAddTime,
}: {
  received: ReceivedRun;
  actions: RunActions;
  /** True if the facilitator's advanced controls are on. */
  canAddTime: boolean;
}) {
  const { run, receivedAt } = received;
  const clock = run.stage_clock;
  const [wasDraft] = useState(run.status === 'DRAFT');
  const [isSetting, setIsSetting] = useState(false);
  const isBusy = actions.underWay !== null;
  if (run.status === 'DRAFT' || run.current_stage === null) return null;
  return (
    <section className={styles.stageClock} aria-label={t('Stage clock')}>
      {clock === null ? (
        <p className="meta-text">{refusalText('run.no-stage-clock')}.</p>
      ) : (
        <Countdown
          clock={clock}
          receivedAt={receivedAt}
          standing={
            isBetweenStages(run)
              ? t('Stage {number} has not begun', { number: run.current_stage.stage_number })
              : t(runs.statusLabels.PAUSED)
          }
          endsAt={new Date(Date.parse(run.server_time) + clock.remaining_seconds * 1000)}
        />
      )}
      {canAddTime && (
        <div className={styles.addTime}>
          {clock !== null && (
            <AddTime
              isBusy={isBusy}
              followsStart={wasDraft}
              onAdd={(minutes) => void actions.addTime(minutes)}
            />
          )}
          <Button
            kind="line"
            size="sm"
            className="button-icon"
            title={t('Set the Time Left')}
            aria-label={t('Set the Time Left')}
            onClick={() => setIsSetting(true)}
          >
            <AlarmClock className="icon" aria-hidden />
          </Button>
        </div>
      )}
      {isSetting && <SetTimeDialog received={received} onClose={() => setIsSetting(false)} />}
    </section>
  );
}

/** The longest time between the two clicks of a double click, in ms. */
const doubleClickMs = 600;

/** The buttons that add time. They can appear under the pointer between the two clicks of a double click on Start Run. */
function AddTime({
  isBusy,
  followsStart,
  onAdd,
}: {
  isBusy: boolean;
  /** Whether the buttons appear because the run was started on this page. */
  followsStart: boolean;
  onAdd: (minutes: 1 | 5) => void;
}) {
  const [shownAt] = useState(() => performance.now());
  const add = (minutes: 1 | 5) => {
    if (!followsStart || performance.now() - shownAt > doubleClickMs) onAdd(minutes);
  };
  return (
    <>
      <Button kind="line" size="sm" busy={isBusy} onClick={() => add(1)}>
        {t('Add 1 min')}
      </Button>
      <Button kind="line" size="sm" busy={isBusy} onClick={() => add(5)}>
        {t('Add 5 min')}
      </Button>
    </>
  );
}

function Countdown({
  clock,
  receivedAt,
  standing,
  endsAt,
}: {
  clock: ClockState;
  receivedAt: number;
  /** What is said about a clock that stands. */
  standing: string;
  /** When the time is up, unless the run is paused. */
  endsAt: Date;
}) {
  const remaining = useRemaining(clock, receivedAt);
  const announcement = useAnnouncement(remaining, clock.running);
  const isSoon = remaining === 0 || (clock.running && remaining < soonSeconds);
  const classes = [
    styles.countdown,
    isSoon && styles.isSoon,
    !clock.running && remaining > 0 && styles.isPaused,
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {remaining > 0 && (
        <p className={`${styles.endsAt} meta-text number`}>
          {clock.running ? t('Stage ends {time}', { time: formatTime(endsAt) }) : standing}
        </p>
      )}
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
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </div>
  );
}
