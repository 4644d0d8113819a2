import type { Run } from '@vincere/contract';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { EvidenceList } from '../../ui/Evidence.tsx';
import type { Seat } from './types.ts';

/** Why a participant voted so in the current scenario, in the own words, with the posts that the votes rest on. */
export function PersonReasons({ run, seat }: { run: Run; seat: Seat }) {
  const room = { runId: run.id, roomName: seat.room_name };
  const votes = useRead(
    'getRoomVotes',
    { params: { runId: run.id, roomId: seat.room_name } },
    { enabled: seat.room_vote !== null },
  );
  const scenarioId = run.current_scenario?.id;
  const isOfSeat = ({ user_run_id }: { user_run_id: number }) => user_run_id === seat.user_run_id;
  const final = run.all_users_decision.find((vote) => isOfSeat(vote) && vote.scenario_id === scenarioId);
  const inRoom = votes.data?.scenario_id === scenarioId && votes.data?.all_room_decisions.find(isOfSeat);
  const hasEvidence = [final, inRoom].some((vote) => vote && vote.evidence.length > 0);
  const named = useRead('getRoomRunByName', { params: room }, { enabled: hasEvidence });
  const feed = useRead(
    'getRoomRun',
    { params: { roomRunId: named.data?.id ?? 0 } },
    { enabled: hasEvidence && named.data !== undefined },
  );
  const told = [
    { title: t('Reason for the room vote'), vote: inRoom },
    { title: t('Reason for the final decision'), vote: final },
  ].flatMap(({ title, vote }) => (vote && vote.reasoning?.trim() ? [{ title, vote }] : []));
  return told.map(({ title, vote }) => (
    <figure key={title} className="why">
      <figcaption className="t-meta">{title}</figcaption>
      <blockquote className="story">{vote.reasoning}</blockquote>
      <EvidenceList posts={feed.data?.tweets ?? []} ids={vote.evidence} />
    </figure>
  ));
}
