import { scenarioLimit } from '@vincere/domain';
import { type Node, Position } from '@xyflow/react';
import type { Stage } from '../../authoring/useSimulation.ts';
import type { Layout, PlacedScenario } from '../layout.ts';
import type { MapEditing } from '../ScenarioMap.tsx';
import type { Unfinished } from '../unfinished.ts';
import { unit } from '../view.ts';
import type { Way } from '../way/way.ts';

export type CardData = {
  card: PlacedScenario;
  unfinished: Unfinished | undefined;
  /** Id of the decision that the group chose here. */
  chosenDecision: number | undefined;
  /** The scenario's place on the path of a group; undefined without a path. */
  reached: 'passed' | 'now' | 'end' | 'no' | undefined;
  isChosen: boolean;
  isEditable: boolean;
  /** While a link is being dragged: whether it can end at this card. */
  target: 'fits' | 'refuses' | undefined;
  /** True for the one card in the tab order. */
  isTabStop: boolean;
};
export type ScenarioNode = Node<CardData, 'scenario'>;
export type StageNode = Node<{ stage: Stage; limit: number }, 'stage'>;
export type AddScenarioNode = Node<{ stage: Stage; limit: number; onAdd: () => void }, 'add'>;
export type AddStageNode = Node<{ onAddStage: () => void }, 'add-stage'>;
export type MapNode = ScenarioNode | StageNode | AddScenarioNode | AddStageNode;

/** Width and height of the handle from which a link is dragged. */
export const portSize = 24;
const heads = { y: 10, height: 30 };
const adds = { gap: 4, height: 70 };
/** React Flow describes each box as a "node" to screen readers, which doesn't help, so remove that. */
const domAttributes = { 'aria-roledescription': undefined };

/** Returns all nodes of the map. They have their final sizes, so React Flow needn't measure them first. */
export function nodesOf({
  layout,
  unfinished,
  way,
  editing,
  linking,
  tabStop,
}: {
  layout: Layout;
  unfinished: ReadonlyMap<number, Unfinished> | undefined;
  way: Way | undefined;
  editing: MapEditing | undefined;
  linking: number | undefined;
  tabStop: number | undefined;
}): MapNode[] {
  const scale = unit();
  const box = (x: number, y: number, width: number, height: number) => ({
    position: { x: x * scale, y: y * scale },
    width: width * scale,
    height: height * scale,
    measured: { width: width * scale, height: height * scale },
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
    for (const card of layout.cards.filter((candidate) => candidate.column === column)) {
      const { id } = card.scenario;
      nodes.push({
        id: String(id),
        type: 'scenario',
        data: {
          card,
          unfinished: unfinished?.get(id),
          chosenDecision:
            way?.visited.find(({ scenario_id }) => scenario_id === id)?.decision_id ?? undefined,
          reached: reachedOf(way, id),
          isChosen: editing?.chosen === id,
          isEditable: editing !== undefined,
          target: from && (column === from.column + 1 ? 'fits' : 'refuses'),
          isTabStop: tabStop === id,
        },
        ...box(card.x, card.y, card.width, card.height),
        handles: handlesOf(card, scale),
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

function handlesOf({ scenario, ports, width, height }: PlacedScenario, scale: number) {
  return [
    {
      id: 'in',
      type: 'target' as const,
      position: Position.Left,
      x: 0,
      y: 0,
      width: width * scale,
      height: height * scale,
    },
    ...scenario.all_decisions.map(({ id }, index) => ({
      id: String(id),
      type: 'source' as const,
      position: Position.Right,
      x: (width - portSize) * scale,
      y: ((ports[index] ?? 0) - portSize / 2) * scale,
      width: portSize * scale,
      height: portSize * scale,
    })),
  ];
}
