import { createHash } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { calls, type Run } from '@vincere/contract';
import { z } from 'zod';
import type { App } from '../app.ts';
import type { Database } from '../db/database.ts';
import { Written } from '../http/handle.ts';
import { loadRunFacts, type RunFacts } from './facts.ts';
import { remembered, SharedList } from './shared-list.ts';
import type { RunRow } from './store.ts';
import {
  type Audience,
  audienceOf,
  clockView,
  decisionViews,
  type Reader,
  seatView,
  sharedView,
} from './views.ts';

/** A run at one revision, read once and written once for all its readers. */
export type RunSnapshot = {
  facts: RunFacts;
  /** The seat that its reader holds in it. */
  seatOf(reader: Reader): RunFacts['seats'][number] | undefined;
  /** Names all that this snapshot tells a reader, the clock apart. */
  tagFor(reader: Reader): string;
  /** The run as its reader may see it (rulings 4.2, 4.4, 4.10): what everybody reads, with what is the reader's own put in. */
  write(reader: Reader, now: number): Written<Run>;
  /** Its list of final decisions alone. */
  writeDecisions(reader: Reader): Buffer[];
};

export type RunSnapshots = {
  /** The run as it is at the revision of this row, or at a later one. */
  of(run: RunRow): Promise<RunSnapshot>;
};

/** How many runs are kept, those read last: more than are read at the same time through one process. */
const keptRuns = 50;

/** A database that stood still does not hold readers up once it is back. */
const longestRestMs = 250;

/** How far the reading of a snapshot is. */
type Progress = {
  /** The newest row that was brought before the reading began. */
  run: RunRow;
  hasBegun: boolean;
  /** The next one rests until then, in ms. */
  restUntil: number;
};

/** A snapshot that is there or on its way. */
type Kept = Progress & { snapshot: Promise<RunSnapshot> };

/**
 * Keeps the newest snapshot of the runs that are read. The revision is read anew for each answer, so what was changed
 * through another process is seen at once; whatever changes what is told of a run gives it another one.
 *
 * Whoever asks before the reading begins shares it. It begins once the streams have been `told` of what was changed,
 * and not sooner after the one before than that one took: however many small changes a burst is made of, snapshots take
 * half of the time at the most.
 */
export function openRunSnapshots(db: Database, told: (runId: number) => Promise<void>): RunSnapshots {
  const kept = new Map<number, Kept>();

  async function load(next: Progress, before: Kept | undefined): Promise<RunSnapshot> {
    await before?.snapshot.catch(() => {});
    const rest = (before?.restUntil ?? 0) - performance.now();
    await (rest > 0 ? pause(rest) : nextTurn());
    await told(next.run.id);
    next.hasBegun = true;
    const began = performance.now();
    const facts = await loadRunFacts(db.read, next.run);
    // With a thousand people each half takes some 20 ms.
    await nextTurn();
    const snapshot = snapshotOf(facts);
    const now = performance.now();
    next.restUntil = now + Math.min(now - began, longestRestMs);
    return snapshot;
  }

  function begin(run: RunRow, before: Kept | undefined): Kept {
    const progress: Progress = { run, hasBegun: false, restUntil: 0 };
    // The same object: the reading goes on writing into it.
    const next: Kept = Object.assign(progress, { snapshot: load(progress, before) });
    next.snapshot.catch(() => {
      if (kept.get(run.id) === next) kept.delete(run.id);
    });
    return next;
  }

  return {
    of(run) {
      const known = kept.get(run.id);
      const isNewEnough = known !== undefined && (!known.hasBegun || known.run.revision >= run.revision);
      const entry = isNewEnough ? known : begin(run, known);
      if (run.revision > entry.run.revision) entry.run = run;
      // Whichever is read moves to the end: the first one is the one that nobody has read for longest.
      kept.delete(run.id);
      kept.set(run.id, entry);
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size > keptRuns) kept.delete(oldest);
      return entry.snapshot;
    },
  };
}

