import { guestSeatLimit, rateLimitWindowSeconds } from '@vincere/contract';
import { deviceOf, guestName, isFinished, judgeJoin, refuse } from '@vincere/domain';
import { findPlayedSimulation } from '../../authoring/store/simulations.ts';
import { signedInView } from '../../people/accounts/views.ts';
import { beginSession } from '../../people/sessions/sessions.ts';
import { hashSecret, newSecret } from '../../people/sessions/tokens.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { findRunRooms } from '../editions/rooms.ts';
import { enterRunCode } from '../participation/codes.ts';
import { joinFacts, pickRoom } from '../participation/facts.ts';
import { announceOn, findRunOfCode, lockRun } from '../store/runs/runs.ts';
import { listSeatsEver, saveSeat } from '../store/seats/seats.ts';
import { findGuest, holdsSeat, renameGuest, saveGuest, saveGuestJoin } from './store.ts';

const aGuest = { is_guest: true, observes: false };

export const getJoin: CallHandler<'getJoin', App> = async ({ params, caller, address }, app) => {
  const trier = { account: caller.user?.id ?? null, address };
  const run = await enterRunCode(app, trier, params.accessCode);
  if (isFinished(run.status)) refuse('run.finished');
  const { name: simulation } = await findPlayedSimulation(app.db.read, run.simulation_id);
  const { id, access_code, name, questionnaires } = run;
  return {
    id,
    access_code,
    name,
    simulation,
    guest_join: run.guest_join === 1,
    questionnaires,
    names_answers: run.names_answers === 1,
    rooms: await findRunRooms(app.db.read, run),
  };
};

export const joinAsGuest: CallHandler<'joinAsGuest', App> = async (
  { body, address, userAgent, inChange },
  app,
) => {
  const guest_key_hash = body.key === undefined ? null : hashSecret(body.key);
  // The key of a seat is too long to guess, so its holder isn't slowed down by the failures of others.
  const isHolder =
    guest_key_hash !== null && (await holdsSeat(app.db.read, body.access_code, guest_key_hash));
  const openRun = isHolder ? await findRunOfCode(app.db.read, body.access_code) : undefined;
  const matchingRun = openRun ?? (await enterRunCode(app, { account: null, address }, body.access_code));
  const { user, session } = await inChange(async (change) => {
    const { tx } = change;
    const run = await lockRun(change, matchingRun.id);
    const now = app.clock();
    // A guest whose answer was lost repeats the request with the same key and gets the same seat.
    const guestSeat = guest_key_hash === null ? undefined : await findGuest(tx, run.id, guest_key_hash);
    const { room_name } = judgeJoin(
      joinFacts(run, guestSeat, aGuest),
      guestSeat?.room_name ?? (await pickRoom(tx, run, [])),
    );
    const others = (await listSeatsEver(tx, run.id)).filter(({ user_id }) => user_id !== guestSeat?.user_id);
    if (!guestSeat) limitGuestSeats(others, now);
    const name = guestName(body.name, others);
    const user = guestSeat
      ? await renameGuest(tx, guestSeat.user_id, name)
      : await saveGuest(tx, { ...name, key: `guest ${newSecret()}`.toLowerCase(), created_at: now });
    if (!guestSeat)
      await saveSeat(tx, {
        run_id: run.id,
        user_id: user.id,
        room_name,
        created_at: now,
        guest_key_hash,
      });
    announceOn(change, run, 'participants-changed', room_name);
    return { user, session: await beginSession(tx, user.id, now, deviceOf(userAgent)) };
  });
  return signedInView(app, user, session);
};

export const setGuestJoin: CallHandler<'setGuestJoin', App> = ({ params, body, inChange }) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    if (isFinished(run.status)) refuse('run.is-over');
    await saveGuestJoin(change.tx, run.id, body.guest_join);
    announceOn(change, run, 'guest-join-changed');
    return { id: run.id, guest_join: body.guest_join };
  });

/** Refuses another guest seat if too many were taken on the run within the window. Seats that were left count too. */
function limitGuestSeats(seats: readonly { is_guest: number; created_at: number }[], now: number): void {
  const since = now - rateLimitWindowSeconds * 1000;
  const recent = seats.filter(({ is_guest, created_at }) => is_guest === 1 && created_at > since);
  const oldestSeat = recent[recent.length - guestSeatLimit];
  if (oldestSeat === undefined) return;
  const seconds = Math.ceil((oldestSeat.created_at - since) / 1000);
  refuse('account.too-many-tries', { seconds: Math.max(1, seconds) });
}
