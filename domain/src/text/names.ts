/** The reasons for which a text is no name, as sentences. */
export const nameFaults = {
  signs: 'A name is one line without invisible characters',
  letters: 'A name has letters or digits, on one line',
  link: 'A name contains no link, address or phone number. Write a space after a full stop.',
} as const;

export type NameFault = keyof typeof nameFaults;

/** Characters that no name contains: line breaks, and characters that are invisible, change the direction or are none. */
const forbidden = String.raw`\p{Cc}\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u200b\u2028\u2029\u2060-\u2069\ufeff\ufff9-\ufffd`;
const anyForbidden = new RegExp(`[${forbidden}]`, 'gu');

/** Characters that are drawn as nothing, such as soft hyphens, fillers and joiners, except those that no name contains. */
const unseen = `(?![${forbidden}])\\p{Default_Ignorable_Code_Point}`;

/** Scripts in which a joiner or non-joiner between two letters changes their shape: Arabic and those of its kind, and Indic ones. */
const joining =
  'Adlm Arab Mand Mong Nkoo Rohg Syrc Beng Deva Gujr Guru Khmr Knda Mlym Mymr Orya Sinh Taml Telu Tibt'.split(
    ' ',
  );
const joinedLetter = `(?!${unseen})(?=[\\p{L}\\p{M}])[${joining.map((script) => `\\p{scx=${script}}`).join('')}]`;
/** The marks of Indic scripts after which a joiner has a meaning, also at the end of a word. */
const virama = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]`;
const pictograph = String.raw`\p{Extended_Pictographic}`;

/** Unseen characters that belong to a letter or an emoji. Each captures what is kept of a row of them. */
const neededMarks = [
  `(?<=${joinedLetter})([\\u200c\\u200d])(?:${unseen})*(?=${joinedLetter})`,
  `(?<=${virama})([\\u200c\\u200d])`,
  `(?<=\\p{Script=Han})([\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}])`,
  `(?<=\\p{Script=Mong})([\\u180b-\\u180d\\u180f])`,
  `(?<=${pictograph}\\ufe0f?|\\p{Emoji_Modifier})(\\u200d)(?=${pictograph})`,
  `(?<=${pictograph})(\\ufe0f)`,
  `(?<=[\\d#*])(\\ufe0f)(?=\\u20e3)`,
  // The flag of England and the like: a black flag, letters of tags, and their end.
  `(?<=\\u{1f3f4})([\\u{e0030}-\\u{e007a}]{3,6}\\u{e007f})`,
];
const anyUnseen = new RegExp(`${neededMarks.join('|')}|${unseen}`, 'gu');

/** Returns a text without characters that are drawn as nothing, except where a script or an emoji needs them. */
function withoutUnseen(text: string): string {
  return text.replace(anyUnseen, neededMarks.map((_, index) => `$${index + 1}`).join(''));
}

/** White space and marks without a width at the ends of a text, which come along when a name is copied. */
const margin = /[\s\u200b\u200e\u200f\u2060\ufeff]/u;

/** Returns a text without its margins. A pattern that ends in `$` would take seconds for a long row of spaces inside the text. */
function withoutMargins(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && margin.test(text.charAt(start))) start += 1;
  while (end > start && margin.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Returns a name as it is stored: trimmed, in NFC, with single spaces, and without characters that are drawn as nothing. Characters
 * that no name contains are left in it, so that `titleFault` finds them.
 */
export function cleanName(input: string): string {
  return withoutUnseen(withoutMargins(input))
    .normalize('NFC')
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .trim();
}

/** Returns a person's name as it is stored: like `cleanName`, with a space after a full stop before a word, as in `Dr. Li`. */
export function cleanPersonName(input: string): string {
  return cleanName(input).replace(/(?<=[\p{L}\p{M}]\.)(?=\p{Lu}\p{Ll}|\p{Lo}[\p{L}\p{M}])/gu, ' ');
}

/** Returns why a clean text can't be the name of a thing, such as a run, a room or an author; null if it can. */
export function titleFault(name: string): NameFault | null {
  if (new RegExp(anyForbidden.source, 'u').test(name)) return 'signs';
  // Marks would be drawn on what stands before the name, or far above and below their line.
  if (/^\p{M}|\p{M}{9}/u.test(name) || !/[^\p{C}\p{M}\p{Z}\u2800]/u.test(name)) return 'signs';
  return null;
}

/** Returns why a clean text can't be the name of a person; null if it can. */
export function personNameFault(name: string): NameFault | null {
  const fault = titleFault(name);
  if (fault !== null) return fault;
  if (!/[\p{L}\p{N}]/u.test(name)) return 'letters';
  return containsLink(name) ? 'link' : null;
}

/** Returns whether a text can be a username: a name without any character that is drawn as nothing. */
export function isUsername(input: string): boolean {
  return titleFault(cleanName(input)) === null && withoutUnseen(input) === input;
}

/** Returns a stored text as one line for a mail or its header, without characters that no name contains. */
export function oneLine(text: string): string {
  return cleanName(text.replace(anyForbidden, ' '));
}

/** What programs turn into something to press, in NFKC. */
const links = [
  // Domains. Initials and abbreviations have a space, a hyphen or a single letter after the full stop.
  /[\p{L}\p{N}-][.。][\p{L}\p{N}]{2,}/u,
  // Addresses of mails and paths of networks.
  /\S@\S|\\|\/\//u,
  // Schemes of links.
  /(?<!\p{L})(?:[a-z][a-z\d+.-]*:(?=\S)|(?:callto|data|file|ftp|https?|javascript|mailto|skype|sms|tel):)/iu,
  // Addresses of computers.
  /\d+(?:\.\d+){3}|::|(?:[\da-f]{1,4}:){2}/iu,
  // Phone numbers.
  /\p{Nd}(?:[\s().+/-]*\p{Nd}){6}/u,
];

/** The most characters that are searched for a link. No name is as long, and the patterns would take seconds for a long text. */
const longestSearched = 1_000;

/** Returns whether a mail program or a phone could turn a name, or a part of it, into a link. */
export function containsLink(name: string): boolean {
  const plainName = withoutUnseen(name.slice(0, longestSearched)).normalize('NFKC');
  return links.some((link) => link.test(plainName));
}
