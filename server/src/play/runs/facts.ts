import { stageAt } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { findLastOutcome } from '../outcomes/last-outcome.ts';
import { listRoomRuns } from '../store/rooms/rooms.ts';
import { listAnnouncements } from '../store/runs/announcements.ts';
import type { RunRow } from '../store/runs/runs.ts';
import { listVisitTimes } from '../store/runs/visits.ts';
import { listSeats } from '../store/seats/seats.ts';
import { listEvidence, noEvidence } from '../store/votes/evidence.ts';
import { listVotes } from '../store/votes/votes.ts';
import { loadRunContent } from './content.ts';
import { placeOrBeginning } from './place.ts';

/** All facts about the current state of a run that any reader may see. */
export type RunFacts = Awaited<ReturnType<typeof loadRunFacts>>;

/** Returns the data of a run's view. All of it is at least as new as `run`. */
export async function loadRunFacts(db: Queries, run: RunRow) {
  const place = await placeOrBeginning(db, run);
  const [content, seats, room_runs, final_votes, evidence, visits, announcements] = await Promise.all([
    loadRunContent(db, run, place),
    listSeats(db, run.id),
    place?.visit ? listRoomRuns(db, run.id, place.scenario_id) : [],
    listVotes(db, run.id, 'final'),
    listEvidence(db, { runId: run.id, kind: 'final' }),
    listVisitTimes(db, run.id),
    listAnnouncements(db, run.id),
  ]);
  const begunVisits = visits.filter(({ has_begun }) => has_begun === 1);
  return {
    run,
    place,
    ...content,
    seats,
    room_runs: new Map(room_runs.map((roomRun) => [roomRun.room_name, roomRun])),
    final_votes: final_votes.map((vote) => ({ ...vote, ...(evidence.get(vote.id) ?? noEvidence) })),
    /** Ids of the closed scenarios. They never reopen. */
    closed: new Set(
      visits.flatMap(({ scenario_id, closed_at }) => (closed_at === null ? [] : [scenario_id])),
    ),
    last_outcome: await findLastOutcome(db, visits),
    is_outcome_shown: visits.every(({ is_outcome_shown }) => is_outcome_shown === 1),
    announcements: announcements.map((announcement) => inStage(announcement, begunVisits, place)),
  };
}

/** Adds the stage in which an announcement was made, and whether the run is still in that stage. */
function inStage<Row extends { created_at: number }>(
  announcement: Row,
  visits: readonly { stage_number: number; entered_at: number }[],
  place: { stage_number: number } | null,
) {
  const index = stageAt(
    visits.map(({ entered_at }) => entered_at),
    announcement.created_at,
  );
  return {
    ...announcement,
    stage_number: (visits[index] ?? place)?.stage_number ?? null,
    is_current: index >= visits.length - 1,
  };
}
