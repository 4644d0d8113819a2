import { limits } from '@vincere/contract/constants';
import { stages as texts } from '@vincere/contract/messages';
import { useForm } from 'react-hook-form';
import { CallFailed, messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { titled } from '../../lib/titled.ts';
import type { DialogProps } from '../../ui/Dialog.tsx';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { toast } from '../../ui/Toaster.tsx';
import { filled } from './filled.ts';
import { parseTimeLimit, problemOfTimeLimit } from './time-limit.ts';
import { refreshAuthoring } from './useSimulation.ts';

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
  const { register, handleSubmit, setError, reset, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { instruction: '', limit: '15:30' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const close = () => {
    onClose();
    reset();
  };
  const submit = handleSubmit(async ({ instruction, limit }) => {
    try {
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
      close();
      onAdded?.();
    } catch (error) {
      const isFull = error instanceof CallFailed && error.code === 'stage.limit';
      const title = isFull ? t(texts.maximumReached) : t(texts.createFailed);
      setError('root', { message: titled(title, messageOf(error, undefined)) });
    }
  });
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={t('Add Stage {number}', { number })}
      action={[t(texts.add), t('Adding...')]}
      isBusy={isSubmitting}
      isDirty={isDirty}
      failure={errors.root?.message}
      {...(returnTo && { returnTo })}
      onSubmit={submit}
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
