import { personas, type Room } from '../rooms/rooms.ts';

type Author = { name: string; handle: string };

/** The persona of the dashboard in posts stored before it was renamed. */
const formerDashboard = { name: 'Briefing', handle: '@briefing' };

/** Returns whether a post has no author of its own: both its name and its handle are those of the room's persona. */
export function isUnsigned(author: Author, room: Room): boolean {
  return isSame(author, personas[room]) || (room === 'dashboard' && isSame(author, formerDashboard));
}

function isSame(author: Author, other: Author): boolean {
  return author.name === other.name && author.handle === other.handle;
}
