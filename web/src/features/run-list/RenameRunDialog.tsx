import { limits } from '@vincere/contract/constants';
import { shared } from '@vincere/contract/messages';
import { useState } from 'react';
import { messageOf, useSend } from '../../lib/api.ts';
import { invalidateAfter } from '../../lib/live/live-invalidation.ts';
import { t } from '../../lib/text.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { toast } from '../../ui/toasts/Toaster.tsx';
import type { ListedRun } from './types.ts';

/** Renames a run. Reports and exports have the new name too. */
export function RenameRunDialog({ run, onClose }: { run: ListedRun; onClose: () => void }) {
  const renaming = useSend('renameRun');
  const [typed, setTyped] = useState(run.name);
  const [isTouched, setIsTouched] = useState(false);
  const name = typed.trim();
  const submit = () => {
    setIsTouched(true);
    if (name === '') return;
    renaming.mutate(
      { params: { runId: run.id }, body: { name } },
      {
        onSuccess: () => {
          invalidateAfter('run-renamed', null);
          onClose();
          toast(t('Run Renamed'), name);
        },
      },
    );
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('Rename {name}', { name: run.name })}
      action={[t('Rename'), t('Renaming')]}
      isBusy={renaming.isPending}
      isReady={name !== run.name}
      isDirty={name !== run.name}
      failure={
        renaming.isError ? messageOf(renaming.error, t('Nothing was changed. Please try again.')) : undefined
      }
      onSubmit={submit}
    >
      <TextField
        label={t('Name')}
        autoComplete="off"
        autoFocus
        maxLength={limits.name}
        value={typed}
        error={isTouched && name === '' ? t(shared.fieldRequired) : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  );
}
