import type { Run } from '@vincere/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { dialogPart } from '../../../ui/dialogs/dialog-part.tsx';

const ExportDialog = dialogPart(
  async () => (await import('./ExportDialog.tsx')).ExportDialog,
  (props) => props.onClose(),
);

/** A button that exports a run as a file, also while it is being played. */
export function ExportRun({ run, size }: { run: Run; size?: 'sm' }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind={size ? 'quiet' : 'line'} size={size} onClick={() => setIsOpen(true)}>
        <Download className="icon" aria-hidden />
        {t('Export Run')}
      </Button>
      <ExportDialog run={run} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
