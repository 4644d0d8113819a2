import { limits } from '@vincere/contract/constants';
import { scenarios as texts } from '@vincere/contract/messages';
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

/** Adds a scenario to a stage. `onAdded` gets its id. */
export function AddScenarioDialog({
  open,
  onClose,
  stageId,
  returnTo,
  onAdded,
}: {
  open: boolean;
  onClose: () => void;
  stageId: number;
  returnTo?: DialogProps['returnTo'];
  onAdded?: (scenarioId: number) => void;
}) {
  const { register, errors, dialog } = useFormDialog({
    defaultValues: { name: '', description: '' },
    save: async (body) => {
      const { id } = await send('createScenario', { params: { stageId }, body });
      await refreshAuthoring();
      toast(t('Scenario added'), body.name.trim());
      return id;
    },
    failureOf: (error) => {
      const limitTitle = error instanceof CallFailed ? limitTitleOf(error) : undefined;
      return titled(limitTitle ?? t(texts.createFailed), messageOf(error, undefined));
    },
    onClose,
    onSaved: onAdded,
  });
  return (
    <FormDialog
      {...dialog}
      open={open}
      title={t(texts.add)}
      action={[t(texts.add), t('Adding...')]}
      {...(returnTo && { returnTo })}
    >
      <TextField
        label={t('Name')}
        className="story"
        autoComplete="off"
        maxLength={limits.name}
        error={errors.name?.message}
        {...register('name', { validate: filled })}
      />
      <TextArea
        label={t('Description')}
        className="story"
        rows={5}
        hint={t('The situation as participants read it when the stage begins.')}
        maxLength={limits.description}
        error={errors.description?.message}
        {...register('description', { validate: filled })}
      />
    </FormDialog>
  );
}

/** Returns the title for a stage that can't have another scenario; undefined for any other failure. */
function limitTitleOf({ code, body }: CallFailed): string | undefined {
  if (code === 'scenario.limit-first') return t(texts.limitTitles.first);
  if (code !== 'scenario.limit') return undefined;
  return t(body['ordinal'] === 'second' ? texts.limitTitles.second : texts.limitTitles.third);
}
