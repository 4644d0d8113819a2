import { limits } from '@vincere/contract/constants';
import { stages as texts } from '@vincere/contract/messages';
import { CallFailed, messageOf, send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { titled } from '../../../lib/words/titled.ts';
import type { DialogProps } from '../../../ui/dialogs/Dialog.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useFormDialog } from '../../../ui/dialogs/useFormDialog.ts';
import { TextArea, TextField } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toasts/Toaster.tsx';
import { filled } from '../filled.ts';
import { refreshAuthoring } from '../useSimulation.ts';
import { parseTimeLimit, problemOfTimeLimit } from './time-limit.ts';

/** Adds the next stage with its instructions and time limit. */
export function AddStageDialog({
  open,
  onClose,
  simulationId,
  number,
  returnTo,
  onAdded,
}: {
  open: boolean;
  onClose: () => void;
  simulationId: number;
  /** Number of the new stage. */
  number: number;
  returnTo?: DialogProps['returnTo'];
  onAdded?: () => void;
}) {
  const { register, errors, dialog } = useFormDialog({
    defaultValues: { instruction: '', limit: '15:30' },
    save: async ({ instruction, limit }) => {
      await send('createStage', {
        params: { simulationId },
        body: {
          stage_instruction: instruction,
          stage_number: number,
          duration_seconds: parseTimeLimit(limit),
        },
      });
      await refreshAuthoring();
      toast(t('Stage added'), t('Stage {number} is ready for its scenarios.', { number }));
    },
    failureOf: (error) => {
      const isFull = error instanceof CallFailed && error.code === 'stage.limit';
      return titled(isFull ? t(texts.maximumReached) : t(texts.createFailed), messageOf(error, undefined));
    },
    onClose,
    onSaved: onAdded,
  });
  return (
    <FormDialog
      {...dialog}
      open={open}
      title={t('Add Stage {number}', { number })}
      action={[t(texts.add), t('Adding...')]}
      {...(returnTo && { returnTo })}
    >
      <TextArea
        label={t(texts.instructions)}
        className="story"
        rows={4}
        hint={t('The group’s task in this stage. Participants read it above the scenario.')}
        maxLength={limits.description}
        error={errors.instruction?.message}
        {...register('instruction', { validate: filled })}
      />
      <TextField
        label={t('Time limit')}
        inputMode="text"
        autoComplete="off"
        hint={t('Minutes and seconds: 15:30 is 15 min 30 s. Leave it empty for no limit.')}
        error={errors.limit?.message}
        {...register('limit', { validate: (text) => problemOfTimeLimit(text) ?? true })}
      />
    </FormDialog>
  );
}
