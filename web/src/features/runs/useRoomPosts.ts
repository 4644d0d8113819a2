import { useQueries } from '@tanstack/react-query';
import type { Room } from '@vincere/domain';
import { queryOf } from '../../lib/api.ts';
import { waitFor } from '../../lib/time/useReadAfter.ts';
import type { EvidenceGroup } from '../../parts/posts/Evidence.tsx';
import { useRooms } from '../../parts/rooms.tsx';

/**
 * Reads the posts of rooms of a run in its current scenario and keeps them current. The groups are in the order of
 * `rooms`, each oldest first; a room that is still loading is missing. The reads share the cache of the rooms' own pages.
 */
export function useRoomPosts(runId: number, scenarioId: number | undefined, rooms: readonly Room[]) {
  const { placeName } = useRooms();
  const roomQueries = useQueries({
    queries: rooms.map((roomName) => queryOf('getRoomRunByName', { params: { runId, roomName } })),
  });
  const roomRunIds = roomQueries.flatMap(({ data }) =>
    data?.scenario_id === scenarioId && data ? [data.id] : [],
  );
  const feeds = useQueries({
    queries: roomRunIds.map((roomRunId) => ({
      ...queryOf('getRoomRun', { params: { roomRunId } }),
      refetchInterval: ({ state }: { state: { data?: { next_post_ms: number | null } | undefined } }) => {
        const wait = state.data?.next_post_ms ?? null;
        return wait === null ? (false as const) : waitFor(wait);
      },
      refetchIntervalInBackground: true,
    })),
  });
  const reads = [...roomQueries, ...feeds];
  const groups = feeds.flatMap(({ data }): EvidenceGroup[] =>
    data ? [{ name: placeName(data.room_name), posts: data.tweets }] : [],
  );
  return {
    groups,
    /** True once every room is loaded. */
    isComplete: groups.length === rooms.length,
    /** True also while a failed read is retried. */
    isError: reads.some(({ errorUpdateCount, data }) => errorUpdateCount > 0 && data === undefined),
    isFetching: reads.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of reads) if (query.isError) void query.refetch();
    },
  };
}
