import { activeLanguage } from './language.ts';

/** `Ada, Ben and Chi`: joins names as a list in the current language. */
export function listNames(names: readonly string[]): string {
  return new Intl.ListFormat(activeLanguage.tag === 'en-US' ? 'en-GB' : activeLanguage.tag).format(names);
}
