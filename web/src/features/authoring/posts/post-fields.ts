import { t } from '../../../lib/text.ts';

/** Author and likes of a new post, as they are typed. Blank fields are filled in by the server. */
export type PostFields = { name: string; handle: string; likes: string };

/** Checks a number of likes; it may be blank. */
export function problemOfCount(text: string): true | string {
  return /^\s*\d{0,9}\s*$/.test(text) || t('Enter a whole number.');
}

/** Returns the text that is sent for a new post: the text itself, or JSON with its author and likes. */
export function contentWith(content: string, { name, handle, likes }: PostFields): string {
  const author = { ...(name.trim() && { name }), ...(handle.trim() && { handle }) };
  const fields = {
    ...(Object.keys(author).length > 0 && { author }),
    ...(likes.trim() !== '' && { likes: Number(likes) }),
  };
  return Object.keys(fields).length === 0 ? content : JSON.stringify({ content, ...fields });
}
