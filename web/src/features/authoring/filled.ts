import { shared } from '@vincere/contract/messages';
import { t } from '../../lib/text.ts';

/** Returns an error message if a required text is blank, else undefined. */
export function filled(text: string): string | undefined {
  return text.trim() === '' ? t(shared.fieldRequired) : undefined;
}
