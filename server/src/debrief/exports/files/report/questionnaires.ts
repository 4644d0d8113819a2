import { type CategoryMeans, categories, categoryTitles, smallestGroup } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import { type Block, type Cell, lead, section, text } from './blocks.ts';
import type { Report } from './report.ts';

/** Returns the answers of the group before and after the run. */
export function questionnaires({ runData, translator }: Report): Block[] {
  const { t } = translator;
  const { paired, group } = runData.questionnaires;
  return section(
    t('Before and after'),
    group === null
      ? [text(tooFew(paired, translator), 'quiet')]
      : [
          lead(
            t('The mean answers of the {people} people who answered both times, on a scale from 1 to 5.', {
              people: paired,
            }),
            'quiet',
          ),
          ...meansTable(group, translator),
        ],
  );
}

/** Returns a table of the mean answers per category (1 to 5), before and after a run. Either may be missing. */
export function meansTable(
  { pre, post }: { pre: CategoryMeans | null; post: CategoryMeans | null },
  translator: Translator,
): Block[] {
  const { t, tenths } = translator;
  const format = (value: number | null) => (value === null ? '' : tenths(value));
  return [
    {
      kind: 'table',
      columns: [
        { title: t('Category'), width: 120 },
        { title: '', head: { mark: 'change', before: null, after: null }, width: 190, isDrawn: true },
        { title: t('Before'), width: null },
        { title: t('After'), width: null },
        { title: t('Change'), width: null },
      ],
      rows: categories.map((category): Cell[] => {
        const [before, after] = [pre?.[category] ?? null, post?.[category] ?? null];
        return [
          t(categoryTitles[category]),
          { mark: 'change', before, after },
          format(before),
          [{ text: format(after), isBold: true }],
          changeOf(before, after, translator),
        ];
      }),
    },
    {
      kind: 'key',
      entries: [
        ...(pre === null ? [] : [{ sign: 'ring' as const, words: t('Before') }]),
        ...(post === null ? [] : [{ sign: 'dot' as const, words: t('After') }]),
      ],
    },
  ];
}

/** Returns the difference of the printed (rounded) values, so that the table adds up. */
function changeOf(before: number | null, after: number | null, { tenths }: Translator): string {
  if (before === null || after === null) return '';
  const change = Number(after.toFixed(1)) - Number(before.toFixed(1));
  return Math.abs(change) < 0.05 ? tenths(0) : `${change > 0 ? '+' : '−'}${tenths(Math.abs(change))}`;
}

function tooFew(people: number, { t }: Translator): string {
  const least = smallestGroup;
  if (people === 0)
    return t(
      "Nobody has answered both questionnaires. A group's figures are shown from {least} people on: fewer could be recognised in them.",
      { least },
    );
  if (people === 1)
    return t(
      "One person has answered both questionnaires. A group's figures are shown from {least} people on: fewer could be recognised in them.",
      { least },
    );
  return t(
    "{people} people have answered both questionnaires. A group's figures are shown from {least} people on: fewer could be recognised in them.",
    { people, least },
  );
}
