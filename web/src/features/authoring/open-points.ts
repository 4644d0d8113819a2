import { t } from '../../lib/text.ts';
import type { OpenPoint } from './places.ts';
import type { Simulation } from './useSimulation.ts';

/** The open points of one stage or scenario. Two or more empty rooms are listed separately, to be shown in one line. */
export type PointGroup = { key: string; title: string; points: OpenPoint[]; emptyRooms: OpenPoint[] };

/** Groups open points by stage or scenario, in the order in which they first occur. */
export function groupPoints(points: readonly OpenPoint[], simulation: Simulation): PointGroup[] {
  const groups = new Map<string, PointGroup>();
  for (const point of points) {
    const key = `${point.stage_id}:${point.scenario_id}`;
    const group = groups.get(key) ?? {
      key,
      title: titleOf(point, simulation),
      points: [],
      emptyRooms: [],
    };
    (point.kind === 'empty-room' ? group.emptyRooms : group.points).push(point);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) =>
    group.emptyRooms.length > 1
      ? group
      : { ...group, points: [...group.points, ...group.emptyRooms], emptyRooms: [] },
  );
}

function titleOf(point: OpenPoint, simulation: Simulation): string {
  const stage = simulation.stages.find(({ id }) => id === point.stage_id);
  if (stage === undefined) return simulation.name;
  const scenario = stage.scenarios.find(({ id }) => id === point.scenario_id);
  return scenario === undefined
    ? t('Stage {number}', { number: stage.stage_number })
    : t('Stage {number}: {scenario}', { number: stage.stage_number, scenario: scenario.name });
}
