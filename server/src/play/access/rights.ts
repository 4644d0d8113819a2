import { type Access, accessTable, refuse, type Standing } from '@vincere/domain';
import { findPersonOf, lockSession } from '../../people/sessions/store.ts';
import type { UnsavedSessions } from '../../people/sessions/unsaved.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Seat, SessionUser } from '../../platform/http/caller.ts';
import type { AnyRequest, CalledRequest } from '../../platform/http/handle.ts';
import { standingOf } from './standing.ts';

export type SignedIn = { user: SessionUser; standing?: Standing; seat?: Seat | null };
type Params = AnyRequest['params'];

/** Access that depends on a seat, which a facilitator may move or remove at any moment. */
const seatAccess: ReadonlySet<Access> = new Set(['run', 'follow', 'vote', 'room-vote', 'room', 'own-room']);

/**
 * Checks at the start of a change that the caller may still make the call. Their session, account or standing may have
 * changed since the call was admitted. Refuses `session.expired`, the refusal of the access table, or
 * `session.rights-changed` if the caller may still make the call, but with another seat or standing. Returns the caller as
 * they are now, or null if there is nothing to check.
 */
export async function recheckAccess(
  tx: Queries,
  { call, request }: CalledRequest,
  unsavedSessions: UnsavedSessions,
  now: number,
): Promise<SignedIn | null> {
  const { caller, params } = request;
  if (call.method === 'GET' || !('user' in caller) || caller.user === null) return null;
  const currentCaller = { ...caller, user: await currentUser(tx, caller.user, unsavedSessions, now) };
  await requireSameStanding(tx, call.access, currentCaller, params);
  return currentCaller;
}

/**
 * Checks the seat of the caller once more at the end of a change, for PostgreSQL. There a change may wait for the lock of its
 * run after the first check. SQLite runs one change at a time.
 */
export async function recheckSeat(
  tx: Queries,
  { call, request }: CalledRequest,
  caller: SignedIn,
): Promise<void> {
  if (seatAccess.has(call.access)) await requireSameStanding(tx, call.access, caller, request.params);
}

async function currentUser(
  tx: Queries,
  user: SessionUser,
  unsavedSessions: UnsavedSessions,
  now: number,
): Promise<SessionUser> {
  const unsavedSession = unsavedSessions.find(user.session_id, now);
  const person = await (unsavedSession === undefined
    ? lockSession(tx, user.session_id)
    : findPersonOf(tx, unsavedSession));
  if (!person?.is_active) return refuse('session.expired');
  return { ...user, is_admin: person.is_admin === 1 };
}

async function requireSameStanding(tx: Queries, access: Access, caller: SignedIn, params: Params) {
  if (access === 'anyone') return;
  const { standing, seat } = await standingOf(tx, caller.user, access, params);
  const answer = accessTable[access][standing];
  if (answer !== 'yes') refuse(answer);
  const isSameSeat = seat?.id === caller.seat?.id && seat?.room_name === caller.seat?.room_name;
  if (standing !== caller.standing || !isSameSeat) refuse('session.rights-changed');
}
