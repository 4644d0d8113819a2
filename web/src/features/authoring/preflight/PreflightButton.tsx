import { PlaneTakeoff, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../../lib/api.ts';
import { plural, t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { dialogPart } from '../../../ui/dialogs/dialog-part.tsx';
import type { Simulation } from '../useSimulation.ts';
import styles from './PreflightButton.module.css';

const PreflightDialog = dialogPart(
  async () => (await import('./PreflightDialog.tsx')).PreflightDialog,
  (props) => props.onClose(),
);

/** A button with the number of open points of a simulation. It opens the pre-flight, which lists them. */
export function PreflightButton({ simulation }: { simulation: Simulation }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useRead('getReadiness', { params: { simulationId: simulation.id } });
  const count = data?.items.length ?? 0;
  return (
    <>
      <Button kind="line" onClick={() => setIsOpen(true)}>
        {count === 0 ? (
          <PlaneTakeoff className="icon" aria-hidden />
        ) : (
          <TriangleAlert className={`icon ${styles.hasOpenPoints}`} aria-hidden />
        )}
        {count === 0
          ? t('Pre-flight')
          : plural(count, 'Pre-flight: {count} open point', 'Pre-flight: {count} open points')}
      </Button>
      {isOpen && <PreflightDialog open simulation={simulation} onClose={() => setIsOpen(false)} />}
    </>
  );
}
