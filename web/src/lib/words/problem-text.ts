import type { CallFailed } from '@vincere/contract/client';
import { shared } from '@vincere/contract/messages';
import type { Problem } from '@vincere/domain';
import { sentenceOf, t, translated } from '../text.ts';

/** A problem of the domain or the server. Without a code, its message is a fixed text of the contract. */
type Described = Pick<Problem, 'message'> & Partial<Problem>;

/** Returns the sentence of a problem in the current language. */
export function problemText({ code, facts, message }: Described): string {
  return (code && sentenceOf(code, facts ?? {})) || translated(message);
}

/** A mistake in a field of the input or at a place in a file, in the current language. */
export type Mistake = { path: string; message: string };

/** Returns the mistakes in a list that an error of the server contains; none if it isn't such a list. */
export function mistakesIn(list: unknown): Mistake[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isMistake).map((mistake) => ({ path: mistake.path, message: problemText(mistake) }));
}

function isMistake(value: unknown): value is Described & { path: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { path, message } = value as Partial<Record<string, unknown>>;
  return typeof path === 'string' && typeof message === 'string';
}

/** Returns the server's message in the language of the page: by its code and facts, or its English text if unknown here. */
export function serverMessage({ status, code = '', body }: CallFailed): string {
  const { detail, errors } = body;
  if (typeof detail !== 'string')
    return status === 404 ? t(shared.notFound) : t(shared.callFailed, { status });
  return mistakesIn(errors)[0]?.message ?? sentenceOf(code, body) ?? translated(detail);
}
