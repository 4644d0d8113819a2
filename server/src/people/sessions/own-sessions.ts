import { refuse, sessionIdleMs } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import { isoTime } from '../../platform/time.ts';
import type { PeopleApp } from '../app.ts';
import { deleteOtherSessions, deleteOwnSession, listSessionRows } from './store.ts';

/** The most sessions that the list shows. */
const maxListedSessions = 100;

export const listSessions: CallHandler<'listSessions', PeopleApp> = async ({ caller: { user } }, app) => {
  if (user.is_guest) refuse('account.is-guest');
  const now = app.clock();
  const usedAfter = now - sessionIdleMs(user, app.config.sessionIdleHours);
  const sessions = await listSessionRows(app.db.read, user.id, { now, usedAfter, limit: maxListedSessions });
  return {
    sessions: sessions.map(({ created_at, last_used_at, ...session }) => ({
      ...session,
      created_at: isoTime(created_at),
      last_used_at: isoTime(last_used_at),
      is_current: session.id === user.session_id,
    })),
  };
};

export const endSession: CallHandler<'endSession', PeopleApp> = async ({
  params,
  caller: { user },
  inChange,
}) => {
  if (user.is_guest) refuse('account.is-guest');
  const endedSession = await inChange((change) => deleteOwnSession(change, user.id, params.sessionId));
  if (!endedSession) refuse('session.unknown');
  return { message: 'The session has ended' };
};

export const endOtherSessions: CallHandler<'endOtherSessions', PeopleApp> = async (
  { caller: { user }, inChange },
  app,
) => {
  if (user.is_guest) refuse('account.is-guest');
  const endedCount = await inChange((change) => deleteOtherSessions(change, user.id, user.session_id));
  app.unsavedSessions.endAll(user.id, user.session_id);
  return { ended: endedCount };
};
