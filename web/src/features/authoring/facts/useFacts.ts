import { useQueries } from '@tanstack/react-query';
import type { Answer, Calls } from '@vincere/contract';
import { type Room, rooms } from '@vincere/domain';
import { queryOf, useRead } from '../../../lib/api.ts';
import { authorName } from '../../../parts/posts/author.ts';
import type { Scenario } from '../useSimulation.ts';

export type Fact = Answer<Calls['listFacts']>[number];

/** A post or file of the scenario that can carry a fact. `name` is the text of the post or the name of the file. */
export type Carrier = { kind: 'post' | 'file'; id: number; room: Room; name: string; author?: string };

/** Reads the key facts of a scenario in their order. */
export function useFacts(scenarioId: number) {
  return useRead('listFacts', { params: { scenarioId } });
}

/** Reads what can carry the facts of a scenario: the authored posts and the files, room by room, with the dashboard. */
export function useCarriers(scenario: Scenario) {
  const reads = useQueries({
    queries: rooms.map((roomName) =>
      queryOf('getAuthoredRoom', { params: { scenarioId: scenario.id, roomName } }),
    ),
  });
  const isComplete = reads.every(({ data }) => data !== undefined);
  const carriers = reads.flatMap(({ data }): Carrier[] =>
    data === undefined
      ? []
      : [
          ...data.tweets.map((post) => ({
            kind: 'post' as const,
            id: post.id,
            room: data.room_name,
            name: post.content,
            author: authorName(post),
          })),
          ...scenario.files
            .filter(({ room_name }) => room_name === data.room_name)
            .map(({ id, name }) => ({ kind: 'file' as const, id, room: data.room_name, name })),
        ],
  );
  return {
    /** Undefined until every room is loaded. */
    carriers: isComplete ? carriers : undefined,
    isError: reads.some(({ isError, data }) => isError && data === undefined),
    isFetching: reads.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of reads) if (query.isError) void query.refetch();
    },
  };
}
