import type { Answer, Calls } from '@vincere/contract';
import {
  isFinished,
  missingVoters,
  nextScenario,
  roles,
  roomLeaders,
  ruleChoice,
  tally,
} from '@vincere/domain';
import { isoTime, isoTimeOrNull } from '../../platform/time.ts';
import type { App } from '../app.ts';
import { loadAdvanceFacts } from '../runs/advance/advance-facts.ts';
import { currentPlace } from '../runs/place.ts';
import type { RunRow } from '../store/runs/runs.ts';
import { listRestorableSeats } from '../store/seats/removed-seats.ts';
import { listSeats } from '../store/seats/seats.ts';
import { lastClosedView } from './last-closed.ts';
import { listPath, listScenarioNames } from './store.ts';

type Board = Answer<Calls['getRunBoard']>;
type Loaded = Awaited<ReturnType<typeof loadAdvanceFacts>>;
type Facts = Loaded['facts'];

/** Returns a run for the facilitators' control room. */
export async function boardView(app: App, run: RunRow): Promise<Board> {
  const db = app.db.read;
  const place = await currentPlace(db, run);
  const [loaded, path, presence, facilitators, removed] = await Promise.all([
    place && loadAdvanceFacts(db, run, place),
    listPath(db, run.id),
    app.presence.listOf(db, run.id),
    app.presence.listFacilitators(db, run.id),
    isFinished(run.status) ? [] : listRestorableSeats(db, run.id, place?.visit.entered_at ?? 0),
  ]);
  const seats = loaded?.seats ?? (await listSeats(db, run.id));
  return {
    run_id: run.id,
    revision: run.revision,
    server_time: isoTime(app.clock()),
    scenario_id: place?.scenario_id ?? null,
    public_url: app.config.publicUrl ?? null,
    seats: seatViews(seats, presence, loaded?.facts ?? null),
    facilitators,
    removed: removed.map(({ id, ...person }) => ({ user_run_id: id, ...person })),
    ...(loaded === null ? beforeTheStart : await voteViews(app, run, loaded.facts)),
    path: path.map((visit) => ({
      stage_number: visit.stage_number,
      scenario: { id: visit.scenario_id, name: visit.name },
      decision:
        visit.decision_id === null
          ? null
          : { id: visit.decision_id, title_of_decision: visit.title_of_decision ?? '' },
      decided_by: visit.decided_by,
      forced: visit.forced === 1,
    })),
    last_closed: await lastClosedView(db, run, path.at(-1)),
  };
}

const beforeTheStart = {
  room_votes: {},
  final_votes: [],
  missing_user_run_ids: [],
  leading: [],
  rule_choice: null,
  next: [],
};

async function voteViews(app: App, run: RunRow, facts: Facts) {
  const isOver = isFinished(run.status);
  const next = facts.decisions.map(({ id }) => ({ id, scenario_id: nextScenario(facts, id) }));
  const scenarios = await listScenarioNames(
    app.db.read,
    next.flatMap(({ scenario_id }) => scenario_id ?? []),
  );
  const { counts, leaders } = tally(facts.final_votes);
  const leadersByRoom = [...roomLeaders(facts.room_votes)];
  const reachedAt = new Map(facts.final_votes.map((vote) => [vote.decision_chosen_id, vote.created_at]));
  return {
    room_votes: Object.fromEntries(
      roles.map((role) => [role, countsOf(facts, role)] as const).filter(hasVotes),
    ),
    final_votes: facts.decisions.map(({ id }) => ({
      decision_id: id,
      count: counts.get(id) ?? 0,
      rooms_led: leadersByRoom.filter(([, leader]) => leader === id).map(([role]) => role),
      reached_at: isoTimeOrNull(reachedAt.get(id) ?? null),
    })),
    // An advance of a scenario without decisions waits for nobody.
    missing_user_run_ids:
      isOver || facts.decisions.length === 0
        ? []
        : missingVoters(facts.seats, facts.final_votes).map(({ user_run_id }) => user_run_id),
    leading: [...leaders],
    rule_choice: isOver ? null : ruleChoice(facts),
    next: next.map(({ id, scenario_id }) => ({
      decision_id: id,
      scenario: scenarios.find((scenario) => scenario.id === scenario_id) ?? null,
    })),
  };
}

/** Counts the votes of a room per decision, in the order of the decisions. */
function countsOf(facts: Facts, role: (typeof roles)[number]) {
  const { counts } = tally(facts.room_votes.filter((vote) => vote.room_name === role));
  return facts.decisions.flatMap(({ id }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ decision_id: id, count }];
  });
}

function hasVotes([, counts]: readonly [string, readonly unknown[]]): boolean {
  return counts.length > 0;
}

function seatViews(
  seats: Loaded['seats'],
  presence: ReadonlyMap<number, { seen_at: number | null }>,
  facts: Facts | null,
): Board['seats'] {
  const final = new Map(facts?.final_votes.map((vote) => [vote.seat_id, vote]));
  const room = new Map(facts?.room_votes.map((vote) => [vote.seat_id, vote]));
  return seats.map((seat) => {
    const connection = presence.get(seat.id);
    const lastSeenAt = Math.max(seat.last_seen_at ?? 0, connection?.seen_at ?? 0);
    return {
      user_run_id: seat.id,
      user_id: seat.user_id,
      first_name: seat.first_name,
      last_name: seat.last_name,
      email_address: seat.email_address,
      is_guest: seat.is_guest === 1,
      is_active: seat.is_active === 1,
      room_name: seat.room_name,
      created_at: isoTime(seat.created_at),
      is_connected: connection?.seen_at === null,
      last_seen_at: lastSeenAt === 0 ? null : isoTime(lastSeenAt),
      room_vote: room.get(seat.id)?.decision_chosen_id ?? null,
      final_vote: final.get(seat.id)?.decision_chosen_id ?? null,
      room_vote_in: room.get(seat.id)?.room_name ?? null,
      final_vote_in: final.get(seat.id)?.room_name ?? null,
      on_behalf: (final.get(seat.id)?.recorded_by ?? null) !== null,
    };
  });
}
