import { objectiveLengths } from '@vincere/domain';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { TextArea, TextField } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { toast } from '../../../ui/Toaster.tsx';
import { filled } from '../../authoring/filled.ts';
import { changeObjectives } from './useTeaching.ts';

/** Adds an objective at the end of a simulation's list. */
export function AddObjectiveDialog({ simulationId, onClose }: { simulationId: number; onClose: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { title: '', text: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const submit = handleSubmit(async (texts) => {
    try {
      await changeObjectives(simulationId, (currentObjectives) => [
        ...currentObjectives,
        { id: null, ...texts },
      ]);
      toast(t('Objective added'), texts.title.trim());
      onClose();
    } catch (error) {
      setError('root', {
        message: messageOf(error, t('The objective was not added. Please try again.')),
      });
    }
  });
  return (
    <FormDialog
      title={t('Add Objective')}
      action={[t('Add Objective'), t('Adding...')]}
      onClose={onClose}
      isBusy={isSubmitting}
      isDirty={isDirty}
      failure={errors.root?.message}
      onSubmit={submit}
    >
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
