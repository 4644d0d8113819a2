import type { Run } from '@vincere/contract';
import { participation } from '@vincere/contract/messages';
import { t } from '../../lib/text.ts';

/** Returns the description of the current scenario; before its stage begins, a sentence that says when it opens. */
export function situationOf({ status, stage_begun_at, current_scenario }: Run): string {
  const description = current_scenario?.description.trim();
  if (description) return description;
  if (stage_begun_at !== null) return t(participation.noDescription);
  return status === 'DRAFT'
    ? t('The first scenario opens when your facilitator starts the simulation.')
    : t('This scenario opens when your facilitator begins the stage.');
}
