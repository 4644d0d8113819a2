import { questionnaires } from '@vincere/contract/messages';
import { t } from '../../lib/text.ts';

/** The general assessment asks the questions of `pre`. */
export type Kind = 'pre' | 'post' | 'general';

export const kinds = {
  pre: {
    title: t(questionnaires.pre.title),
    intro: t(
      'Twenty questions about how you usually decide. You answer them again after the simulation, and only then see the two side by side.',
    ),
  },
  post: {
    title: t(questionnaires.post.title),
    intro: t(
      'The same twenty subjects, this time about how you decided in the simulation. Afterwards you see your answers side by side.',
    ),
  },
  general: {
    title: t('Leadership Assessment'),
    intro: t(
      'Twenty questions about how you usually decide. After a simulation you can compare your answers.',
    ),
  },
} as const satisfies Record<Kind, { title: string; intro: string }>;

/** The introduction of a questionnaire. It promises a comparison only to people who answered before the simulation. */
export function introOf(kind: Kind, answeredBefore: boolean): string {
  if (kind !== 'post' || answeredBefore) return kinds[kind].intro;
  return t(
    'Twenty questions about how you decided in the simulation. Afterwards you see your answers in your summary.',
  );
}
