import { useNavigate } from '@tanstack/react-router';
import { limits, stageLimit } from '@vincere/contract/constants';
import { shared, simulations, stages } from '@vincere/contract/messages';
import { useState } from 'react';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import type { Language } from '../../lib/language.ts';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { useFormDialog } from '../../ui/dialogs/useFormDialog.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';
import { AddSample } from './AddSample.tsx';

const requireText = (value: string) => value.trim() !== '' || t(shared.fieldRequired);

/** Checks the number of stages, which is typed as text. */
function isStageCount(typedCount: string): true | string {
  const count = Number.parseInt(typedCount, 10);
  if (!/^\s*\d+\s*$/.test(typedCount) || count < 1) return t('Enter a number from 1 to 3.');
  return count <= stageLimit || refusalText('stage.limit');
}

/** Creates the stages of a new simulation. The instruction of each is its number at first. */
async function createStages(simulationId: number, count: number): Promise<void> {
  try {
    for (let number = 1; number <= count; number += 1)
      await send('createStage', {
        params: { simulationId },
        body: { stage_instruction: t('Stage {number}', { number }), stage_number: number },
      });
    toast(t('Simulation created'), t('Describe the group’s task in each stage, and add the scenarios.'));
  } catch (error) {
    // The simulation exists, and its page offers to add stages.
    toastError(t(stages.createFailed), messageOf(error, undefined));
  }
}

/** Creates a simulation with its stages, or adds the sample simulation, and goes to its stages. */
export function CreateSimulationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const [adding, setAdding] = useState<Language>();
  const showStages = (id: number) =>
    navigate({ to: '/admin/simulations/$simulationId/stages', params: { simulationId: String(id) } });
  const { register, errors, dialog, setError, clearErrors } = useFormDialog({
    defaultValues: { name: '', description: '', total_stages: '3' },
    save: async ({ name, description, total_stages }) => {
      const body = { name, description, total_stages: Number.parseInt(total_stages, 10) };
      const { id } = await send('createSimulation', { body });
      void queryClient.invalidateQueries({ queryKey: ['searchSimulations'] });
      void queryClient.invalidateQueries({ queryKey: ['getFigures'] });
      await createStages(id, body.total_stages);
      return id;
    },
    failureOf: (error) => messageOf(error, t(simulations.createFailed)),
    onClose,
    onSaved: showStages,
  });
  const addSample = async (language: Language) => {
    clearErrors();
    setAdding(language);
    try {
      const { id, name } = await send('addSample', { body: { language } });
      for (const callName of ['searchSimulations', 'searchScenarios', 'getFigures'])
        void queryClient.invalidateQueries({ queryKey: [callName] });
      toast(t('Sample simulation added'), t('{name} is on your list.', { name }));
      dialog.onClose();
      await showStages(id);
    } catch (error) {
      const message = messageOf(error, t('The sample simulation was not added. Please try again.'));
      setError('root', { message });
    } finally {
      setAdding(undefined);
    }
  };
  return (
    <FormDialog
      {...dialog}
      open={open}
      title={t(simulations.create)}
      text={t(
        'You can change everything later. Stages can be added and deleted on the page of the simulation.',
      )}
      action={[t(simulations.create), t('Creating...')]}
      isReady={adding === undefined}
      isDirty={dialog.isDirty || adding !== undefined}
    >
      <TextField
        label={t('Name')}
        maxLength={limits.name}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', { validate: requireText })}
      />
      <TextArea
        label={t('Description')}
        maxLength={limits.description}
        error={errors.description?.message}
        {...register('description', { validate: requireText })}
      />
      <TextField
        label={t('Number of Stages')}
        inputMode="numeric"
        hint={t('From 1 to 3. They are created with the simulation.')}
        autoComplete="off"
        error={errors.total_stages?.message}
        {...register('total_stages', { validate: isStageCount })}
      />
      <AddSample adding={adding} isDisabled={dialog.isBusy} onAdd={(language) => void addSample(language)} />
    </FormDialog>
  );
}
