import { fill, type MirrorRow, mirrorOf } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { Summary } from '../../summary.ts';
import { type Block, type Cell, lead, section, text, type Words, withBold } from '../report/blocks.ts';
import { duration } from '../words.ts';

/** Returns what the person answered, in words, next to what the run counted. */
export function mirror({ record, report }: Summary, translator: Translator): Block[] {
  const { t, translate, list } = translator;
  const answers = { pre: report['pre-questionnaire'], post: report['post-questionnaire'] };
  const mirrorRows = mirrorOf(record, answers, {
    say: (sentence, facts) => fill(translate(sentence), facts),
    list,
    time: duration,
  });
  if (mirrorRows.length === 0) return [];
  const countedWords = ({ counted }: MirrorRow): Words => withBold(translate(counted.text), counted.facts);
  const note = text(t('What the run did not measure is left out.'), 'faint');
  if (answers.pre === null && answers.post === null)
    return section(t('The mirror'), [
      lead(t('What the run counted. It is for you; nobody grades it.'), 'quiet'),
      ...mirrorRows.map((row) => text(countedWords(row))),
      note,
    ]);
  return section(t('The mirror'), [
    lead(
      t('What you said about yourself, next to what the run counted. It is for you; nobody grades it.'),
      'quiet',
    ),
    {
      kind: 'table',
      columns: [
        { title: t('What you answered'), width: null },
        { title: t('What the run recorded'), width: 190 },
      ],
      rows: mirrorRows.map((row): Cell[] => [
        { stack: [text(translate(row.question ?? ''), 'story'), text(answerText(row, translator), 'quiet')] },
        countedWords(row),
      ]),
    },
    ...(answers.pre !== null && answers.post !== null
      ? [text(t('You answered “usually” before the simulation and “this time” after it.'), 'faint')]
      : []),
    note,
  ]);
}

function answerText({ usually, this_time }: MirrorRow, { t, translate }: Translator): string {
  return [
    ...(usually === null ? [] : [t('Usually {word}.', { word: translate(usually) })]),
    ...(this_time === null ? [] : [t('This time {word}.', { word: translate(this_time) })]),
  ].join(' ');
}
