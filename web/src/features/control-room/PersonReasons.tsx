import type { Run } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import { useEffect } from 'react';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { EvidenceList } from '../../ui/Evidence.tsx';
import type { Seat } from './types.ts';
import { readRun } from './useControlRoom.ts';

/** Why a participant voted so in the current scenario, in the own words, with the posts that the votes rest on. */
export function PersonReasons({ run, seat }: { run: Run; seat: Seat }) {
  const isOfSeat = ({ user_run_id }: { user_run_id: number }) => user_run_id === seat.user_run_id;
  const scenarioId = run.current_scenario?.id;
  const votes = useRead(
    'getRoomVotes',
    { params: { runId: run.id, roomId: seat.room_vote_in ?? seat.room_name } },
    { enabled: seat.room_vote !== null },
  );
  const inRoom =
    votes.data?.scenario_id === scenarioId ? votes.data?.all_room_decisions.find(isOfSeat) : undefined;
  const final = run.all_users_decision.find((vote) => isOfSeat(vote) && vote.scenario_id === scenarioId);
  // A final decision has the board read again; its reason stands in the run.
  const isBehind = seat.final_vote !== null && final === undefined;
  useEffect(() => {
    if (isBehind) void readRun(run.id);
  }, [isBehind, run.id]);
  return (
    <>
      <Reason
        title={t('Reason for the room vote')}
        vote={inRoom}
        runId={run.id}
        room={seat.room_vote_in ?? seat.room_name}
      />
      <Reason
        title={t('Reason for the final decision')}
        vote={final}
        runId={run.id}
        room={seat.final_vote_in ?? seat.room_name}
      />
    </>
  );
}

/** Why a vote was cast, and of the posts of the room where it was cast those on which it rests. */
function Reason({
  title,
  vote,
  runId,
  room,
}: {
  title: string;
  vote: { reasoning: string | null; evidence: number[] } | undefined;
  runId: number;
  room: Room;
}) {
  const hasEvidence = vote !== undefined && vote.evidence.length > 0;
  const named = useRead('getRoomRunByName', { params: { runId, roomName: room } }, { enabled: hasEvidence });
  const feed = useRead(
    'getRoomRun',
    { params: { roomRunId: named.data?.id ?? 0 } },
    { enabled: hasEvidence && named.data !== undefined },
  );
  if (!vote?.reasoning?.trim()) return null;
  return (
    <figure className="why">
      <figcaption className="t-meta">{title}</figcaption>
      <blockquote className="story">{vote.reasoning}</blockquote>
      <EvidenceList posts={feed.data?.tweets ?? []} ids={vote.evidence} />
    </figure>
  );
}
