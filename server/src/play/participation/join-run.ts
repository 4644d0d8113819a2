import { judgeJoin, type Room, refuse, roomAskedFor } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { findRunRooms } from '../editions/rooms.ts';
import { serializeRun } from '../runs/snapshots.ts';
import { announceOn, findRun, lockRun, type RunRow } from '../store/runs/runs.ts';
import { observes } from '../store/seats/observers.ts';
import { findCurrentSeat, findRunByCode, saveSeat } from '../store/seats/seats.ts';
import { joinFacts, pickRoom } from './facts.ts';

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

/** Returns the room for which a join asks, or the one with the fewest people if it asks for none. */
async function roomOfJoin(db: Queries, run: RunRow, requestedRoom: Room | undefined): Promise<Room> {
  return roomAskedFor(requestedRoom, await findRunRooms(db, run)) ?? (await pickRoom(db, run, []));
}
