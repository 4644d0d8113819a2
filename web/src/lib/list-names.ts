import { spoken } from './language.ts';

/** `Ada, Ben and Chi`: joins names as a list in the current language. */
export function inAList(names: readonly string[]): string {
  return new Intl.ListFormat(spoken.tag === 'en-US' ? 'en-GB' : spoken.tag).format(names);
}
