import type { KnownFact, RunFact } from '@vincere/contract';
import {
  appearedAt,
  type CarrierHistory,
  type FactHistory,
  historyOf,
  type Room,
  roles,
} from '@vincere/domain';
import { type FactRow, listFactRows } from '../../authoring/store/facts.ts';
import { listScenarioFiles } from '../../authoring/store/files.ts';
import { ofScenario } from '../../authoring/store/part.ts';
import type { Queries } from '../../platform/db/database.ts';
import { isoTime, isoTimeOrNull } from '../../platform/time.ts';
import type { ScenarioEdition } from '../editions/scenario-edition.ts';
import { loadRoomPosts } from '../posts/in-runs.ts';
import { listTicks } from '../store/facts/fact-ticks.ts';
import { listFirstReads } from '../store/posts/first-reads.ts';
import { storedInUse } from '../store/rooms/run-rooms.ts';
import { listFirstItems } from '../store/rooms/table.ts';
import { listActivePeriods } from '../store/runs/active-periods.ts';
import type { RunRow } from '../store/runs/runs.ts';
import { listClosingSeats } from '../store/seats/closing-seats.ts';
import { findSeatNames, listSeats } from '../store/seats/seats.ts';
import { listFinalCitations } from '../store/votes/evidence.ts';

/** A scenario that a run has reached. `edition` is undefined if the run shows its current content. */
export type Reached = {
  scenario_id: number;
  entered_at: number;
  closed_at: number | null;
  edition: ScenarioEdition | undefined;
};

/** Returns the key facts of a reached scenario with how far each came. `now` in epoch ms. */
export async function loadRunFacts(
  db: Queries,
  run: RunRow,
  reachedScenario: Reached,
  now: number,
): Promise<RunFact[]> {
  const { scenario_id, edition } = reachedScenario;
  const facts = edition?.facts ?? (await listFactRows(db, ofScenario(scenario_id)));
  if (facts.length === 0) return [];
  const [posts, files] = await Promise.all([
    listArrivingPosts(db, run, reachedScenario, now),
    edition?.files ?? listScenarioFiles(db, scenario_id),
  ]);
  const history: CarrierHistory = {
    arrivals: [
      ...posts.flatMap(({ row, at }) => (at === null ? [] : [{ ...carrierPost(row), at }])),
      ...files.map((file) => ({
        ...carrierFile(file),
        at: Math.max(reachedScenario.entered_at, file.upload_date),
      })),
    ],
    ...(await loadCarrierEvents(db, run.id, scenario_id)),
    seats: await listSeatsOf(db, run.id, reachedScenario),
    closed_at: reachedScenario.closed_at,
  };
  const ticks = await listTicks(db, run.id);
  const inUse = storedInUse(run) ?? roles;
  const factHistories = facts.map((fact) => {
    const factTicks = ticks.filter(({ fact_id }) => fact_id === fact.id);
    return { fact, ...historyOf(fact, factTicks, history, inUse) };
  });
  const names = await findSeatNames(
    db,
    factHistories.flatMap((factHistory) =>
      [factHistory.on_table?.seat_id, useOf(factHistory)?.seat_id].filter((id) => id !== undefined),
    ),
  );
  const nameOf = (seatId: number | undefined) => names.get(seatId ?? 0) ?? null;
  return factHistories.map(({ fact, ...one }) => ({
    ...knownView(fact, one),
    carriers: [
      ...posts
        .filter(({ row }) => fact.posts.includes(row.id))
        .map(({ row }) => ({ ...carrierPost(row), name: row.author_name })),
      ...files
        .filter(({ id }) => fact.files.includes(id))
        .map((file) => ({ ...carrierFile(file), name: file.name })),
    ],
    shared_by: nameOf(one.on_table?.seat_id),
    used_by: nameOf(useOf(one)?.seat_id),
  }));
}

/** Returns the first final decision that cites a fact. */
function useOf({ used, used_in_room }: FactHistory) {
  return used ?? used_in_room;
}

