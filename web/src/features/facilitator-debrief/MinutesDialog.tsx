import { mostPlannedMinutes, writingPhases } from '@vincere/domain';
import { useState } from 'react';
import { send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { phaseNames } from '../../parts/guided-debrief/phase-names.ts';
import type { WritingPhase } from '../../parts/guided-debrief/types.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { plannedMinutes, readMinutes } from './minutes.ts';
import type { Control } from './types.ts';
import { useAct } from './useDebrief.ts';

/** Changes the minutes planned for each phase. */
export function MinutesDialog({
  runId,
  control,
  onClose,
}: {
  runId: number;
  control: Control;
  onClose: () => void;
}) {
  const minutesByPhase = plannedMinutes(control);
  const [typed, setTyped] = useState<Partial<Record<WritingPhase, string>>>({});
  const { act, isBusy, failure } = useAct(runId);
  const textOf = (phase: WritingPhase) => typed[phase] ?? String(minutesByPhase[phase]);
  const isValid = writingPhases.every((phase) => readMinutes(textOf(phase)) !== undefined);
  const save = async () => {
    for (const phase of writingPhases) {
      const minutes = readMinutes(textOf(phase));
      if (minutes === undefined || minutes === minutesByPhase[phase]) continue;
      const body = { phase, minutes };
      if (!(await act(() => send('planDebriefMinutes', { params: { runId }, body })))) return;
    }
    onClose();
  };
  return (
    <FormDialog
      title={t('Edit Minutes')}
      text={t('Minutes planned for each phase.')}
      action={[t('Save'), t('Saving')]}
      onClose={onClose}
      isBusy={isBusy}
      isReady={isValid}
      isDirty={Object.keys(typed).length > 0}
      failure={isValid ? failure : t('Enter whole minutes from 1 to {most}.', { most: mostPlannedMinutes })}
      onSubmit={save}
    >
      {writingPhases.map((phase) => (
        <TextField
          key={phase}
          label={phaseNames[phase]}
          inputMode="numeric"
          value={textOf(phase)}
          onChange={({ target }) => setTyped({ ...typed, [phase]: target.value })}
        />
      ))}
    </FormDialog>
  );
}
