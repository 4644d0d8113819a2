import { useMedia } from '../../../lib/browser/useMedia.ts';
import { t } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { InspectorFoot, InspectorPanel } from '../../authoring/InspectorPanel.tsx';
import type { Scenario, Simulation } from '../../authoring/useSimulation.ts';
import type { Links } from '../useLinks.ts';
import { InspectorActions } from './InspectorActions.tsx';
import { InspectorBody } from './InspectorBody.tsx';
import styles from './inspector.module.css';

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
        size="compact"
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
    <InspectorPanel
      className={styles.inspector}
      name={scenario.name}
      head={<span className="meta-text">{place}</span>}
      takesFocus={props.takesFocus}
      onClose={onClose}
    >
      <div className={styles.inspectorBody}>
        <InspectorBody {...parts} />
      </div>
      <InspectorFoot className={styles.inspectorFoot}>
        <InspectorActions {...parts} onDelete={() => onDelete(scenario)} />
      </InspectorFoot>
    </InspectorPanel>
  );
}
