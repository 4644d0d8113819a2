import type { Control } from './types.ts';

/** Returns the number of people of whom `some` have acted: those who are here, and those who acted before they left. */
export function peopleOf({ present }: Control, some: number): number {
  return Math.max(present, some);
}
