import type { Run } from '@vincere/contract';
import { isFinished, type Room, rooms } from '@vincere/domain';
import { t } from '../../lib/text.ts';

/** The room that an address names, if there is one. */
export function roomNamed(name: string): Room | undefined {
  return rooms.find((room) => room === name);
}

export type Standing = 'own' | 'visitor' | 'restricted';

/** Returns whether a person may enter a room: the own one, and from the dashboard room every one. */
export function standingIn(run: Run, room: Room): Standing {
  const held = run.users_playing[0]?.room.room_name;
  if (held === room) return room === 'dashboard' ? 'visitor' : 'own';
  return held === 'dashboard' ? 'visitor' : 'restricted';
}

/** The room of the current scenario, as far as the run tells it; the rest is asked by name. */
export function roomRunIdOf(run: Run, room: Room): number | undefined {
  return run.users_playing.find((person) => person.room.room_name === room)?.room.id ?? undefined;
}

/** Why no room vote can be cast now; undefined when one can. */
export function voteClosed(run: Run, standing: Standing, hasEnded: boolean): string | undefined {
  if (hasEnded || isFinished(run.status)) return t('The simulation is over. Decisions are closed.');
  if (standing === 'visitor')
    return t('You are looking into this room. Its decision belongs to the people in it.');
  if (run.status === 'PAUSED')
    return t('The simulation is paused. Decisions open again when your facilitator resumes it.');
  return undefined;
}

/** Why no note can be added; undefined when one can. */
export function notesClosed(standing: Standing, hasEnded: boolean): string | undefined {
  if (hasEnded) return t('The simulation is over. Notes are closed.');
  return standing === 'visitor'
    ? t('You are looking into this room. Its notes belong to the people in it.')
    : undefined;
}
