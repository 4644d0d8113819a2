import type { Run } from '@vincere/contract';
import { isFinished, type Room } from '@vincere/domain';
import { t } from '../../lib/text.ts';

/** Returns the room with this name in the address, if it is among these rooms. */
export function roomByName(name: string, among: readonly Room[]): Room | undefined {
  return among.find((room) => room === name);
}

export type RoomAccess = 'own' | 'visitor' | 'restricted';

/** Returns the user's access to a room. Users in the dashboard room may visit all rooms, others only their own. */
export function roomAccess(run: Run, room: Room): RoomAccess {
  const ownRoom = run.users_playing[0]?.room.room_name;
  if (ownRoom === room) return room === 'dashboard' ? 'visitor' : 'own';
  return ownRoom === 'dashboard' ? 'visitor' : 'restricted';
}

/** Returns the id of a room in the current scenario, if the run contains it. Other ids must be read by name. */
export function roomRunIdOf(run: Run, room: Room): number | undefined {
  return run.users_playing.find((person) => person.room.room_name === room)?.room.id ?? undefined;
}

/** Returns why no room vote can be cast now, or undefined if one can. */
export function voteClosedReason(run: Run, access: RoomAccess, hasEnded: boolean): string | undefined {
  if (hasEnded || isFinished(run.status)) return t('The simulation is over. Decisions are closed.');
  if (access === 'visitor')
    return t('You are looking into this room. Its decision belongs to the people in it.');
  if (run.status === 'PAUSED')
    return t('The simulation is paused. Decisions open again when your facilitator resumes it.');
  return undefined;
}

/** Returns why no note can be added now, or undefined if one can. */
export function notesClosedReason(access: RoomAccess, hasEnded: boolean): string | undefined {
  if (hasEnded) return t('The simulation is over. Notes are closed.');
  return access === 'visitor'
    ? t('You are looking into this room. Its notes belong to the people in it.')
    : undefined;
}
