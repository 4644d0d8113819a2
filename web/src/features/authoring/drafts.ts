import { getSession } from '../../lib/session.ts';

/** Under what a text of this person about a thing is kept until it is saved. */
export function draftKey(...parts: (string | number)[]): string {
  return `authoring:${getSession()?.id ?? 0}:${parts.join(':')}`;
}
