/** Longest name of a guest, in characters. */
export const guestNameLimit = 80;

export const badGuestName = 'A name has letters or digits, on one line';

/** What a name may hold no character of: controls, and marks that turn the direction of what follows or are invisible. */
const hidden = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

const hiddenEverywhere = new RegExp(hidden, 'gu');

/** What is drawn as nothing: soft hyphens, fillers, joiners; but a joiner shapes two letters, and makes one emoji of several. */
const unseen =
  /(?<=(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}])([\u200c\u200d])\p{Default_Ignorable_Code_Point}*(?=(?!\p{Default_Ignorable_Code_Point})\p{L})|(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})(\u200d)(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})(\ufe0f)|\p{Default_Ignorable_Code_Point}/gu;

/** A name as it is kept: without what nobody sees, in single spaces. */
export function cleanName(typed: string): string {
  return typed.replace(unseen, '$1$2$3').normalize('NFC').trim().replace(/\s+/g, ' ');
}

/**
 * Whether a text can be a guest's name (issue 6, "Join in ten seconds"): something to read in it, a letter or a digit
 * of any script, and nothing that would upset the lines of others.
 */
export function isGuestName(typed: string): boolean {
  return /[\p{L}\p{N}]/u.test(cleanName(typed)) && !hidden.test(typed);
}

export const badPersonName = 'A name is one line without invisible characters';

/** Whether a text can be the name of an account: something to read, and no line break, bidi control or invisible character. */
export function isPersonName(typed: string): boolean {
  return cleanName(typed) !== '' && !hidden.test(typed);
}

/** Whether a text can be a username: a name of an account that holds nothing invisible at all. */
export function isUsername(typed: string): boolean {
  return isPersonName(typed) && typed.replace(unseen, '$1$2$3') === typed;
}

/** A stored text as one line for a mail or its header, without control, bidi and invisible characters. */
export function oneLine(text: string): string {
  return cleanName(text.replace(hiddenEverywhere, ' '));
}

/** Whether a mail program could turn a name, or a part of it, into a link. */
export function holdsLink(name: string): boolean {
  return /:\/\/|@|[\p{L}\p{N}-][.。．｡][\p{L}\p{N}]{2,}/u.test(name.normalize('NFKC'));
}

export type FullName = { first_name: string; last_name: string };

/** A full name in two parts: its last word is the last name, a single word the first. */
export function splitName(name: string): FullName {
  const words = name.trim().split(/\s+/);
  if (words.length === 1) return { first_name: words[0] ?? '', last_name: '' };
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' };
}

/**
 * The name under which a guest is seated: as typed, but for what nobody sees. Where somebody who was ever on the run goes by it,
 * it gets the first free number: `Ada (2)`. So two of one name can be told apart on every screen and in the report.
 */
export function guestName(typed: string, taken: readonly FullName[]): FullName {
  const name = cleanName(typed);
  const keys = new Set(taken.map((one) => keyOf(`${one.first_name} ${one.last_name}`)));
  let number = 1;
  const numbered = () => (number === 1 ? name : `${name} (${number})`);
  while (keys.has(keyOf(numbered()))) number += 1;
  const { first_name, last_name } = splitName(name);
  const suffix = numbered().slice(name.length);
  return last_name === ''
    ? { first_name: first_name + suffix, last_name }
    : { first_name, last_name: last_name + suffix };
}

/** What two names that look the same have in common. */
function keyOf(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
