import { spoken } from './language.ts';

/** `Ada, Ben and Chi`: names as the language that is spoken lists them. */
export function inAList(names: readonly string[]): string {
  return new Intl.ListFormat(spoken.tag === 'en-US' ? 'en-GB' : spoken.tag).format(names);
}
