import type { UnsavedSessions } from './people/sessions/unsaved.ts';
import { auditedAction, describeAction } from './platform/audit/entry.ts';
import { saveEntry } from './platform/audit/store.ts';
import type { Change, Database } from './platform/db/database.ts';
import {
  AlreadyExists,
  type CalledRequest,
  type Reference,
  type RequestChanges,
} from './platform/http/handle.ts';
import { claimOf, claimOrFind, keepReference } from './platform/idempotency/idempotency.ts';
import { recheckAccess, recheckSeat } from './play/access/rights.ts';
import { releasePosts, watchChangedRuns } from './play/posts/release-after-change.ts';

/** The two ways to change the database: for work without a request, and for a request. */
export type Pipeline = {
  systemChange: Database['change'];
  changesOf: (called: CalledRequest) => RequestChanges;
};

/** The work of a change, and what is particular to it. */
type Task<T> = {
  work: (change: Change) => Promise<{ answer: T; reference?: Reference }>;
  /** Reads the answer again for a repeated request. Absent if the call isn't idempotent. */
  repeat?: (change: Change, reference: Reference) => Promise<T>;
  auditEntry?: 'later' | undefined;
};

/**
 * Returns the steps that every change passes. They all run in the transaction of the change, so either all of them take
 * effect or none. The database commits the transaction, and only then publishes the events that the work announced.
 */
export function openPipeline(
  database: Database,
  unsavedSessions: UnsavedSessions,
  clock: () => number,
): Pipeline {
  const systemChange: Database['change'] = (work) =>
    database.change(async (change) => {
      const runWatch = watchChangedRuns(change);
      const value = await work(runWatch.change);
      await releasePosts(change, runWatch.changedRunIds, clock());
      return value;
    });

  function changesOf(request: CalledRequest): RequestChanges {
    const isPostgres = database.engine === 'postgres';
    let isAudited = false;

    async function run<T>({ work, repeat, auditEntry }: Task<T>): Promise<T | AlreadyExists<T>> {
      const result = await systemChange(async (change) => {
        const { tx } = change;
        const caller = await recheckAccess(tx, request, unsavedSessions, clock());

        const claim = repeat ? claimOf(request) : null;
        const earlier = claim && (await claimOrFind(tx, claim, clock()));
        if (repeat && earlier) {
          const answer = await repeat(change, earlier.reference);
          if (isPostgres && caller) await recheckSeat(tx, request, caller);
          return new AlreadyExists(answer);
        }

        const action = isAudited || auditEntry === 'later' ? null : auditedAction(request);
        const entry = action && (await describeAction(tx, action, clock()));

        const { answer, reference = null } = await work(change);

        if (entry && !(answer instanceof AlreadyExists)) await saveEntry(tx, entry);
        if (claim) await keepReference(tx, claim, reference);
        if (isPostgres && caller) await recheckSeat(tx, request, caller);
        return answer;
      });
      if (auditEntry !== 'later') isAudited = true;
      return result;
    }

    // Without `repeat`, the result is the answer of the work.
    const inChange: RequestChanges['inChange'] = <T>(
      work: (change: Change) => Promise<T>,
      { auditEntry }: { auditEntry?: 'later' } = {},
    ) => run({ work: async (change) => ({ answer: await work(change) }), auditEntry }) as Promise<T>;

    const inChangeOnce: RequestChanges['inChangeOnce'] = <T, R extends Reference>(
      work: (change: Change) => Promise<{ answer: T; reference: R }>,
      repeat: (change: Change, reference: R) => Promise<T>,
    ) => run({ work, repeat: (change, reference) => repeat(change, reference as R) });

    return { inChange, inChangeOnce, audit: () => inChange(async () => {}) };
  }

  return { systemChange, changesOf };
}
