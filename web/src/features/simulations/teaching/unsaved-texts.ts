import { dropDraft, readDraft } from '../../../lib/drafts.ts';
import { draftKey } from '../../authoring/drafts.ts';
import type { Texts } from './useTeaching.ts';

/** Returns the key of the user's unsaved text of an objective. */
export const textKey = (id: number, field: keyof Texts) => draftKey('objective', id, field);

/** Returns the texts of an objective that the user has typed and not saved; undefined without any. */
export function unsavedTexts(id: number): Partial<Texts> | undefined {
  const title = readDraft(textKey(id, 'title'));
  const text = readDraft(textKey(id, 'text'));
  if (title === null && text === null) return undefined;
  return { ...(title !== null && { title }), ...(text !== null && { text }) };
}

/** Discards the texts of an objective that the user has not saved. */
export function dropUnsavedTexts(id: number): void {
  for (const field of ['title', 'text'] as const) {
    dropDraft(textKey(id, field));
    dropDraft(`${textKey(id, field)}:base`);
  }
}
