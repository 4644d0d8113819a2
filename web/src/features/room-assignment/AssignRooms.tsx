import type { Run } from '@vincere/contract';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { dialogPart } from '../../ui/dialogs/dialog-part.tsx';

const AssignDialog = dialogPart(
  async () => (await import('./AssignDialog.tsx')).AssignDialog,
  ({ onClose }) => onClose(),
);

/** Opens the assignment of rooms by preference. */
export function AssignRooms({ run }: { run: Run }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="sm" onClick={() => setIsOpen(true)}>
        <Shuffle className="icon" aria-hidden />
        {t('Assign rooms')}
      </Button>
      {isOpen && <AssignDialog open run={run} onClose={() => setIsOpen(false)} />}
    </>
  );
}
