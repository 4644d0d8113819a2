import { Bot } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { dialogPart } from '../../ui/dialogs/dialog-part.tsx';
import type { Simulation } from '../authoring/useSimulation.ts';

const RehearseDialog = dialogPart(
  async () => (await import('./RehearseDialog.tsx')).RehearseDialog,
  (props) => props.onClose(),
);

/** Opens the choice of what bots shall play. */
export function RehearseButton({ simulation }: { simulation: Simulation }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="line" onClick={() => setIsOpen(true)}>
        <Bot className="icon" aria-hidden />
        {t('Rehearse')}
      </Button>
      {isOpen && <RehearseDialog open simulation={simulation} onClose={() => setIsOpen(false)} />}
    </>
  );
}
