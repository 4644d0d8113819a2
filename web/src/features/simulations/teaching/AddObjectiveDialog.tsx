import { objectiveLengths } from '@vincere/domain';
import { messageOf } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useFormDialog } from '../../../ui/dialogs/useFormDialog.ts';
import { TextArea, TextField } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toasts/Toaster.tsx';
import { filled } from '../../authoring/filled.ts';
import { changeObjectives } from './useTeaching.ts';

/** Adds an objective at the end of a simulation's list. */
export function AddObjectiveDialog({ simulationId, onClose }: { simulationId: number; onClose: () => void }) {
  const { register, errors, dialog } = useFormDialog({
    defaultValues: { title: '', text: '' },
    save: async (texts) => {
      await changeObjectives(simulationId, (currentObjectives) => [
        ...currentObjectives,
        { id: null, ...texts },
      ]);
      toast(t('Objective added'), texts.title.trim());
    },
    failureOf: (error) => messageOf(error, t('The objective was not added. Please try again.')),
    onClose,
  });
  return (
    <FormDialog {...dialog} title={t('Add Objective')} action={[t('Add Objective'), t('Adding...')]}>
      <TextField
        label={t('Title@@of a text')}
        hint={t('What the group should be able to do, such as “Share what only your room knows”.')}
        autoComplete="off"
        maxLength={objectiveLengths.title}
        error={errors.title?.message}
        {...register('title', { validate: filled })}
      />
      <TextArea
        label={t('What good looks like')}
        className="story"
        rows={4}
        maxLength={objectiveLengths.text}
        {...register('text')}
      />
    </FormDialog>
  );
}
