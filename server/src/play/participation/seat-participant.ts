import { isFinished, refuse, requireInUse } from '@vincere/domain';
import { makeAccountForInvitation } from '../../people/accounts/invitations.ts';
import { findUserByEmail, listPreferences } from '../../people/accounts/store.ts';
import { requireOwnedEmail } from '../../people/accounts/verification.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import { requireAdvancedControls } from '../access/advanced-controls.ts';
import type { App } from '../app.ts';
import { inUseOf } from '../store/rooms/run-rooms.ts';
import { announceOn, lockRun } from '../store/runs/runs.ts';
import { findCurrentSeat, listSeats, moveSeat, saveSeat } from '../store/seats/seats.ts';
import { pickRoom } from './facts.ts';
import { lockSeat } from './lock-seat.ts';
import { mailInvitation } from './mails.ts';
import { seatView } from './views.ts';

export const seatParticipant: CallHandler<'seatParticipant', App> = async (
  { params, body, caller, language, inChange },
  app,
) => {
  const seatedPerson = await inChange(async (change) => {
    const { tx } = change;
    const run = await lockRun(change, params.runId);
    await requireAdvancedControls(tx, caller.user);
    // A rehearsal has no people, only bots.
    if (run.rehearsal !== null) refuse('run.unknown');
    if (isFinished(run.status)) refuse('run.is-over');
    const knownUser = await findUserByEmail(tx, body.email);
    if (knownUser && !knownUser.is_active) refuse('account.deactivated');
    if (knownUser && (await findCurrentSeat(tx, run.id, knownUser.id))) refuse('seat.already-on-run');
    if (knownUser) requireOwnedEmail(app, knownUser);
    const invitation = knownUser ? undefined : await makeAccountForInvitation(app, change, body);
    const user = knownUser ?? invitation?.user ?? refuse('account.unknown');
    // Another request may have registered the address since the lookup.
    if (!knownUser)
      requireOwnedEmail(app, (await findUserByEmail(tx, body.email)) ?? refuse('account.unknown'));
    if (body.room_name !== undefined) requireInUse(body.room_name, inUseOf(run));
    const room_name = body.room_name ?? (await pickRoom(tx, run, await listPreferences(tx, user.id)));
    const seat = await saveSeat(tx, {
      run_id: run.id,
      user_id: user.id,
      room_name,
      created_at: app.clock(),
      is_room_given: body.room_name === undefined ? 0 : 1,
    });
    announceOn(change, run, 'participants-changed', room_name);
    return { run, user, seat, invitation_url: invitation?.url };
  });
  await mailInvitation(app, seatedPerson, language);
  const { seat, user, invitation_url } = seatedPerson;
  return { ...seatView(seat, user), ...(invitation_url ? { invitation_url } : {}) };
};

export const moveParticipant: CallHandler<'moveParticipant', App> = ({ params, body, caller, inChange }) =>
  inChange(async (change) => {
    const { seat, run } = await lockSeat(change, params.userRunId);
    await requireAdvancedControls(change.tx, caller.user);
    requireInUse(body.room_name, inUseOf(run));
    await moveSeat(change.tx, seat.id, body.room_name);
    announceOn(change, run, 'participants-changed', body.room_name);
    const [user] = (await listSeats(change.tx, run.id)).filter(({ id }) => id === seat.id);
    return seatView({ ...seat, room_name: body.room_name }, user ?? refuse('seat.unknown'));
  });
