import { activeLanguage } from '../language.ts';

/** `Ada, Ben and Chi`: joins names as a list in the current language. */
export function listNames(names: readonly string[]): string {
  return listFormat('conjunction').format(names);
}

/** `A, B or C`: joins choices as a list in the current language. */
export function listChoices(choices: readonly string[]): string {
  return listFormat('disjunction').format(choices);
}

function listFormat(type: 'conjunction' | 'disjunction') {
  const { tag } = activeLanguage;
  return new Intl.ListFormat(tag === 'en-US' ? 'en-GB' : tag, { type });
}
