import { createHash } from 'node:crypto';
import { refuse } from '@vincere/domain';
import type { PlatformApp, SystemAccess } from '../app.ts';
import type { Queries } from '../db/database.ts';
import type { AnyRequest, CalledRequest, Reference } from '../http/handle.ts';
import { claimKey, deleteKeysBefore, deleteOldKeysOf, findKey, saveReference } from './store.ts';

/** Lifetime of a key in ms. */
const keptMs = 24 * 60 * 60_000;

/** How often expired keys are deleted, in ms. */
const sweptEveryMs = 60 * 60_000;

/** The number of keys that are kept for a person. Retries are about the last few requests. */
const keptPerPerson = 500;

/** The idempotency key of a request, its user and a hash of the request. */
export type Claim = { user_id: number; key: string; request_hash: string };

/** Returns the key of a request. Returns null if it has none, or if its call isn't idempotent or isn't signed in. */
export function claimOf({ name, call, request }: CalledRequest): Claim | null {
  if (call.idempotent !== true || !('user' in request.caller) || request.caller.user === null) return null;
  const key = request.idempotencyKey;
  return key === undefined
    ? null
    : { user_id: request.caller.user.id, key, request_hash: hashOf(name, request) };
}

/**
 * Claims a key at `now` (epoch ms). Returns the reference that the first request with this key stored, or null if this is the
 * first. Refuses `request.key-reused` if the key was used for another request, and `request.result-gone` if what the first one
 * made is gone.
 */
export async function claimOrFind(
  tx: Queries,
  claim: Claim,
  now: number,
): Promise<{ reference: Reference } | null> {
  if (await claimKey(tx, { ...claim, created_at: now })) return null;
  const earlier = await findKey(tx, claim);
  // What the request made is gone, and the hash of its text with it.
  if (earlier.request_hash === '') return refuse('request.result-gone');
  if (earlier.request_hash !== claim.request_hash) refuse('request.key-reused');
  return { reference: JSON.parse(earlier.reference) as Reference };
}

/**
 * Stores what a request made under its key. No answer is stored, because one may be as large as all notes of a room. Deletes the
 * oldest keys of a person who has too many.
 */
export async function keepReference(tx: Queries, claim: Claim, reference: Reference): Promise<void> {
  await saveReference(tx, claim, JSON.stringify(reference));
  await deleteOldKeysOf(tx, claim.user_id, keptPerPerson);
}

/** Deletes expired keys now and every hour. Returns a function that stops it. */
export async function sweepKeys({
  systemChange,
  clock,
  log,
}: PlatformApp & SystemAccess): Promise<() => void> {
  const sweep = () => systemChange(({ tx }) => deleteKeysBefore(tx, clock() - keptMs));
  await sweep();
  const sweepLater = () =>
    void sweep().catch((error: unknown) =>
      log.error({ err: error }, 'old idempotency keys were not deleted'),
    );
  const timer = setInterval(sweepLater, sweptEveryMs).unref();
  return () => clearInterval(timer);
}

function hashOf(name: string, { params, body }: AnyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([name, params, body]))
    .digest('base64url');
}
