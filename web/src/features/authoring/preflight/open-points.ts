import type { Answer, Calls } from '@vincere/contract';
import { t } from '../../../lib/text.ts';
import type { OpenPoint } from '../places.ts';
import type { Simulation } from '../useSimulation.ts';

export type WeakSpot = Answer<Calls['getPreflight']>['weak_spots'][number];

/** The checks of one stage or scenario. Two or more empty rooms are listed separately, to be shown in one line. */
type CheckGroup = {
  key: string;
  title: string;
  points: OpenPoint[];
  emptyRooms: OpenPoint[];
  spots: WeakSpot[];
};

/** Returns the weak spots that are not also open points: empty rooms are both. */
export const onlyWeak = (spots: readonly WeakSpot[]) => spots.filter(({ kind }) => kind !== 'empty-rooms');

/** Returns whether a kind of weak spot is about the key facts of a scenario. */
export function isAboutFacts(kind: WeakSpot['kind']): boolean {
  return factKinds.includes(kind);
}

const factKinds: readonly WeakSpot['kind'][] = [
  'fact-without-carrier',
  'fact-not-hidden',
  'decision-without-facts',
  'room-without-facts',
  'one-room-decides',
];

/** Groups open points and weak spots by stage or scenario, in the order of the simulation. */
export function groupChecks(
  points: readonly OpenPoint[],
  spots: readonly WeakSpot[],
  simulation: Simulation,
): CheckGroup[] {
  const groups = new Map<string, CheckGroup>();
  const groupOf = (place: Pick<OpenPoint, 'stage_id' | 'scenario_id'>) => {
    const key = keyOf(place.stage_id, place.scenario_id);
    const group = groups.get(key) ?? {
      key,
      title: titleOf(place, simulation),
      points: [],
      emptyRooms: [],
      spots: [],
    };
    groups.set(key, group);
    return group;
  };
  for (const point of points) {
    const group = groupOf(point);
    (point.kind === 'empty-room' ? group.emptyRooms : group.points).push(point);
  }
  for (const spot of spots) groupOf(spot).spots.push(spot);
  const order = simulation.stages.flatMap(({ id, scenarios }) => [
    keyOf(id, null),
    ...scenarios.map((scenario) => keyOf(id, scenario.id)),
  ]);
  return [...groups.values()]
    .toSorted((group, other) => order.indexOf(group.key) - order.indexOf(other.key))
    .map((group) =>
      group.emptyRooms.length > 1
        ? group
        : { ...group, points: [...group.points, ...group.emptyRooms], emptyRooms: [] },
    );
}

const keyOf = (stageId: number | null, scenarioId: number | null) => `${stageId}:${scenarioId}`;

function titleOf(place: Pick<OpenPoint, 'stage_id' | 'scenario_id'>, simulation: Simulation): string {
  const stage = simulation.stages.find(({ id }) => id === place.stage_id);
  if (stage === undefined) return simulation.name;
  const scenario = stage.scenarios.find(({ id }) => id === place.scenario_id);
  return scenario === undefined
    ? t('Stage {number}', { number: stage.stage_number })
    : t('Stage {number}: {scenario}', { number: stage.stage_number, scenario: scenario.name });
}
