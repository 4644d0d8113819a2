import type { Call } from '@vincere/contract';
import { type Access, accessTable, refuse, type Standing } from '@vincere/domain';
import { findPersonOf, lockSession } from '../../people/sessions/store.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import type { Seat, SessionUser } from '../../platform/http/caller.ts';
import type { AnyRequest } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { standingOf } from './standing.ts';

type SignedIn = { user: SessionUser; standing?: Standing; seat?: Seat | null };
type Params = AnyRequest['params'];

/** Access that depends on a seat, which a facilitator may move or remove at any moment. */
const seatAccess: ReadonlySet<Access> = new Set(['run', 'follow', 'vote', 'room-vote', 'room', 'own-room']);

/**
 * Returns the app for one changing call. The caller's session, account or standing may have changed since the call was
 * admitted, so each change checks them again at the start of its transaction. It refuses `session.expired`, the refusal of
 * the access table, or `session.rights-changed` if the caller may still make the call, but with another seat or standing.
 */
export function withAccessRecheck(app: App, call: Call, { caller, params }: AnyRequest): App {
  if (call.method === 'GET' || !('user' in caller) || caller.user === null) return app;
  const signedIn = { ...caller, user: caller.user };
  return { ...app, db: { ...app.db, change: recheckingChange(app, call, signedIn, params) } };
}

function recheckingChange(app: App, { access }: Call, caller: SignedIn, params: Params): Database['change'] {
  // SQLite runs one change at a time. On PostgreSQL a change may wait for the lock of its run after the first check.
  const { db } = app;
  const checksTwice = db.engine === 'postgres' && seatAccess.has(access);
  return (work) =>
    db.change(async (change) => {
      const current = { ...caller, user: await currentUser(app, change.tx, caller.user) };
      await requireSameStanding(change.tx, access, current, params);
      const value = await work(change);
      if (checksTwice) await requireSameStanding(change.tx, access, current, params);
      return value;
    });
}

async function currentUser(app: App, tx: Queries, user: SessionUser): Promise<SessionUser> {
  const unsaved = app.unsavedSessions.find(user.session_id, app.clock());
  const found = await (unsaved === undefined ? lockSession(tx, user.session_id) : findPersonOf(tx, unsaved));
  if (!found?.is_active) return refuse('session.expired');
  return { ...user, is_admin: found.is_admin === 1 };
}

async function requireSameStanding(tx: Queries, access: Access, caller: SignedIn, params: Params) {
  if (access === 'anyone') return;
  const { standing, seat } = await standingOf(tx, caller.user, access, params);
  const answer = accessTable[access][standing];
  if (answer !== 'yes') refuse(answer);
  const isSameSeat = seat?.id === caller.seat?.id && seat?.room_name === caller.seat?.room_name;
  if (standing !== caller.standing || !isSameSeat) refuse('session.rights-changed');
}
