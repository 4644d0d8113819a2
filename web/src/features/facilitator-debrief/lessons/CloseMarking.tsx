import { send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useAct } from '../useDebrief.ts';

/** Asks before the marking is closed, because nobody can open it again. */
export function CloseMarking({ runId, onClose }: { runId: number; onClose: () => void }) {
  const { act, isBusy, failure } = useAct(runId);
  const close = async () => {
    if (await act(() => send('closeMarking', { params: { runId } }))) onClose();
  };
  return (
    <FormDialog
      title={t('Close the marking?')}
      text={t('Everybody then sees the marks and their order. The marking cannot be opened again.')}
      action={[t('Close Marking'), t('Closing')]}
      onClose={onClose}
      isBusy={isBusy}
      isDirty={false}
      failure={failure}
      onSubmit={close}
    />
  );
}
