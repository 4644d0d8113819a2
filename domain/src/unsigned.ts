import { personas, type Room } from './rooms.ts';

/** Returns whether a post has no author of its own: both its name and its handle are those of the room's persona. */
export function isUnsigned(author: { name: string; handle: string }, room: Room): boolean {
  return author.name === personas[room].name && author.handle === personas[room].handle;
}
