import { useQueries } from '@tanstack/react-query';
import type { ConditionSource, Role, Room } from '@vincere/domain';
import { queryOf } from '../../../lib/api.ts';
import type { ConditionSubjects } from '../../../parts/condition-text.ts';
import type { Scenario, Stage } from '../useSimulation.ts';

/** The stages of a simulation, and the scenario of a post. */
export type ScenarioPlace = { stages: readonly Stage[]; scenarioId: number };

/** The subjects of conditions, with the rooms in which each fact is carried. */
export type LoadedSubjects = ConditionSubjects & { facts: ConditionSource['facts'] };

/**
 * Reads what the conditions of posts of a scenario refer to: its facts if `needs.facts`, and the posts of `needs.rooms`. The
 * rooms of what carries a fact are complete only with the posts of all rooms.
 */
export function useConditionSubjects(
  { stages, scenarioId }: ScenarioPlace,
  needs: { facts: boolean; rooms: readonly Room[] },
) {
  const factReads = useQueries({
    queries: (needs.facts ? [{ scenarioId }] : []).map((params) => queryOf('listFacts', { params })),
  });
  const roomReads = useQueries({
    queries: needs.rooms.map((roomName) => queryOf('getAuthoredRoom', { params: { scenarioId, roomName } })),
  });
  const reads = [...factReads, ...roomReads];
  const scenario = stages.flatMap(({ scenarios }) => scenarios).find(({ id }) => id === scenarioId);
  const posts = roomReads.flatMap(({ data }) => data?.tweets ?? []);
  const isLoaded = scenario !== undefined && reads.every(({ data }) => data !== undefined);
  const subjects = (): LoadedSubjects => ({
    earlier: earlierScenarios(stages, scenarioId),
    decisions: scenario?.all_decisions ?? [],
    facts: factReads
      .flatMap(({ data }) => data ?? [])
      .map((fact) => ({
        ...fact,
        carriers: [
          ...posts
            .filter(({ id }) => fact.posts.includes(id))
            .map(({ id, room_name }) => ({ room_name, post_id: id })),
          ...carryingFiles(scenario, fact.files),
        ],
      })),
    posts,
  });
  return {
    /** Undefined until everything is loaded. */
    subjects: isLoaded ? subjects() : undefined,
    isError: reads.some(({ isError, data }) => isError && data === undefined),
    isFetching: reads.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of reads) if (query.isError) void query.refetch();
    },
  };
}

/** Returns the parts of a simulation on which it depends whether conditions can hold. */
export function conditionSource(
  { stages }: ScenarioPlace,
  { facts, posts }: LoadedSubjects,
  roles: readonly Role[],
): ConditionSource {
  return {
    stages: stages.map((stage) => ({
      ...stage,
      scenarios: stage.scenarios.map((scenario) => ({ ...scenario, decisions: scenario.all_decisions })),
    })),
    facts,
    posts,
    rooms: roles,
  };
}

/** Returns the scenarios of the stages before that of a scenario, in their order. */
function earlierScenarios(stages: readonly Stage[], scenarioId: number) {
  const index = stages.findIndex(({ scenarios }) => scenarios.some(({ id }) => id === scenarioId));
  return stages
    .slice(0, Math.max(index, 0))
    .flatMap(({ stage_number, scenarios }) => scenarios.map((scenario) => ({ ...scenario, stage_number })));
}

function carryingFiles(scenario: Scenario | undefined, ids: readonly number[]): { room_name: Room }[] {
  return (scenario?.files ?? []).flatMap(({ id, room_name }) =>
    room_name !== null && ids.includes(id) ? [{ room_name }] : [],
  );
}
