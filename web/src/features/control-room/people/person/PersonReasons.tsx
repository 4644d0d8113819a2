import type { Run } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import { useEffect } from 'react';
import { useRead } from '../../../../lib/api.ts';
import { t } from '../../../../lib/text.ts';
import { EvidenceList } from '../../../../parts/posts/Evidence.tsx';
import { useRooms } from '../../../../parts/rooms.tsx';
import { useRoomPosts } from '../../../runs/useRoomPosts.ts';
import { useTableEvidence } from '../../../table/useTable.ts';
import type { Seat } from '../../types.ts';
import { readRun } from '../../useControlRoom.ts';
import { evidenceRooms } from '../../votes/evidence-rooms.ts';
import styles from './PersonReasons.module.css';

/** The reasons that a participant gave for their votes in the current scenario, with the posts cited as evidence. */
export function PersonReasons({ run, seat }: { run: Run; seat: Seat }) {
  const isByParticipant = ({ user_run_id }: { user_run_id: number }) => user_run_id === seat.user_run_id;
  const scenarioId = run.current_scenario?.id;
  const votes = useRead(
    'getRoomVotes',
    { params: { runId: run.id, roomId: seat.room_vote_in ?? seat.room_name } },
    { enabled: seat.room_vote !== null },
  );
  const inRoom =
    votes.data?.scenario_id === scenarioId ? votes.data?.all_room_decisions.find(isByParticipant) : undefined;
  const final = run.all_users_decision.find(
    (vote) => isByParticipant(vote) && vote.scenario_id === scenarioId,
  );
  // A new final decision reloads the board only, but its reason is part of the run.
  const isBehind = seat.final_vote !== null && final === undefined;
  useEffect(() => {
    if (isBehind) void readRun(run.id);
  }, [isBehind, run.id]);
  return (
    <>
      <Reason
        title={t('Reason for the room vote')}
        vote={inRoom}
        run={run}
        room={seat.room_vote_in ?? seat.room_name}
      />
      <Reason
        title={t('Reason for the final decision')}
        vote={final}
        run={run}
        room={seat.final_vote_in ?? seat.room_name}
      />
    </>
  );
}

/** The reason for a vote that was cast in `room`, with the posts cited as evidence. */
function Reason({
  title,
  vote,
  run,
  room,
}: {
  title: string;
  vote: { reasoning: string | null; evidence: number[]; evidence_files: number[] } | undefined;
  run: Run;
  room: Room;
}) {
  const { rooms } = useRooms();
  const hasEvidence = vote !== undefined && vote.evidence.length > 0;
  const { groups } = useRoomPosts(
    run.id,
    run.current_scenario?.id,
    hasEvidence ? evidenceRooms(room, rooms) : [],
  );
  const onTable = useTableEvidence(run);
  if (!vote?.reasoning?.trim()) return null;
  return (
    <figure className={styles.reasons}>
      <figcaption className="meta-text">{title}</figcaption>
      <blockquote className="story">{vote.reasoning}</blockquote>
      <EvidenceList
        posts={[...groups.flatMap(({ posts }) => posts), ...(onTable?.posts ?? [])]}
        ids={vote.evidence}
        files={onTable?.files ?? []}
        fileIds={vote.evidence_files}
        votedIn={run.table ? room : undefined}
      />
    </figure>
  );
}
