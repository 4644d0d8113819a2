/** The longest name of a guest, in characters. */
export const guestNameLimit = 80;

export const badGuestName = 'A name has letters or digits, on one line';

/** Characters that no name may contain: control, bidirectional and invisible characters. */
const forbidden = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

const allForbidden = new RegExp(forbidden, 'gu');

/**
 * Characters that are drawn as nothing: soft hyphens, fillers, joiners. Captures the ones to keep: joiners between two letters,
 * which change their shape, and joiners and variation selectors inside an emoji.
 */
const invisible =
  /(?<=(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}])([\u200c\u200d])\p{Default_Ignorable_Code_Point}*(?=(?!\p{Default_Ignorable_Code_Point})\p{L})|(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})(\u200d)(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})(\ufe0f)|\p{Default_Ignorable_Code_Point}/gu;

/** Returns a name as it is stored: trimmed, NFC, without invisible characters, and with single spaces. */
export function cleanName(typed: string): string {
  return typed.replace(invisible, '$1$2$3').normalize('NFC').trim().replace(/\s+/g, ' ');
}

/**
 * Returns whether a text can be a guest's name: it needs a letter or a digit of any script, and no character that would
 * break the layout of other texts.
 */
export function isGuestName(typed: string): boolean {
  return /[\p{L}\p{N}]/u.test(cleanName(typed)) && !forbidden.test(typed);
}

export const badPersonName = 'A name is one line without invisible characters';

/** Returns whether a text can be the name of an account: visible, without line breaks, bidi controls or invisible characters. */
export function isPersonName(typed: string): boolean {
  return cleanName(typed) !== '' && !forbidden.test(typed);
}

/** Returns whether a text can be a username: a name of an account without any invisible character. */
export function isUsername(typed: string): boolean {
  return isPersonName(typed) && typed.replace(invisible, '$1$2$3') === typed;
}

/** Returns a stored text as one line for a mail or its header, without control, bidi and invisible characters. */
export function oneLine(text: string): string {
  return cleanName(text.replace(allForbidden, ' '));
}

/** Returns whether a mail program could turn a name, or a part of it, into a link. */
export function containsLink(name: string): boolean {
  return /:\/\/|@|[\p{L}\p{N}-][.。．｡][\p{L}\p{N}]{2,}/u.test(name.normalize('NFKC'));
}

export type FullName = { first_name: string; last_name: string };

/** Splits a full name: its last word is the last name. A single word is the first name. */
export function splitName(name: string): FullName {
  const words = name.trim().split(/\s+/);
  if (words.length === 1) return { first_name: words[0] ?? '', last_name: '' };
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' };
}

/**
 * Returns the name of a guest on a run: as typed, without invisible characters. If anyone who was ever on the run has the
 * same name, it gets the first free number: `Ada (2)`. So people with equal names can be distinguished on every screen and in
 * the report.
 */
export function guestName(typed: string, existing: readonly FullName[]): FullName {
  const name = cleanName(typed);
  const keys = new Set(existing.map((one) => nameKey(`${one.first_name} ${one.last_name}`)));
  let number = 1;
  const numbered = () => (number === 1 ? name : `${name} (${number})`);
  while (keys.has(nameKey(numbered()))) number += 1;
  const { first_name, last_name } = splitName(name);
  const suffix = numbered().slice(name.length);
  return last_name === ''
    ? { first_name: first_name + suffix, last_name }
    : { first_name, last_name: last_name + suffix };
}

/** Returns a key that is equal for names that look the same. */
function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
