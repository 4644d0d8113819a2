import type { Run } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import { files as fileTexts, rooms, votes as voteTexts } from '@vincere/contract/messages';
import type { Room } from '@vincere/domain';
import { useRead } from '../../lib/api.ts';
import { type LiveState, pollBeside } from '../../lib/live/live.ts';
import { t } from '../../lib/text.ts';
import { useReadAfter } from '../../lib/time/useReadAfter.ts';
import { outcomeOf, useFailureToast } from '../../ui/toasts/useFailureToast.ts';
import { roomRunIdOf } from './place.ts';

/**
 * Reads the content of a room. The run's event stream keeps it current; while the stream is down, the reads are polled. The
 * votes of a previous scenario are ignored until those of the current one have loaded.
 */
export function useRoomReads(run: Run, room: Room, live: LiveState) {
  const refetchInterval = pollBeside(live, pollMs.participant);
  const scenarioId = run.current_scenario?.id;
  const idInRun = roomRunIdOf(run, room);
  const hasBegun = run.status !== 'DRAFT';
  const byName = useRead(
    'getRoomRunByName',
    { params: { runId: run.id, roomName: room } },
    { enabled: hasBegun && idInRun === undefined, refetchInterval },
  );
  const idByName = byName.data?.scenario_id === scenarioId ? byName.data?.id : undefined;
  const roomRunId = idInRun ?? idByName;
  const params = { params: { roomRunId: roomRunId ?? 0 } };
  const onceIdKnown = { enabled: roomRunId !== undefined, refetchInterval };
  const roomRead = useRead('getRoomRun', params, onceIdKnown);
  useReadAfter(roomRead.data?.next_post_ms ?? null, roomRead.dataUpdatedAt, roomRead.refetch, roomRead.data);
  const files = useRead('listRoomFiles', params, onceIdKnown);
  const votes = useRead(
    'getRoomVotes',
    { params: { runId: run.id, roomId: room } },
    { enabled: hasBegun, refetchInterval },
  );
  const roomFailed = roomRunId === undefined ? byName.isError : roomRead.isError;
  const filesFailed = roomRunId === undefined ? byName.isError : files.isError;
  const currentVotes = votes.data?.scenario_id === scenarioId ? votes.data : undefined;
  // Only the last toast is visible, so the more specific messages come last.
  useFailureToast(outcomeOf({ isError: roomFailed, data: roomRead.data }), t(rooms.notesLoadFailed));
  useFailureToast(outcomeOf({ isError: votes.isError, data: currentVotes }), t(voteTexts.room.votesFailed));
  useFailureToast(outcomeOf({ isError: filesFailed, data: files.data }), t(fileTexts.listFailed));
  return {
    roomRunId,
    room: roomRead.data,
    files: files.data,
    votes: currentVotes,
    failed: {
      room: roomFailed && roomRead.data === undefined,
      files: filesFailed && files.data === undefined,
      votes: votes.isError,
    },
    retrying: {
      room: byName.isFetching || roomRead.isFetching,
      files: byName.isFetching || files.isFetching,
      votes: votes.isFetching,
    },
    retry: {
      room: () => (roomRunId === undefined ? byName.refetch() : roomRead.refetch()),
      files: () => (roomRunId === undefined ? byName.refetch() : files.refetch()),
      votes: () => votes.refetch(),
    },
  };
}
