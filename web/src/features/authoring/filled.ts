import { shared } from '@vincere/contract/messages';

/** What is wrong with a text that must not be blank; undefined when nothing is. */
export function filled(text: string): string | undefined {
  return text.trim() === '' ? shared.fieldRequired : undefined;
}
