import type { RunEventKind } from '@vincere/contract';
import type { Database } from '../../platform/db/database.ts';
import { findRun } from '../store/runs.ts';
import { releaseConditional, releaseDue } from './conditional.ts';

/** Events after which the conditions of a post may hold. */
const relevant: ReadonlySet<RunEventKind> = new Set([
  'run-status-changed',
  'stage-advanced',
  'participants-changed',
  'room-vote-cast',
  'table-changed',
  'judgement-corrected',
  'content-edited',
  'post-held',
]);

/**
 * Returns a database whose changes end with releasing the posts of a changed run whose conditions hold now. Every change
 * announces the runs that it changes, so no call can forget to do it, and the release is part of the same transaction.
 */
export function releasingAfterChanges(db: Database, clock: () => number): Database {
  return {
    ...db,
    change: (work) =>
      db.change(async (change) => {
        const runIds = new Set<number>();
        const result = await work({
          ...change,
          announce: (event) => {
            if (relevant.has(event.kind)) runIds.add(event.run_id);
            change.announce(event);
          },
        });
        for (const id of runIds) {
          const run = await findRun(change.tx, id);
          if (run !== undefined) await releaseConditional(change, run, clock());
        }
        return result;
      }),
  };
}

/** How often posts are looked for that become due by themselves, in ms. */
const dueMs = 1_000;

/** Releases posts that become due by themselves, at once and then every second. Returns a function that stops it. */
export function watchDuePosts(
  db: Database,
  clock: () => number,
  warn: (message: string) => void,
): () => void {
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await releaseDue(db, clock());
    } catch (error) {
      warn(`Posts that are due could not be released: ${String(error)}`);
    } finally {
      isBusy = false;
    }
  };
  void look();
  const timer = setInterval(() => void look(), dueMs).unref();
  return () => clearInterval(timer);
}
