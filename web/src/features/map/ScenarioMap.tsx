import '@xyflow/react/dist/base.css';

import {
  type Connection,
  type Edge,
  type FinalConnectionState,
  ReactFlow,
  type ReactFlowInstance,
} from '@xyflow/react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { toastError } from '../../ui/toasts/Toaster.tsx';
import type { Decision, Scenario, Simulation, Stage } from '../authoring/useSimulation.ts';
import { edgesOf } from './edges.ts';
import { KeepInView } from './KeepInView.tsx';
import { type Layout, layOut } from './layout.ts';
import { MapControls } from './MapControls.tsx';
import { MapList } from './MapList.tsx';
import styles from './map.module.css';
import { AddNode } from './nodes/AddNode.tsx';
import { AddStageNode } from './nodes/AddStageNode.tsx';
import { type MapNode, nodesOf } from './nodes/nodes.ts';
import { ScenarioCard } from './nodes/ScenarioCard.tsx';
import { StageHead } from './nodes/StageHead.tsx';
import { unfinishedOf } from './unfinished.ts';
import { focusCard, useMapKeys } from './useMapKeys.ts';
import { showStart, unit } from './view.ts';
import type { Way } from './way/way.ts';

/** The state and callbacks of a map that can be edited. */
export type MapEditing = {
  /** The scenario in the inspector. */
  chosen: number | undefined;
  /** Links being saved: target scenario id (null for none) by decision id. */
  sending: ReadonlyMap<number, number | null>;
  onOpen: (scenario: number, byKeyboard: boolean) => void;
  onLink: (decision: Decision, to: Scenario | null) => void;
  onDelete: (scenario: Scenario) => void;
  onAdd: (stage: Stage) => void;
  onAddStage: () => void;
};

/** What no map lets its user do: keys and focus are those of `useMapKeys`. */
const fixedSettings = {
  minZoom: 0.4,
  maxZoom: 1.5,
  panOnScrollSpeed: 1,
  zoomOnScroll: false,
  zoomOnDoubleClick: false,
  nodesDraggable: false,
  nodesFocusable: false,
  edgesFocusable: false,
  elementsSelectable: false,
  disableKeyboardA11y: true,
  deleteKeyCode: null,
  selectionKeyCode: null,
  multiSelectionKeyCode: null,
  panActivationKeyCode: null,
  connectionRadius: 28,
} as const;

const nodeTypes = { scenario: ScenarioCard, stage: StageHead, add: AddNode, 'add-stage': AddStageNode };

/**
 * The map of a simulation: stages are columns, scenarios are cards, links are lines. With `editing` it can be edited and marks
 * unfinished scenarios; with `way` it shows the path and the position of a group.
 */
export function ScenarioMap({
  simulation,
  label,
  editing,
  way,
}: {
  simulation: Simulation;
  label: string;
  editing?: MapEditing;
  way?: Way;
}) {
  const root = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<number>();
  const layout = useMemo(() => layOut(simulation.stages), [simulation.stages]);
  const unfinishedParts = useMemo(() => (way ? undefined : unfinishedOf(simulation)), [simulation, way]);
  const decisions = simulation.stages
    .flatMap(({ scenarios }) => scenarios)
    .flatMap((scenario) => scenario.all_decisions);
  const { linking, ...connecting } = useConnecting(decisions, layout, editing);
  const keys = useMapKeys(root, layout, editing, () => {
    const decision = decisions.find(({ id }) => id === picked);
    setPicked(undefined);
    if (decision) editing?.onLink(decision, null);
    return decision !== undefined;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    keys.onKeyDown(event);
    setPicked(undefined);
  };
  const nodes = nodesOf({
    layout,
    unfinished: unfinishedParts,
    way,
    editing,
    linking,
    tabStop: keys.tabStop,
  });
  const edges = edgesOf({ simulation, layout, way, editing, picked });

  const onInit = (instance: ReactFlowInstance<MapNode>) =>
    showStart(
      instance,
      root.current,
      layout,
      editing?.chosen ?? way?.current ?? undefined,
      editing === undefined,
    );
  return (
    <div className={styles.canvas} ref={root} onKeyDown={onKeyDown} role="region" aria-label={label}>
      <MapList simulation={simulation} way={way} />
      <ReactFlow<MapNode>
        className={linking === undefined ? styles.flow : `${styles.flow} ${styles.linking}`}
        aria-label={label}
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        onInit={onInit}
        panOnScroll={editing !== undefined}
        preventScrolling={editing !== undefined}
        nodesConnectable={editing !== undefined}
        edgesReconnectable={editing !== undefined}
        {...fixedSettings}
        {...connecting}
        onNodeClick={(event, node) => {
          const isPort = event.target instanceof Element && event.target.closest('.react-flow__handle');
          if (node.type !== 'scenario' || isPort) return;
          setPicked(undefined);
          editing?.onOpen(node.data.card.scenario.id, event.detail === 0);
        }}
        onEdgeClick={(_, edge) => {
          setPicked(Number(edge.sourceHandle));
          // The Delete key is handled by the focused card.
          focusCard(root.current, Number(edge.source));
          editing?.onOpen(Number(edge.source), false);
        }}
        onPaneClick={() => setPicked(undefined)}
      >
        <KeepInView
          width={((editing ? layout.widthWithNext : layout.width) + 40) * unit()}
          height={(layout.height + 130) * unit()}
        />
        <MapControls />
      </ReactFlow>
    </div>
  );
}

/** Links of decisions that are dragged on the map. `linking` is the decision while its link is dragged. */
function useConnecting(decisions: readonly Decision[], layout: Layout, editing: MapEditing | undefined) {
  const [linking, setLinking] = useState<number>();
  const isNextColumn = ({ source, target }: { source: string; target: string }) => {
    const column = (id: string) => layout.cards.find((card) => String(card.scenario.id) === id)?.column ?? -1;
    return column(target) === column(source) + 1;
  };
  const link = ({ sourceHandle, target }: Pick<Connection, 'sourceHandle' | 'target'>) => {
    const decision = decisions.find(({ id }) => String(id) === sourceHandle);
    const card = layout.cards.find(({ scenario }) => String(scenario.id) === target);
    if (decision && card) editing?.onLink(decision, card.scenario);
  };
  return {
    linking,
    isValidConnection: isNextColumn,
    onConnectStart: (_: unknown, { handleId }: { handleId: string | null }) => setLinking(Number(handleId)),
    onConnectEnd: (
      event: MouseEvent | TouchEvent,
      { fromNode, toNode, isValid }: Pick<FinalConnectionState, 'fromNode' | 'toNode' | 'isValid'>,
    ) => {
      setLinking(undefined);
      const over = toNode?.id ?? cardUnder(event);
      if (over !== undefined && over !== fromNode?.id && !isValid)
        toastError(t('Not linked'), refusalText('decision.bad-link'));
    },
    onConnect: link,
    onReconnect: (edge: Edge, { target }: Connection) =>
      link({ sourceHandle: edge.sourceHandle ?? null, target }),
  };
}

/** Returns the node id of the card under the pointer: React Flow reports no target for a card that accepts no link. */
function cardUnder(event: MouseEvent | TouchEvent): string | undefined {
  const at = 'changedTouches' in event ? event.changedTouches[0] : event;
  const under = at && document.elementFromPoint(at.clientX, at.clientY);
  return under?.closest<HTMLElement>('.react-flow__node-scenario')?.dataset['id'];
}
