import { t } from '../../lib/text.ts';

/** Returns the kind of a file as its row shows it: its extension in capitals, such as `PDF`, or `FILE` without one. */
export function kindOf(name: string): string {
  return /\.([a-z0-9]{1,4})$/i.exec(name)?.[1]?.toUpperCase() ?? t('FILE');
}