type InRoom = { id: number; room_name: Room };

function carrierPost({ id, room_name }: InRoom) {
  return { kind: 'post' as const, id, room_name };
}

function carrierFile({ id, room_name }: InRoom) {
  return { kind: 'file' as const, id, room_name };
}

/** Returns the authored posts of a scenario, with when each appeared in its room (epoch ms), or null. */
async function listArrivingPosts(
  db: Queries,
  run: RunRow,
  { scenario_id, entered_at, closed_at }: Reached,
  now: number,
) {
  const [room] = await loadRoomPosts(db, scenario_id, [run.id]);
  const activePeriods = await listActivePeriods(db, run.id);
  const until = closed_at ?? run.ended_at ?? now;
  return (room?.posts ?? [])
    .filter(({ row }) => row.room_run_id === null)
    .map(({ row, release, released_at }) => ({
      row,
      at: appearedAt(
        { release, released_at, created_at: row.created_at },
        { entered_at, until, activePeriods },
      ),
    }));
}

/** Returns the seats on a run, or those that were on it when the scenario was closed. */
async function listSeatsOf(db: Queries, runId: number, { scenario_id, closed_at }: Reached) {
  if (closed_at === null) return listSeats(db, runId);
  const seats = await listClosingSeats(db, runId);
  return seats.filter((seat) => seat.scenario_id === scenario_id);
}

/** Returns what rooms did with the posts and files of a scenario. */
async function loadCarrierEvents(
  db: Queries,
  runId: number,
  scenarioId: number,
): Promise<Pick<CarrierHistory, 'reads' | 'items' | 'citations'>> {
  const [reads, items, citations] = await Promise.all([
    listFirstReads(db, runId, scenarioId),
    listFirstItems(db, runId, scenarioId),
    listFinalCitations(db, runId, scenarioId),
  ]);
  return {
    reads: reads.map(({ room_name, read_at, ...subject }) => ({
      ...carrierOf(subject),
      room_name,
      at: read_at,
    })),
    items: items.map(({ room_name, first_added_at, first_seat_id, ...subject }) => ({
      ...carrierOf(subject),
      room_name,
      at: first_added_at,
      seat_id: first_seat_id,
    })),
    citations: citations.map(({ created_at, withdrawn_at, ...citation }) => ({
      ...citation,
      at: created_at,
      counts: withdrawn_at === null,
    })),
  };
}

function carrierOf({ post_id, file_id }: { post_id: number | null; file_id: number | null }) {
  return post_id === null
    ? { kind: 'file' as const, id: file_id ?? 0 }
    : { kind: 'post' as const, id: post_id };
}

function knownView({ id, text, supports, opposes }: FactRow, history: FactHistory): KnownFact {
  const { on_table, voiced, used, used_in_room } = history;
  const useView = (use: FactHistory['used']) => use && { room_name: use.room_name, at: isoTime(use.at) };
  return {
    id,
    text,
    supports,
    opposes,
    state: history.state,
    rooms: history.rooms.map(({ room_name, held_at, read_at }) => ({
      room_name,
      held_at: isoTime(held_at),
      read_at: isoTimeOrNull(read_at),
    })),
    is_in_dashboard: history.is_in_dashboard,
    on_table: on_table && { room_name: on_table.room_name, at: isoTime(on_table.at) },
    voiced: voiced && { at: isoTime(voiced.at) },
    used: useView(used),
    used_in_room: useView(used_in_room),
  };
}

/** Returns a fact as participants may see it after the end: without people, ticks and what carries it. */
export function factForParticipants(fact: RunFact): KnownFact {
  const { id, text, supports, opposes, state, rooms, is_in_dashboard } = fact;
  const { on_table, voiced, used, used_in_room } = fact;
  return {
    id,
    text,
    supports,
    opposes,
    state,
    rooms,
    is_in_dashboard,
    on_table,
    voiced,
    used,
    used_in_room,
  };
}
