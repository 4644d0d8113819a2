import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { calls, type Run } from '@vincere/contract';
import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { SerializedJson } from '../../platform/http/handle.ts';
import { yieldToEventLoop } from '../../platform/yield.ts';
import type { App } from '../app.ts';
import type { RunRow } from '../store/runs/runs.ts';
import { loadRunFacts, type RunFacts } from './facts.ts';
import { memoize, SharedList } from './shared-list.ts';
import {
  type Audience,
  audienceOf,
  clockView,
  decisionViews,
  type Reader,
  seatView,
  sharedView,
} from './views.ts';

/** A run at one revision, read once and serialized once for all its readers. */
export type RunSnapshot = {
  facts: RunFacts;
  /** Returns the reader's seat on the run. */
  seatOf(reader: Reader): RunFacts['seats'][number] | undefined;
  /** Returns an entity tag for what a reader sees of this snapshot, except the clock. */
  tagFor(reader: Reader): string;
  /** Returns the run as the reader may see it: the shared parts plus the reader's own entries. */
  serialize(reader: Reader, now: number): SerializedJson<Run>;
  /** Returns only the list of final votes. */
  serializeDecisions(reader: Reader): Buffer[];
};

export type RunSnapshots = {
  /** Returns a snapshot at the revision of this row or a later one. */
  of(run: RunRow): Promise<RunSnapshot>;
};

/** Size of the cache, in runs. More runs than are usually read at the same time through one process. */
const maxRuns = 50;

/** Upper limit of the pause, so that a long database outage doesn't delay readers once it is over. */
const maxPauseMs = 250;

/** The loading state of a snapshot. */
type Progress = {
  /** The newest row that a reader passed before loading began. */
  run: RunRow;
  hasBegun: boolean;
  /** The next load must not begin before this time (`performance.now()`). */
  pauseUntil: number;
};

/** A snapshot that is loaded or loading. */
type CacheEntry = Progress & { snapshot: Promise<RunSnapshot> };

/**
 * Returns a cache of the newest snapshots. Callers read the run's revision for each answer, so they see changes of other
 * processes at once. Every visible change of a run increments its revision.
 *
 * Callers that come before loading begins share one load. Loading begins once `waitForFlush` resolves, that is, once the streams
 * have been sent the change. After a load it pauses for as long as the load took, so in a burst of changes at most half of
 * the time goes into snapshots.
 */
export function openRunSnapshots(db: Database, waitForFlush: (runId: number) => Promise<void>): RunSnapshots {
  const cache = new Map<number, CacheEntry>();

  async function load(next: Progress, before: CacheEntry | undefined): Promise<RunSnapshot> {
    await before?.snapshot.catch(() => {});
    const pauseMs = (before?.pauseUntil ?? 0) - performance.now();
    await (pauseMs > 0 ? pause(pauseMs) : yieldToEventLoop());
    await waitForFlush(next.run.id);
    next.hasBegun = true;
    const began = performance.now();
    const facts = await loadRunFacts(db.read, next.run);
    // With a thousand people, reading and serializing take some 20 ms each.
    await yieldToEventLoop();
    const snapshot = snapshotOf(facts);
    const now = performance.now();
    next.pauseUntil = now + Math.min(now - began, maxPauseMs);
    return snapshot;
  }

  function begin(run: RunRow, before: CacheEntry | undefined): CacheEntry {
    const progress: Progress = { run, hasBegun: false, pauseUntil: 0 };
    // Must be the same object, because `load` keeps updating it.
    const next: CacheEntry = Object.assign(progress, { snapshot: load(progress, before) });
    next.snapshot.catch(() => {
      if (cache.get(run.id) === next) cache.delete(run.id);
    });
    return next;
  }

  return {
    of(run) {
      const cachedEntry = cache.get(run.id);
      const isNewEnough =
        cachedEntry !== undefined && (!cachedEntry.hasBegun || cachedEntry.run.revision >= run.revision);
      const entry = isNewEnough ? cachedEntry : begin(run, cachedEntry);
      if (run.revision > entry.run.revision) entry.run = run;
      // Moves the entry to the end of the map, so the first one is the least recently used.
      cache.delete(run.id);
      cache.set(run.id, entry);
      const [oldest] = cache.keys();
      if (oldest !== undefined && cache.size > maxRuns) cache.delete(oldest);
      return entry.snapshot;
    },
  };
}

/** Returns the answer `Run` for a reader, at the revision of this row or a later one. */
export async function serializeRun(app: App, run: RunRow, reader: Reader): Promise<SerializedJson<Run>> {
  return (await app.snapshots.of(run)).serialize(reader, app.clock());
}

