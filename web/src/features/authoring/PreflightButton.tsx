import { PlaneTakeoff } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { dialogPart } from '../../ui/dialog-part.tsx';
import type { Simulation } from './useSimulation.ts';

const PreflightDialog = dialogPart(
  async () => (await import('./PreflightDialog.tsx')).PreflightDialog,
  (props) => props.onClose(),
);

/** A button that opens the pre-flight check of a simulation. */
export function PreflightButton({ simulation }: { simulation: Simulation }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="line" onClick={() => setIsOpen(true)}>
        <PlaneTakeoff className="icon" aria-hidden />
        {t('Pre-flight')}
      </Button>
      {isOpen && <PreflightDialog open simulation={simulation} onClose={() => setIsOpen(false)} />}
    </>
  );
}
