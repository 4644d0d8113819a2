import type { Nouns } from '@vincere/contract';
import {
  isFinished,
  judgeJoin,
  type Room,
  refuse,
  requireInUse,
  roomAskedFor,
  runningMs,
  titleOfRoom,
} from '@vincere/domain';
import { makeAccountForInvitation } from '../../people/accounts/invitations.ts';
import { findUserByEmail, listPreferences } from '../../people/accounts/store.ts';
import { requireOwnedEmail } from '../../people/accounts/verification.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Seat } from '../../platform/http/caller.ts';
import { type CallHandler, type Handlers, nestUnder } from '../../platform/http/handle.ts';
import { isoTime } from '../../platform/time.ts';
import { requireAdvancedControls } from '../access/advanced-controls.ts';
import type { App } from '../app.ts';
import { findRunRooms } from '../editions/rooms.ts';
import { currentPlace } from '../runs/place.ts';
import { serializeRun } from '../runs/snapshots.ts';
import { observes } from '../store/observers.ts';
import { inUseOf } from '../store/run-rooms.ts';
import { announceOn, findRun, lockRun, type RunRow } from '../store/runs.ts';
import {
  findCurrentSeat,
  findRemovedSeat,
  findRunByCode,
  findSeat,
  listSeats,
  moveSeat,
  removeSeat,
  restoreSeat,
  saveSeat,
} from '../store/seats.ts';
import { restoreVotes, withdrawVotes } from '../store/votes.ts';
import { joinFacts, pickRoom } from './facts.ts';
import { listOwnRuns } from './history.ts';
import { mailInvitation } from './mails.ts';
import { roomAssignment } from './room-assignment.ts';
import { takingPartRoutes } from './taking-part.ts';
import { historyView, seatView } from './views.ts';

export const joinRun: CallHandler<'joinRun', App> = async ({ body, caller, address, inChange }, app) => {
  const { user } = caller;
  const codeMatch = await findRunByCode(app.db.read, body.access_code, user.id);
  const currentSeat = codeMatch?.seat ?? null;
  // The rate limit counts only codes that match no run, and never applies to people who have a seat.
  const requireRunByCode = async () => codeMatch?.run ?? refuse('run.unknown-code');
  const foundRun = currentSeat
    ? await requireRunByCode()
    : await app.rateLimiter.enterCode({ account: user.id, address }, body.access_code, requireRunByCode);
  // Whether the caller observes the run matters only for a new seat, so it is looked up only then.
  const callerFacts = { is_guest: user.is_guest, observes: false };
  const join = judgeJoin(
    joinFacts(foundRun, currentSeat, callerFacts),
    currentSeat?.room_name ?? (await roomOfJoin(app.db.read, foundRun, body.room_name)),
  );
  // A participant who polls this call changes nothing and takes no lock.
  if (currentSeat) app.presence.read(currentSeat);
  if (join.outcome === 'has-seat' && currentSeat) return serializeRun(app, foundRun, caller);
  await inChange(async (change) => {
    const run = await lockRun(change, foundRun.id);
    const seatInLock = await findCurrentSeat(change.tx, run.id, user.id);
    const currentFacts = { ...callerFacts, observes: await observes(change.tx, run.id, user.id) };
    const { outcome, room_name } = judgeJoin(
      joinFacts(run, seatInLock, currentFacts),
      seatInLock?.room_name ?? (await roomOfJoin(change.tx, run, body.room_name)),
    );
    if (outcome === 'has-seat') return;
    await saveSeat(change.tx, {
      run_id: run.id,
      user_id: user.id,
      room_name,
      created_at: app.clock(),
    });
    announceOn(change, run, 'participants-changed', room_name);
  });
  const run = (await findRun(app.db.read, foundRun.id)) ?? refuse('run.unknown-code');
  return serializeRun(app, run, caller);
};

