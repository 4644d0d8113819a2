import { shared } from '@vincere/contract/messages';
import { t } from '../../lib/text.ts';

/** What is wrong with a text that must not be blank; undefined when nothing is. */
export function filled(text: string): string | undefined {
  return text.trim() === '' ? t(shared.fieldRequired) : undefined;
}
