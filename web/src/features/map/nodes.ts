import { scenarioLimit } from '@vincere/domain';
import { type Node, Position } from '@xyflow/react';
import type { Stage } from '../authoring/useSimulation.ts';
import type { Layout, PlacedScenario } from './layout.ts';
import type { MapEditing } from './ScenarioMap.tsx';
import type { Unfinished } from './unfinished.ts';
import { unit } from './view.ts';
import type { Way } from './way.ts';

export type CardData = {
  card: PlacedScenario;
  unfinished: Unfinished | undefined;
  /** The decision that the group chose here. */
  taken: number | undefined;
  /** On the way that a group went: passed, or where it is now or ended. */
  reached: 'passed' | 'now' | 'end' | 'no' | undefined;
  isChosen: boolean;
  isEditable: boolean;
  /** A link is being drawn: whether it may end here. */
  target: 'fits' | 'refuses' | undefined;
  /** The one card that the tab key stops at. */
  isStop: boolean;
};
export type ScenarioNode = Node<CardData, 'scenario'>;
export type StageNode = Node<{ stage: Stage; limit: number }, 'stage'>;
export type AddScenarioNode = Node<{ stage: Stage; limit: number; onAdd: () => void }, 'add'>;
export type AddStageNode = Node<{ onAddStage: () => void }, 'add-stage'>;
export type MapNode = ScenarioNode | StageNode | AddScenarioNode | AddStageNode;

/** How wide and high the place is from which a link is drawn. */
export const portSize = 24;
const heads = { y: 10, height: 30 };
const adds = { gap: 4, height: 70 };
/** The library names each box a node, which helps nobody. */
const domAttributes = { 'aria-roledescription': undefined };

/** Everything that stands on the map, with its size: nothing waits for being measured. */
export function nodesOf({
  layout,
  unfinished,
  way,
  editing,
  linking,
  stop,
}: {
  layout: Layout;
  unfinished: ReadonlyMap<number, Unfinished> | undefined;
  way: Way | undefined;
  editing: MapEditing | undefined;
  linking: number | undefined;
  stop: number | undefined;
}): MapNode[] {
  const u = unit();
  const box = (x: number, y: number, width: number, height: number) => ({
    position: { x: x * u, y: y * u },
    width: width * u,
    height: height * u,
    measured: { width: width * u, height: height * u },
    domAttributes,
  });
  const from = layout.cards.find(({ scenario }) => scenario.all_decisions.some(({ id }) => id === linking));
  const nodes: MapNode[] = [];
  for (const [column, { stage, x, width, bottom }] of layout.columns.entries()) {
    const limit = scenarioLimit(stage.stage_number);
    nodes.push({
      id: `stage-${stage.id}`,
      type: 'stage',
      data: { stage, limit },
      ...box(x, heads.y, width, heads.height),
    });
    for (const card of layout.cards.filter((one) => one.column === column)) {
      const { id } = card.scenario;
      nodes.push({
        id: String(id),
        type: 'scenario',
        data: {
          card,
          unfinished: unfinished?.get(id),
          taken: way?.visited.find(({ scenario_id }) => scenario_id === id)?.decision_id ?? undefined,
          reached: reachedOf(way, id),
          isChosen: editing?.chosen === id,
          isEditable: editing !== undefined,
          target: from && (column === from.column + 1 ? 'fits' : 'refuses'),
          isStop: stop === id,
        },
        ...box(card.x, card.y, card.width, card.height),
        handles: handlesOf(card, u),
      });
    }
    if (editing)
      nodes.push({
        id: `add-${stage.id}`,
        type: 'add',
        data: { stage, limit, onAdd: () => editing.onAdd(stage) },
        ...box(x, bottom + adds.gap, width, adds.height),
      });
  }
  if (editing && layout.next)
    nodes.push({
      id: 'add-stage',
      type: 'add-stage',
      data: { onAddStage: editing.onAddStage },
      ...box(layout.next.x, heads.y, layout.next.width, adds.height),
    });
  return nodes;
}

function reachedOf(way: Way | undefined, id: number): CardData['reached'] {
  if (way === undefined) return undefined;
  if (way.current === id) return way.isOver ? 'end' : 'now';
  return way.visited.some(({ scenario_id }) => scenario_id === id) ? 'passed' : 'no';
}

function handlesOf({ scenario, ports, width, height }: PlacedScenario, u: number) {
  return [
    {
      id: 'in',
      type: 'target' as const,
      position: Position.Left,
      x: 0,
      y: 0,
      width: width * u,
      height: height * u,
    },
    ...scenario.all_decisions.map(({ id }, index) => ({
      id: String(id),
      type: 'source' as const,
      position: Position.Right,
      x: (width - portSize) * u,
      y: ((ports[index] ?? 0) - portSize / 2) * u,
      width: portSize * u,
      height: portSize * u,
    })),
  ];
}
