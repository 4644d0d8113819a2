import type { Run } from '@vincere/contract';
import { messageOf, useSend } from '../../../lib/api.ts';
import { formatClock } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { plenaryClock, type StageClock, useRemaining } from '../../../parts/Clock.tsx';
import { usePlenary } from '../../../parts/PlenaryNotice.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { ReceivedRun } from '../types.ts';
import { cacheRun } from '../useControlRoom.ts';
import styles from './PlenaryTimer.module.css';

const choices = [5, 10, 15, 30];

/** A timer for talks and breaks of the whole group. It is independent of the stage clock, and shown on the projector too. */
export function PlenaryTimer({ received: { run, receivedAt } }: { received: ReceivedRun }) {
  const clock = plenaryClock(run);
  const plenary = usePlenary(run, receivedAt);
  const setting = useSend('setPlenaryTimer');
  const setTimer = (seconds: number | null) =>
    setting.mutate(
      { params: { runId: run.id }, body: { seconds } },
      { onSuccess: (changedRun: Run) => cacheRun(changedRun) },
    );
  return (
    <Section title={t('Plenary timer')}>
      <p className="hint">
        {t('For talks and breaks. The projector and all pages of the run show it; the stage clock runs on.')}
      </p>
      {clock === null || plenary !== 'running' ? (
        <div className={`row wrap ${styles.timer}`} role="group" aria-label={t('Start the plenary timer')}>
          {choices.map((minutes) => (
            <Button
              key={minutes}
              kind="line"
              size="sm"
              busy={setting.isPending}
              onClick={() => setTimer(minutes * 60)}
            >
              {t('{minutes} min', { minutes })}
            </Button>
          ))}
        </div>
      ) : (
        <div className={`row wrap ${styles.timer}`}>
          <Remaining clock={clock} receivedAt={receivedAt} />
          <Button kind="line" size="sm" busy={setting.isPending} onClick={() => setTimer(null)}>
            {t('Stop the Timer')}
          </Button>
        </div>
      )}
      <p className="meta-text" role="status">
        {plenary === 'over' && t('The plenary is over.')}
      </p>
      {setting.isError && (
        <FieldError>{messageOf(setting.error, t('Nothing was changed. Please try again.'))}</FieldError>
      )}
    </Section>
  );
}

function Remaining({ clock, receivedAt }: { clock: StageClock; receivedAt: number }) {
  return (
    <b className={`digits ${styles.remaining}`} role="timer" aria-label={t('Plenary timer')}>
      {formatClock(useRemaining(clock, receivedAt))}
    </b>
  );
}
