import { getSession } from '../../lib/session/session.ts';

/** Returns the key of the user's unsaved text; `parts` name what it belongs to. */
export function draftKey(...parts: (string | number)[]): string {
  return `authoring:${getSession()?.id ?? 0}:${parts.join(':')}`;
}
