import type { Run } from '@vincere/contract';
import { useState } from 'react';
import { messageOf } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { dialogPart } from '../../../ui/dialogs/dialog-part.tsx';
import { toast, toastError } from '../../../ui/toasts/Toaster.tsx';
import { shareReport } from './share-report.ts';

const ShareDialog = dialogPart(
  async () => (await import('./ShareDialog.tsx')).ShareDialog,
  (props) => props.onClose(),
);

/** Shares the report of a finished run with its participants, and stops sharing it. */
export function ShareReport({ run }: { run: Pick<Run, 'id' | 'shared'> }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const stop = async () => {
    setIsBusy(true);
    try {
      await shareReport(run.id, false);
      toast(t('Sharing Stopped'), t('Participants no longer see the report.'));
    } catch (error) {
      toastError(t('The report is still shared'), messageOf(error, t('Please try again.')));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      {/* One element for both, so it keeps the focus. */}
      <Button
        kind={run.shared ? 'line' : 'ink'}
        busy={isBusy}
        onClick={() => (run.shared ? void stop() : setIsOpen(true))}
      >
        {run.shared ? t('Stop Sharing') : t('Share With Participants')}
      </Button>
      <ShareDialog run={run} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