export const listMyRuns: CallHandler<'listMyRuns', App> = async ({ caller }, app) => {
  const rows = await listOwnRuns(app.db.read, caller.user.id);
  const now = app.clock();
  const titles = await Promise.all(
    rows.map(async (row) => titleOfRoom(await findRunRooms(app.db.read, row), row.room_name)),
  );
  return {
    user_run: rows.map((row, index) =>
      historyView(row, {
        minutes: Math.floor(runningMs(row, now) / 60_000),
        title: titles[index] ?? null,
        now,
      }),
    ),
  };
};

export const getUserRun: CallHandler<'getUserRun', App> = async ({ params, caller }, app) => {
  const seat = (await findSeat(app.db.read, params.userRunId)) ?? refuse('seat.unknown');
  const run = (await findRun(app.db.read, seat.run_id)) ?? refuse('run.unknown');
  const { id, user_id, room_name } = seat;
  const fields = { id, user_id, created_at: isoTime(seat.created_at), room: { room_name } };
  return nestUnder(fields, 'sim_run', await serializeRun(app, run, caller));
};

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

export const removeParticipant: CallHandler<'removeParticipant', App> = ({ params, inChange }, app) =>
  inChange(async (change) => {
    const { seat, run } = await lockSeat(change, params.userRunId);
    const now = app.clock();
    const place = await currentPlace(change.tx, run);
    // Votes of closed stages stay. Votes of the open stage no longer count.
    if (place) await withdrawVotes(change.tx, seat.id, place.scenario_id, now);
    await removeSeat(change.tx, seat.id, now);
    announceOn(change, run, 'participants-changed', seat.room_name);
    return { id: seat.id };
  });

export const restoreParticipant: CallHandler<'restoreParticipant', App> = ({ params, inChange }) =>
  inChange(async (change) => {
    const { tx } = change;
    const seatBeforeLock = (await findRemovedSeat(tx, params.userRunId)) ?? refuse('seat.unknown');
    const run = await lockRun(change, seatBeforeLock.run_id);
    const { removed_at, ...seat } = (await findRemovedSeat(tx, params.userRunId)) ?? refuse('seat.unknown');
    if (isFinished(run.status)) refuse('run.is-over');
    if (await findCurrentSeat(tx, run.id, seat.user_id)) refuse('seat.already-on-run');
    const place = await currentPlace(tx, run);
    // The report of a closed stage names the people who were removed in it.
    if (place && removed_at < place.visit.entered_at) refuse('seat.removed-earlier');
    await restoreSeat(tx, seat.id);
    if (place) await restoreVotes(tx, seat.id, place.scenario_id, removed_at);
    announceOn(change, run, 'participants-changed', seat.room_name);
    const [user] = (await listSeats(tx, run.id)).filter(({ id }) => id === seat.id);
    return seatView(seat, user ?? refuse('seat.unknown'));
  });

export const participationRoutes: Handlers<Nouns['participation'], App> = {
  ...roomAssignment,
  ...takingPartRoutes,
  joinRun,
  listMyRuns,
  getUserRun,
  seatParticipant,
  moveParticipant,
  removeParticipant,
  restoreParticipant,
};

/** Returns the room for which a join asks, or the one with the fewest people if it asks for none. */
async function roomOfJoin(db: Queries, run: RunRow, requestedRoom: Room | undefined): Promise<Room> {
  return roomAskedFor(requestedRoom, await findRunRooms(db, run)) ?? (await pickRoom(db, run, []));
}

/** Returns a seat with its run locked. Refuses a removed seat and a seat of a finished run. */
async function lockSeat(change: Parameters<typeof lockRun>[0], seatId: number) {
  const seatBeforeLock = (await findSeat(change.tx, seatId)) ?? refuse('seat.unknown');
  const run = await lockRun(change, seatBeforeLock.run_id);
  // Reads the seat again, because it may have been removed or moved while we waited for the lock.
  const seat: Seat = (await findSeat(change.tx, seatId)) ?? refuse('seat.unknown');
  if (isFinished(run.status)) refuse('run.is-over');
  return { seat, run };
}
