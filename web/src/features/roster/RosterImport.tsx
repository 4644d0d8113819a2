import type { Run } from '@vincere/contract';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { dialogPart } from '../../ui/dialogs/dialog-part.tsx';

const RosterDialog = dialogPart(
  async () => (await import('./RosterDialog.tsx')).RosterDialog,
  ({ onClose }) => onClose(),
);

/** Opens the import of people from a sheet. */
export function RosterImport({ run }: { run: Run }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="sm" onClick={() => setIsOpen(true)}>
        <FileSpreadsheet className="icon" aria-hidden />
        {t('Add from a sheet')}
      </Button>
      {isOpen && <RosterDialog open runId={run.id} onClose={() => setIsOpen(false)} />}
    </>
  );
}
