import { createHash } from 'node:crypto';
import type { Call } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { PlatformApp } from '../app.ts';
import type { Change } from '../db/database.ts';
import { type AnyRequest, Existing } from '../http/handle.ts';
import { claimKey, deleteKeysBefore, deleteOldKeysOf, findKey, saveReference } from './store.ts';

/** Lifetime of a key in ms. */
const keptMs = 24 * 60 * 60_000;

/** How often expired keys are deleted, in ms. */
const sweptEveryMs = 60 * 60_000;

/** The number of keys that are kept for a person. Retries are about the last few requests. */
const keptPerPerson = 500;

/** The idempotency key of a request, its user and a hash of the request. */
export type Claim = { user_id: number; key: string; request_hash: string };

/** What a later request needs to find the answer again: an id, or a few. */
type Reference = number | string | readonly number[] | Readonly<Record<string, number | null>> | null;

/** Returns the app for one request of an idempotent call, with the claim of its idempotency key if it has one. */
export function withIdempotency<A extends PlatformApp>(
  app: A,
  name: string,
  call: Call,
  request: AnyRequest,
): A {
  const key = request.idempotencyKey;
  if (call.idempotent !== true || key === undefined || !('user' in request.caller)) return app;
  const user = request.caller.user;
  if (user === null) return app;
  return { ...app, claim: { user_id: user.id, key, request_hash: hashOf(name, request) } };
}

/**
 * Makes the change of an idempotent call. `work` returns the answer and a reference to what it made. If the request has an
 * idempotency key, the reference is stored with the key in the same transaction. A repeated request changes nothing, and `repeat`
 * reads its answer again by the reference. No answer is stored, because one may be as large as all notes of a room. Refuses
 * `request.key-reused` if the key was used for another request.
 */
export function changeOnce<T, R extends Reference>(
  app: PlatformApp,
  work: (change: Change) => Promise<{ answer: T; reference: R }>,
  repeat: (change: Change, reference: R) => Promise<T>,
): Promise<T | Existing<T>> {
  const { claim } = app;
  return app.db.change(async (change) => {
    if (claim === undefined) return (await work(change)).answer;
    const { tx } = change;
    if (!(await claimKey(tx, { ...claim, created_at: app.clock() }))) {
      const earlier = await findKey(tx, claim);
      // What the request made is gone, and the hash of its text with it.
      if (earlier.request_hash === '') return refuse('request.result-gone');
      if (earlier.request_hash !== claim.request_hash) refuse('request.key-reused');
      return new Existing(await repeat(change, JSON.parse(earlier.reference) as R));
    }
    const { answer, reference } = await work(change);
    await saveReference(tx, claim, JSON.stringify(reference));
    await deleteOldKeysOf(tx, claim.user_id, keptPerPerson);
    return answer;
  });
}

/** Deletes expired keys now and every hour. Returns a function that stops it. */
export async function sweepKeys(app: PlatformApp): Promise<() => void> {
  const sweep = () => app.db.change(({ tx }) => deleteKeysBefore(tx, app.clock() - keptMs));
  await sweep();
  const sweepLater = () =>
    void sweep().catch((error: unknown) =>
      app.log.error({ err: error }, 'old idempotency keys were not deleted'),
    );
  const timer = setInterval(sweepLater, sweptEveryMs).unref();
  return () => clearInterval(timer);
}

function hashOf(name: string, { params, body }: AnyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([name, params, body]))
    .digest('base64url');
}
