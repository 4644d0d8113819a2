import { useState } from 'react';
import { messageOf, useSend } from '../../../lib/api.ts';
import { formatTime } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { ChoiceButtons } from '../../../ui/choices/ChoiceButtons.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toasts/Toaster.tsx';
import { sayTimeLimit } from '../../authoring/stages/time-limit.ts';
import type { ReceivedRun } from '../types.ts';
import { cacheRun } from '../useControlRoom.ts';
import { remainingOf, type TimeWay } from './set-time.ts';

const timeWays = [
  ['minutes', t('Minutes left')],
  ['end', t('End time')],
] as const;

/** Sets the time left in the stage, in minutes or up to a time of day, and says when the stage will end. */
export function SetTimeDialog({
  received: { run, receivedAt },
  onClose,
}: {
  received: ReceivedRun;
  onClose: () => void;
}) {
  const setting = useSend('setTime');
  const [way, setWay] = useState<TimeWay>('minutes');
  const [typed, setTyped] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const isRunning = run.status === 'IN_PROGRESS';
  // The server's clock counts, not this computer's.
  const now = () => Date.parse(run.server_time) + performance.now() - receivedAt;
  const result = remainingOf(way, typed, now());
  const problem = 'problem' in result ? result.problem : undefined;
  const choose = (next: TimeWay) => {
    setWay(next);
    setTyped('');
    setIsTouched(false);
  };
  const submit = () => {
    setIsTouched(true);
    const remainingTime = remainingOf(way, typed, now());
    if ('problem' in remainingTime) return;
    setting.mutate(
      { params: { runId: run.id }, body: { remaining_seconds: remainingTime.seconds } },
      {
        onSuccess: (changedRun) => {
          cacheRun(changedRun);
          onClose();
          toast(
            t('Time Set'),
            t('{time} left in this stage.', { time: sayTimeLimit(remainingTime.seconds) }),
          );
        },
      },
    );
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('Set the Time Left')}
      text={t('The clock changes for everyone at once. Nobody is cut off when it reaches zero.')}
      action={[t('Set Time'), t('Setting Time')]}
      isBusy={setting.isPending}
      isDirty={typed !== ''}
      failure={
        setting.isError ? messageOf(setting.error, t('Nothing was changed. Please try again.')) : undefined
      }
      onSubmit={submit}
    >
      {isRunning && (
        <div className="row">
          <ChoiceButtons label={t('Given as')} options={timeWays} value={way} onChange={choose} />
        </div>
      )}
      <TextField
        key={way}
        label={way === 'minutes' ? t('Minutes left in this stage') : t('The stage ends at')}
        type={way === 'minutes' ? 'text' : 'time'}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        value={typed}
        error={isTouched ? problem : undefined}
        hint={hintOf(way, result, isRunning, now())}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  );
}

function hintOf(
  way: TimeWay,
  result: ReturnType<typeof remainingOf>,
  isRunning: boolean,
  now: number,
): string {
  if ('problem' in result)
    return way === 'minutes' ? t('From 1 minute to 24 hours.') : t('A time within the next 12 hours.');
  const remainingText = sayTimeLimit(result.seconds);
  return isRunning
    ? t('The stage ends at {time}, in {left}.', {
        time: formatTime(new Date(now + result.seconds * 1000)),
        left: remainingText,
      })
    : t('{left} are left when the run resumes.', { left: remainingText });
}
