import type { ActionStatus } from '@vincere/domain';
import { t } from '../../lib/text.ts';

/** The name of each status of an action. */
export const actionStatusNames: Readonly<Record<ActionStatus, string>> = {
  open: t('Open@@action'),
  done: t('Done@@action'),
  dropped: t('Dropped@@action'),
};
