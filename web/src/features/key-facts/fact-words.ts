import type { FactState } from '@vincere/domain';
import { t } from '../../lib/text.ts';

const names: Record<FactState, string> = {
  nowhere: t('In no room'),
  held: t('Held@@state of a fact'),
  read: t('Read@@state of a fact'),
  'used-in-room': t('Used in its own room'),
  'on-table': t('On the table'),
  voiced: t('Voiced'),
  used: t('Used'),
};

/** Returns the name of a state of a fact. */
export function stateName(state: FactState): string {
  return names[state];
}
