import { createHash } from 'node:crypto';
import type { Call } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { PlatformApp } from '../app.ts';
import type { Database } from '../db/database.ts';
import { type AnyRequest, Existing } from '../http/handle.ts';
import { claimKey, deleteKeysBefore, findKey, saveAnswer } from './store.ts';

/** Lifetime of a key in ms. */
const keptMs = 24 * 60 * 60_000;

/**
 * Returns the app for one request of an idempotent call. If the request has an idempotency key, its change also saves the key
 * and the answer, in the same transaction. A repeated request gets that answer and changes nothing. Refuses
 * `request.key-reused` if the key was used for another request. The handler must return the value of its only change.
 */
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
  return {
    ...app,
    db: withKey(app.db, { user_id: user.id, key, request_hash: hashOf(name, request) }, app.clock),
  };
}

/** Deletes expired keys. Requests with a key do so too, but after a workshop there may be none for a long time. */
export async function sweepKeys(app: PlatformApp): Promise<void> {
  await app.db.change(({ tx }) => deleteKeysBefore(tx, app.clock() - keptMs));
}

type Claim = { user_id: number; key: string; request_hash: string };

function withKey(db: Database, claim: Claim, clock: () => number): Database {
  const change = <T>(work: Parameters<typeof db.change<T>>[0]) =>
    db.change<T | Existing<unknown>>(async (inChange) => {
      const { tx } = inChange;
      const now = clock();
      if (!(await claimKey(tx, { ...claim, created_at: now }))) {
        const earlier = await findKey(tx, claim.user_id, claim.key);
        if (earlier.request_hash !== claim.request_hash) refuse('request.key-reused');
        return new Existing<unknown>(JSON.parse(earlier.answer));
      }
      const value = await work(inChange);
      await saveAnswer(
        tx,
        claim.user_id,
        claim.key,
        JSON.stringify(value instanceof Existing ? value.answer : value),
      );
      await deleteKeysBefore(tx, now - keptMs);
      return value;
    });
  return { ...db, change: change as Database['change'] };
}

function hashOf(name: string, { params, body }: AnyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([name, params, body]))
    .digest('base64url');
}
