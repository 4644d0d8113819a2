import {
  categories,
  categoryTitles,
  type Question,
  questions,
  type ScaleFigures,
  smallestGroup,
} from '@vincere/domain';
import { type Block, type Cell, lead, type Table, text } from './blocks.ts';
import type { Report } from './report.ts';

/** The width of a chart of answers, in points. */
const chartWidth = 112;

/** Returns the questions on a scale with the answers before and after the run, without names. */
export function questionnaires(report: Report, size: 'chapter' | 'section' = 'section'): Block[] {
  const { t } = report.translator;
  const { answered, scales } = report.runData.questionnaires;
  const intro = [
    t(
      '{pre} answered before the simulation (what they usually do), {post} after it (what they did this time).',
      answered,
    ),
    t('These are two different questions, so a difference is not a change in a person.'),
  ].join(' ');
  const hasAnswers = scales.some(({ pre, post }) => pre !== null || post !== null);
  const isShort = (counts: readonly number[] | null) =>
    counts === null || counts.reduce((sum, count) => sum + count, 0) < answered.post;
  const lacksAnswers =
    scales.some(({ pre, post }) => pre === null || post === null) ||
    scales.every(({ post }) => isShort(post));
  const tooFew = t(
    'Once a run has ended, answers are shown from {least} people up, and those after it {least} at a time: fewer could be recognised in them.',
    { least: smallestGroup },
  );
  return [
    { kind: 'heading', size, text: t('Questionnaires') },
    hasAnswers ? lead(intro, 'quiet') : text(intro, 'quiet'),
    ...(hasAnswers ? categories.map((category) => categoryTable(report, category)) : []),
    ...(lacksAnswers ? [text(tooFew, 'faint')] : []),
  ];
}

function categoryTable(report: Report, category: (typeof categories)[number]): Table {
  const { t } = report.translator;
  const { scales } = report.runData.questionnaires;
  const hasMeans = scales.some(({ means }) => means !== null);
  return {
    kind: 'table',
    columns: [
      { title: t(categoryTitles[category]), width: null },
      { title: t('Usually'), width: chartWidth },
      { title: t('This time'), width: chartWidth },
      ...(hasMeans ? [{ title: t('Means'), width: 54 }] : []),
    ],
    rows: questions.pre
      .filter((question) => question.category === category && question.type === 'scale')
      .map((question) => questionRow(report, question, hasMeans)),
  };
}

function questionRow(report: Report, { id, key, text: asked, options }: Question, hasMeans: boolean): Cell[] {
  const { t, translate, tenths } = report.translator;
  const figures: ScaleFigures | undefined = report.runData.questionnaires.scales.find(
    (scale) => scale.key === key,
  );
  const after = questions.post[id - 1]?.text ?? '';
  const chart = (counts: readonly number[] | null | undefined, shade: 'dark' | 'ink'): Cell =>
    counts == null ? [{ text: t('Too few answers'), tone: 'faint' }] : { mark: 'answers', counts, shade };
  const ends = { least: translate(options?.minLabel ?? ''), most: translate(options?.maxLabel ?? '') };
  const means = figures?.means;
  return [
    {
      stack: [
        text(translate(asked), 'story'),
        text(translate(after), 'faint'),
        text(t('1: {least}, 5: {most}', ends), 'faint'),
      ],
    },
    chart(figures?.pre, 'dark'),
    chart(figures?.post, 'ink'),
    ...(hasMeans
      ? [means ? t('{before} and {after}', { before: tenths(means.pre), after: tenths(means.post) }) : '']
      : []),
  ];
}
