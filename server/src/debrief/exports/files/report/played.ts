import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';

/** Returns when a run was played, and whether it ended. */
export function playedText(
  { status, started_at, created_at }: RunData['run'],
  { t, moment }: Translator,
): string {
  if (started_at === null) return t('Created on {date}, not started', { date: moment(created_at) });
  const date = moment(started_at);
  switch (status) {
    case 'IN_PROGRESS':
      return t('Played on {date}, still in progress', { date });
    case 'PAUSED':
      return t('Played on {date}, paused', { date });
    case 'ENDED':
      return t('Played on {date}, ended early', { date });
    default:
      return t('Played on {date}', { date });
  }
}
