import { categoryTitles, questionSlots, questions } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { Summary } from '../../summary.ts';
import { type Block, type Cell, section, text } from '../report/blocks.ts';

/** Returns the answers on the scales, by category. Habits and the run are different things, so no difference is shown. */
export function answers({ run, report }: Summary, { t, translate }: Translator): Block[] {
  const { 'pre-questionnaire': pre, 'post-questionnaire': post } = report;
  if (pre === null && post === null)
    return run.asks
      ? section(t('Your answers'), [text(t('You have not answered the questionnaires yet.'), 'quiet')])
      : [];
  return section(t('Your answers'), [
    {
      kind: 'table',
      columns: [
        { title: t('Answer, 1 to 5'), width: null },
        { title: t('Usually'), width: 70 },
        { title: t('This time'), width: 70 },
      ],
      rows: questions.pre.flatMap(({ key, type, short }): Cell[][] =>
        type === 'scale'
          ? [[translate(short), ...[pre, post].map((questionnaire) => String(questionnaire?.[key] ?? ''))]]
          : [],
      ),
    },
  ]);
}

/** Returns the open answers about habits and about the run, side by side. Empty ones were not asked for. */
export function ownWords({ report }: Summary, { t, translate }: Translator): Block[] {
  const { 'pre-questionnaire': pre, 'post-questionnaire': post } = report;
  const openQuestions = questionSlots.filter(({ type }) => type === 'openEnded');
  if (!openQuestions.some(({ key }) => pre?.[key] || post?.[key])) return [];
  return section(t('In your own words'), [
    {
      kind: 'table',
      columns: [
        { title: '', width: 110 },
        { title: t('Usually'), width: null },
        { title: t('This time'), width: null },
      ],
      rows: openQuestions.map(({ key, category }): Cell[] => {
        const short = questions.pre.find((question) => question.key === key)?.short ?? '';
        return [
          [{ text: `${t(categoryTitles[category])}: ${translate(short)}`, tone: 'faint' }],
          ...[pre, post].map((questionnaire) => String(questionnaire?.[key] || t('Not answered'))),
        ];
      }),
    },
  ]);
}