function snapshotOf(facts: RunFacts): RunSnapshot {
  const { run, closed, final_votes } = facts;
  const seats = new Map(facts.seats.map((seat) => [seat.user_id, seat]));
  const hash = createHash('sha1').update(contentOf(facts)).digest('base64url');
  const headOf = memoize((audience: Audience) => serializeHead(facts, audience));
  const listsOf = memoize((kind: ListKind) => serializeLists(facts, kind));

  const seatOf = ({ user }: Reader) => seats.get(user.id);

  function partsFor(reader: Reader, now: number): Buffer[] {
    const { is_admin } = reader.user;
    const seat = seatOf(reader);
    const clock = JSON.stringify(clockView(facts, now)).slice(1, -1);
    return [
      headOf(audienceOf(reader, seat)),
      Buffer.from(`,${clock},"users_playing":`),
      ...listsOf(listKindOf(reader)).seats.parts(
        seat?.id,
        () => seat && seatView(facts, seat, is_admin, true),
        'in-front',
      ),
      Buffer.from(`,"all_users_decision":`),
      ...serializeDecisions(reader),
      closing,
    ];
  }

  function serializeDecisions(reader: Reader): Buffer[] {
    const seatId = seatOf(reader)?.id;
    return listsOf(listKindOf(reader)).decisions.parts(seatId, () => ownOpenVote(seatId), 'in-place');
  }

  function tagFor(reader: Reader): string {
    return `W/"${hash}.${listKindOf(reader)[0]}${reader.user.id}"`;
  }

  /** Returns the vote of a seat in the open scenario, visible to its voter. */
  function ownOpenVote(seatId: number | undefined) {
    const ownVotes = final_votes.filter((vote) => vote.seat_id === seatId && !closed.has(vote.scenario_id));
    return decisionViews(ownVotes, run, closed, true)[0];
  }

  return {
    facts,
    seatOf,
    tagFor,
    serialize: (reader, now) => new SerializedJson(tagFor(reader), () => partsFor(reader, now)),
    serializeDecisions,
  };
}

const closing = Buffer.from('}');

/*
 * The shared parts are parsed with the contract's schema once, when they are serialized. Parsing also drops undeclared fields.
 */

/** Serializes the beginning of the answer, without the clock fields and the two lists. */
function serializeHead(facts: RunFacts, audience: Audience): Buffer {
  const clock = clockView(facts, facts.run.updated_at);
  const view = z.parse(calls.getRun.answer, {
    ...sharedView(facts, audience),
    ...clock,
    users_playing: [],
    all_users_decision: [],
  });
  const separate = new Set(['users_playing', 'all_users_decision', ...Object.keys(clock)]);
  const head = Object.fromEntries(Object.entries(view).filter(([name]) => !separate.has(name)));
  return Buffer.from(JSON.stringify(head).slice(0, -1));
}

const { users_playing: Seats, all_users_decision: Decisions } = calls.getRun.answer.shape;

type Lists = {
  seats: SharedList<Run['users_playing'][number]>;
  decisions: SharedList<Run['all_users_decision'][number]>;
};

/** The variants of the lists: complete, without the facilitators' data, or without secret votes for participants. */
type ListKind = 'administrators' | 'observers' | 'participants';

function listKindOf({ user, standing }: Reader): ListKind {
  if (user.is_admin) return 'administrators';
  return standing === 'observer' ? 'observers' : 'participants';
}

function serializeLists(facts: RunFacts, kind: ListKind): Lists {
  const { run, closed, final_votes } = facts;
  const seats = facts.seats.map((seat) => seatView(facts, seat, kind === 'administrators', false));
  const isOpen = (scenarioId: number) => !closed.has(scenarioId);
  return {
    seats: new SharedList(z.parse(Seats, seats), ({ user_run_id }) => user_run_id),
    decisions: new SharedList(
      z.parse(Decisions, decisionViews(final_votes, run, closed, kind !== 'participants')),
      ({ scenario_id, user_run_id }) => (isOpen(scenario_id) ? user_run_id : null),
    ),
  };
}

/** Returns everything that a snapshot shows, as input of the entity tag. Presence is not part of it. */
function contentOf({ seats, room_runs, closed, ...facts }: RunFacts): string {
  const seatsWithoutPresence = seats.map((seat) => ({ ...seat, last_seen_at: null }));
  return JSON.stringify([facts, seatsWithoutPresence, [...room_runs.values()], [...closed]]);
}
