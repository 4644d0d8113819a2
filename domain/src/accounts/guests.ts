import { cleanPersonName } from '../text/names.ts';

/** The longest name of a guest, in characters. */
export const guestNameLimit = 80;

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
export function guestName(input: string, existing: readonly FullName[]): FullName {
  const name = cleanPersonName(input);
  const keys = new Set(existing.map((fullName) => nameKey(`${fullName.first_name} ${fullName.last_name}`)));
  let number = 1;
  const addNumber = () => (number === 1 ? name : `${name} (${number})`);
  while (keys.has(nameKey(addNumber()))) number += 1;
  const { first_name, last_name } = splitName(name);
  const suffix = addNumber().slice(name.length);
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
