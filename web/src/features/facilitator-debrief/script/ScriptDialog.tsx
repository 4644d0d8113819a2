import { useState } from 'react';
import { send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import type { WritingPhase } from '../../../parts/guided-debrief/types.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { TextArea } from '../../../ui/Field.tsx';
import type { Script } from '../types.ts';
import { useAct } from '../useDebrief.ts';

const limits = { say: 2000, points: 10, point: 500 };

/** Changes the script of a phase, or restores the standard one. Each line has one point. */
export function ScriptDialog({
  runId,
  phase,
  script,
  isEdited,
  onClose,
}: {
  runId: number;
  phase: WritingPhase;
  script: Script;
  isEdited: boolean;
  onClose: () => void;
}) {
  const [say, setSay] = useState(script.say);
  const [ask, setAsk] = useState(script.ask.join('\n'));
  const [watchFor, setWatchFor] = useState(script.watch_for.join('\n'));
  const { act, isBusy, failure } = useAct(runId);
  const save = async (newScript: Script | null) => {
    const body = { phase, script: newScript };
    if (await act(() => send('editDebriefScript', { params: { runId }, body }))) onClose();
  };
  const typedScript = { say: say.trim(), ask: linesOf(ask), watch_for: linesOf(watchFor) };
  const isTooLong = [typedScript.ask, typedScript.watch_for].some(
    (points) => points.length > limits.points || points.some((point) => point.length > limits.point),
  );
  const isDirty = JSON.stringify(typedScript) !== JSON.stringify({ ...script, say: script.say.trim() });
  return (
    <FormDialog
      title={t('Edit the script')}
      action={[t('Save'), t('Saving')]}
      onClose={onClose}
      isBusy={isBusy}
      isReady={!isTooLong}
      isDirty={isDirty}
      failure={
        isTooLong
          ? t('Write at most {points} lines of {length} characters.', {
              points: limits.points,
              length: limits.point,
            })
          : failure
      }
      onSubmit={() => save(typedScript)}
    >
      <TextArea
        label={t('Say')}
        maxLength={limits.say}
        value={say}
        onChange={({ target }) => setSay(target.value)}
      />
      <TextArea
        label={t('Ask')}
        hint={t('One question in a line.')}
        value={ask}
        onChange={({ target }) => setAsk(target.value)}
      />
      <TextArea
        label={t('Watch for')}
        hint={t('One point in a line.')}
        value={watchFor}
        onChange={({ target }) => setWatchFor(target.value)}
      />
      {isEdited && (
        <div>
          <Button kind="line" size="sm" disabled={isBusy} onClick={() => void save(null)}>
            {t('Restore Original')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
