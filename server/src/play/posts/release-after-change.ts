import { type RunEvent, ruleOfEvent } from '@vincere/contract';
import type { Change, Database } from '../../platform/db/database.ts';
import { findRun } from '../store/runs/runs.ts';
import { releaseConditional, releaseDue } from './conditional.ts';

/** A change that remembers in which runs the conditions of posts may hold after it. */
export type WatchedChange = { change: Change; changedRunIds: ReadonlySet<number> };

/** Returns the change for the work to use. Every change of a run announces it, so no work can forget to name its runs. */
export function watchChangedRuns(change: Change): WatchedChange {
  const changedRunIds = new Set<number>();
  const announce = (event: RunEvent) => {
    if (ruleOfEvent(event.kind).canReleasePosts) changedRunIds.add(event.run_id);
    change.announce(event);
  };
  return { change: { ...change, announce }, changedRunIds };
}

/** Releases the posts of the changed runs whose conditions hold at `now` (epoch ms), in the transaction of the change. */
export async function releasePosts(
  change: Change,
  changedRunIds: ReadonlySet<number>,
  now: number,
): Promise<void> {
  for (const id of changedRunIds) {
    const run = await findRun(change.tx, id);
    if (run !== undefined) await releaseConditional(change, run, now);
  }
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
