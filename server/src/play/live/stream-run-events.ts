import { refuse } from '@vincere/domain';
import { findSession } from '../../people/sessions/store.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import { standingOf } from '../access/standing.ts';
import type { App } from '../app.ts';
import { findRun } from '../store/runs/runs.ts';

export const streamRunEvents: CallHandler<'streamRunEvents', App> = async ({ params, caller }, app) => {
  const readRun = async () => (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown');
  await readRun();
  const { id, session_id, is_admin, expires_at } = caller.user;
  const seat = caller.seat && {
    id: caller.seat.id,
    run_id: params.runId,
    room_name: caller.seat.room_name,
  };
  const listener = { session_id, user_id: id, is_admin, expires_at, seat };
  return (response) =>
    app.streams.open(response, params.runId, listener, async () => {
      // A session may have ended, or a seat moved, after the call was admitted and before the stream opened.
      const session = await findSession(app.db.read, session_id);
      if (!session?.is_active || (session.is_admin === 1) !== is_admin) refuse('session.expired');
      const currentAccess = await standingOf(app.db.read, caller.user, 'follow', params);
      const isSameSeat =
        currentAccess.seat?.id === seat?.id && currentAccess.seat?.room_name === seat?.room_name;
      if (currentAccess.standing !== caller.standing || !isSameSeat) refuse('session.rights-changed');
      return (await readRun()).revision;
    });
};
