import { questionnaires } from '@vincere/contract/messages';
import { t } from '../../lib/text.ts';

/** The general assessment asks the questions of `pre`. */
export type Kind = 'pre' | 'post' | 'general';

export const kinds = {
  pre: { title: t(questionnaires.pre.title) },
  post: { title: t(questionnaires.post.title) },
  general: { title: t('Leadership Assessment') },
} as const satisfies Record<Kind, { title: string }>;

/**
 * The introduction of a questionnaire with `count` questions. It promises a comparison only to people who answered before the
 * simulation.
 */
export function introOf(kind: Kind, answeredBefore: boolean, count: number): string {
  if (kind === 'pre')
    return t(
      '{count} questions about how you usually decide. You answer them again after the simulation, and only then see the two side by side.',
      { count },
    );
  if (kind === 'general')
    return t(
      '{count} questions about how you usually decide. After a simulation you can compare your answers.',
      { count },
    );
  return answeredBefore
    ? t(
        'The same {count} subjects, this time about how you decided in the simulation. Afterwards you see your answers side by side.',
        { count },
      )
    : t(
        '{count} questions about how you decided in the simulation. Afterwards you see your answers in your summary.',
        { count },
      );
}
