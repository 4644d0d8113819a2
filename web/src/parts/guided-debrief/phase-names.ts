import { t } from '../../lib/text.ts';
import type { DebriefPhase } from './types.ts';

/** The name of each phase of a guided debrief. */
export const phaseNames: Readonly<Record<DebriefPhase, string>> = {
  reactions: t('Reactions'),
  'what-happened': t('What happened'),
  why: t('Why'),
  lessons: t('Lessons'),
  commitment: t('Commitment'),
  done: t('Done'),
};
