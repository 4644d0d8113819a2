import { personas, type Room } from './rooms.ts';

/** Whether a post was left unsigned, so that it speaks for its room: both its author's name and handle are the persona's. */
export function isUnsigned(author: { name: string; handle: string }, room: Room): boolean {
  return author.name === personas[room].name && author.handle === personas[room].handle;
}