/** The answer `Run` for its reader, of a run as this row has it or newer. */
export async function writeRun(app: App, run: RunRow, reader: Reader): Promise<Written<Run>> {
  return (await app.snapshots.of(run)).write(reader, app.clock());
}

function snapshotOf(facts: RunFacts): RunSnapshot {
  const { run, closed, final_votes } = facts;
  const seats = new Map(facts.seats.map((seat) => [seat.user_id, seat]));
  const hash = createHash('sha1').update(contentOf(facts)).digest('base64url');
  const headOf = remembered((audience: Audience) => writeHead(facts, audience));
  const listsOf = remembered((kind: ListKind) => writeLists(facts, kind));

  const seatOf = ({ user }: Reader) => seats.get(user.id);

  function partsFor(reader: Reader, now: number): Buffer[] {
    const { is_admin } = reader.user;
    const held = seatOf(reader);
    const clock = JSON.stringify(clockView(facts, now)).slice(1, -1);
    return [
      headOf(audienceOf(reader, held)),
      Buffer.from(`,${clock},"users_playing":`),
      ...listsOf(listKindOf(reader)).seats.parts(
        held?.id,
        () => held && seatView(facts, held, is_admin, true),
        'in-front',
      ),
      Buffer.from(`,"all_users_decision":`),
      ...writeDecisions(reader),
      closing,
    ];
  }

  function writeDecisions(reader: Reader): Buffer[] {
    const seatId = seatOf(reader)?.id;
    return listsOf(listKindOf(reader)).decisions.parts(seatId, () => uncovered(seatId), 'in-place');
  }

  function tagFor(reader: Reader): string {
    return `W/"${hash}.${listKindOf(reader)[0]}${reader.user.id}"`;
  }

  /** The vote of a seat in the open scenario, for the one who cast it. */
  function uncovered(seatId: number | undefined) {
    const own = final_votes.filter((vote) => vote.seat_id === seatId && !closed.has(vote.scenario_id));
    return decisionViews(own, run, closed, true)[0];
  }

  return {
    facts,
    seatOf,
    tagFor,
    write: (reader, now) => new Written(tagFor(reader), () => partsFor(reader, now)),
    writeDecisions,
  };
}

const closing = Buffer.from('}');

/*
 * What is shared is checked against the contract once, when it is written; that also leaves out what it does not name.
 */

/** The beginning of the answer, without what goes by the clock and the two lists. */
function writeHead(facts: RunFacts, audience: Audience): Buffer {
  const clock = clockView(facts, facts.run.updated_at);
  const view = z.parse(calls.getRun.answer, {
    ...sharedView(facts, audience),
    ...clock,
    users_playing: [],
    all_users_decision: [],
  });
  const apart = new Set(['users_playing', 'all_users_decision', ...Object.keys(clock)]);
  const head = Object.fromEntries(Object.entries(view).filter(([name]) => !apart.has(name)));
  return Buffer.from(JSON.stringify(head).slice(0, -1));
}

const { users_playing: Seats, all_users_decision: Decisions } = calls.getRun.answer.shape;

type Lists = {
  seats: SharedList<Run['users_playing'][number]>;
  decisions: SharedList<Run['all_users_decision'][number]>;
};

/** How the lists are written: whole, without what only facilitators read, or covered as participants read them. */
type ListKind = 'administrators' | 'observers' | 'participants';

function listKindOf({ user, standing }: Reader): ListKind {
  if (user.is_admin) return 'administrators';
  return standing === 'observer' ? 'observers' : 'participants';
}

function writeLists(facts: RunFacts, kind: ListKind): Lists {
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

/** All that a snapshot tells somebody. */
function contentOf({ seats, room_runs, closed, ...facts }: RunFacts): string {
  const told = seats.map((seat) => ({ ...seat, last_seen_at: null }));
  return JSON.stringify([facts, told, [...room_runs.values()], [...closed]]);
}
