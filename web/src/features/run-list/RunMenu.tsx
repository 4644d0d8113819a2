import { useNavigate } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import { isFinished } from '@vincere/domain';
import { Archive, ArchiveRestore, MessagesSquare, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { rich, t } from '../../lib/text.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { sr } from '../../ui/sr.tsx';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';
import { RenameRunDialog } from './RenameRunDialog.tsx';
import type { ListedRun } from './types.ts';

/** The actions on a run that don't play it: rename; debrief and archive once it is finished; delete before it starts. */
export function RunMenu({ run }: { run: ListedRun }) {
  const [opened, setOpened] = useState<'rename' | 'delete' | null>(null);
  const close = () => setOpened(null);
  const navigate = useNavigate();
  return (
    <>
      <Menu
        label={rich('More<sr> for {name}</sr>', { name: run.name, sr })}
        items={[
          { label: t('Rename'), Icon: Pencil, onSelect: () => setOpened('rename') },
          ...(isFinished(run.status)
            ? [
                {
                  label: t('Debrief'),
                  Icon: MessagesSquare,
                  onSelect: () =>
                    void navigate({
                      to: '/admin/runs/$runId/debrief',
                      params: { runId: String(run.id) },
                      search: {},
                    }),
                },
                run.archived_at === null
                  ? { label: t('Archive'), Icon: Archive, onSelect: () => void archive(run, true) }
                  : {
                      label: t('Bring Back'),
                      Icon: ArchiveRestore,
                      onSelect: () => void archive(run, false),
                    },
              ]
            : []),
          ...(run.status === 'DRAFT'
            ? [{ label: t('Delete'), Icon: Trash2, onSelect: () => setOpened('delete'), isDanger: true }]
            : []),
        ]}
      />
      {opened === 'rename' && <RenameRunDialog run={run} onClose={close} />}
      <ConfirmDialog
        open={opened === 'delete'}
        onClose={close}
        title={t('Delete {name}?', { name: run.name })}
        text={
          run.participant_count === 0
            ? t('Nobody has joined this run yet. Its access code becomes free. This cannot be undone.')
            : t(
                'Everyone who has joined or was added loses their place, and the access code stops working. This cannot be undone.',
              )
        }
        action={t('Delete Run')}
        onConfirm={() => remove(run)}
      />
    </>
  );
}

function refreshRuns(): void {
  for (const callName of ['listRuns', 'listOpenRuns', 'getFigures'])
    void queryClient.invalidateQueries({ queryKey: [callName] });
}

async function archive(run: ListedRun, isArchived: boolean): Promise<void> {
  try {
    await send('archiveRun', { params: { runId: run.id }, body: { archived: isArchived } });
    refreshRuns();
    toast(
      isArchived ? t('Run Archived') : t('Run Brought Back'),
      isArchived
        ? t('{name} stays in the history, with its report.', { name: run.name })
        : t('{name} is on the list of runs again.', { name: run.name }),
      { label: t('Undo'), act: () => void archive(run, !isArchived) },
    );
  } catch (error) {
    toastError(t(shared.error), messageOf(error, t('Please try again.')));
  }
}

/** Deletes a run. Returns an error message, or undefined when done. */
async function remove(run: ListedRun): Promise<string | undefined> {
  try {
    await send('deleteRun', {
      params: { runId: run.id },
      query: { shown_participants: run.participant_count },
    });
    refreshRuns();
    toast(t('Run Deleted'), run.name);
    return undefined;
  } catch (error) {
    // The dialog then names what others have changed meanwhile.
    refreshRuns();
    return messageOf(error, t('Please try again.'));
  }
}
