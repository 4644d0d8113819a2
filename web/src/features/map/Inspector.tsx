import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { t } from '../../lib/text.ts';
import { useMedia } from '../../lib/useMedia.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Scenario, Simulation } from '../authoring/useSimulation.ts';
import { InspectorActions } from './InspectorActions.tsx';
import { InspectorBody } from './InspectorBody.tsx';
import styles from './inspector.module.css';
import type { Links } from './useLinks.ts';

export type InspectorProps = {
  simulation: Simulation;
  scenarioId: number;
  links: Links;
  /** True if it was opened by keyboard: then it takes the focus. */
  takesFocus: boolean;
  onClose: () => void;
  onDelete: (scenario: Scenario) => void;
};

/** Shows one scenario of the map for editing: in a panel beside the map, on small screens in a sheet over it. */
export function Inspector(props: InspectorProps) {
  const { simulation, scenarioId, links, onClose, onDelete } = props;
  const isSheet = useMedia('(max-width: 1000px)');
  const stage = simulation.stages.find(({ scenarios }) => scenarios.some(({ id }) => id === scenarioId));
  const scenario = stage?.scenarios.find(({ id }) => id === scenarioId);
  if (stage === undefined || scenario === undefined) return null;
  const place = t('Stage {stage}, scenario {number}', {
    stage: stage.stage_number,
    number: stage.scenarios.indexOf(scenario) + 1,
  });
  const parts = { simulation, stage, scenario, links };
  if (isSheet)
    return (
      <Dialog
        open
        className={styles.inspectorSheet}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={place}
        footer={
          <InspectorActions
            {...parts}
            onDelete={() => {
              // Close this sheet first: only one dialog can be open.
              onClose();
              onDelete(scenario);
            }}
          />
        }
      >
        <InspectorBody {...parts} />
      </Dialog>
    );
  return (
    <Aside {...props} place={place} name={scenario.name}>
      <div className={styles.inspectorBody}>
        <InspectorBody {...parts} />
      </div>
      <div className={`row ${styles.inspectorFoot}`}>
        <InspectorActions {...parts} onDelete={() => onDelete(scenario)} />
      </div>
    </Aside>
  );
}

function Aside({
  place,
  name,
  takesFocus,
  onClose,
  children,
}: InspectorProps & { place: string; name: string; children: React.ReactNode }) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) close.current?.focus();
  }, [takesFocus]);
  return (
    <aside
      className={styles.inspector}
      aria-label={t('Inspector: {name}', { name })}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles.inspectorHead}>
        <span className="meta-text">{place}</span>
        <Button
          ref={close}
          kind="quiet"
          size="sm"
          className="button-icon"
          aria-label={t('Close inspector')}
          onClick={onClose}
        >
          <X className="icon" aria-hidden />
        </Button>
      </div>
      {children}
    </aside>
  );
}
