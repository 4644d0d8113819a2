import { linkOptions } from '@tanstack/react-router';
import type { Answer, Calls } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import type { Simulation } from './useSimulation.ts';

export type OpenPoint = Answer<Calls['getReadiness']>['items'][number];

/** Link to the list of stages of a simulation, or to another of its views. */
export function stagesPlace(simulationId: number, view?: 'map' | 'briefing' | 'files', scenario?: number) {
  return linkOptions({
    to: '/admin/simulations/$simulationId/stages',
    params: { simulationId: String(simulationId) },
    search: { view, scenario },
  });
}

/** Link to the scenarios of a stage. */
export function scenariosPlace(simulationId: number, stageId: number) {
  return linkOptions({
    to: '/admin/simulations/$simulationId/stages/$stageId/scenarios',
    params: { simulationId: String(simulationId), stageId: String(stageId) },
  });
}

/** Link to the page of a scenario: with `at.view` to its key facts, with `at.room` to the dialog of that room. */
export function scenarioPlace(
  simulationId: number,
  stageId: number,
  scenarioId: number,
  at: { view?: 'facts'; room?: Room | undefined; show?: 'files' | 'tweets' | 'notes'; hash?: string } = {},
) {
  return linkOptions({
    to: '/admin/simulations/$simulationId/stages/$stageId/scenarios/$scenarioId',
    params: {
      simulationId: String(simulationId),
      stageId: String(stageId),
      scenarioId: String(scenarioId),
    },
    search: { view: at.view, room: at.room, show: at.show },
    ...(at.hash === undefined ? {} : { hash: at.hash }),
  });
}

/** Returns the id of the element that shows a post in the dialog of its room. */
export function postPlace(postId: number): string {
  return `post-${postId}`;
}

/** Link to the page where an open point is resolved: for a scenario that nothing leads to, a page of the previous stage. */
export function placeOfPoint(point: OpenPoint, simulation: Simulation) {
  const { stage_id, scenario_id, decision_id, room_name } = point;
  if (stage_id === null) return stagesPlace(simulation.id);
  if (scenario_id === null) return scenariosPlace(simulation.id, stage_id);
  if (point.kind === 'unreachable') {
    const index = simulation.stages.findIndex(({ id }) => id === stage_id);
    const before = simulation.stages[index - 1];
    const only = before?.scenarios.length === 1 ? before.scenarios[0] : undefined;
    if (before && only) return scenarioPlace(simulation.id, before.id, only.id, { hash: 'decisions' });
    return scenariosPlace(simulation.id, before?.id ?? stage_id);
  }
  if (room_name !== null) return scenarioPlace(simulation.id, stage_id, scenario_id, { room: room_name });
  const hash = decision_id === null ? 'decisions' : `decision-${decision_id}`;
  return scenarioPlace(simulation.id, stage_id, scenario_id, { hash });
}
