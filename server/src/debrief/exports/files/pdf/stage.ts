import { withoutMarkdown } from '@vincere/domain';
import type { Content } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { conditionLines, letterOf } from '../words.ts';
import { evidenceOf, evidenceTable } from './evidence.ts';
import { finalDecisions } from './final-decisions.ts';
import { knownFacts } from './known-facts.ts';
import { itemsOnTable } from './on-table.ts';
import { reasons } from './reasons.ts';
import { roomVotes } from './room-votes.ts';
import { shiftSection } from './shift.ts';
import { chapterGap, colour, isShort, keepWithLines, section } from './style.ts';

type Stage = RunData['stages'][number];

/** Returns the pages of a stage: scenario, decision and what came of it, room votes, scenarios not met, and all reasons. */
export function stagePages(runData: RunData, stage: Stage, translator: Translator): Content[] {
  const { t } = translator;
  const evidence = evidenceOf(runData, stage);
  const known = runData.known_facts?.find(({ scenario_id }) => scenario_id === stage.scenario_id);
  return [
    ...keepWithLines(
      [
        {
          text: t('Stage {number}', { number: stage.stage_number }),
          style: 'lead',
          margin: [0, chapterGap, 0, 0],
        },
        { text: stage.title_of_scenario, style: 'h2', margin: [0, 2, 0, 4] },
        ...(stage.title_of_stage === ''
          ? []
          : [{ text: stage.title_of_stage, color: colour.ink2, margin: [0, 0, 0, 8] } as Content]),
      ],
      paragraphs(withoutMarkdown(stage.text)),
    ),
    ...finalDecisions(runData, stage, translator),
    ...outcome(stage, translator),
    ...order(stage, translator),
    ...roomVotes(stage, translator),
    ...shiftSection(stage, translator),
    ...itemsOnTable(stage, translator),
    ...knownFacts(known, stage.room_texts, translator),
    ...notMet(stage, translator),
    ...evidenceTable(stage, evidence, translator),
    ...reasons(runData, stage, evidence, translator),
  ];
}

function paragraphs(text: string): Content[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => ({ text: paragraph, style: 'story', margin: [0, 4, 0, 3] }));
}

function outcome(stage: Stage, { t }: Translator): Content[] {
  if (stage.outcome === null) return [];
  const { text, sentences } = stage.outcome;
  return section(t('What came of it'), paragraphs(withoutMarkdown([text, ...sentences].join('\n\n'))));
}

function order(stage: Stage, translator: Translator): Content[] {
  const { t } = translator;
  if (stage.order === null) return [];
  const text = stage.order.text.trim();
  const lines = conditionLines(stage.order, translator);
  return section(t('The order of the group'), [
    ...(text === '' ? [{ text: t('The group wrote no order.'), color: colour.ink2 }] : paragraphs(text)),
    ...lines.map((line): Content => ({ text: line, margin: [0, 3, 0, 0] })),
  ]);
}

/** Returns excerpts of the scenarios to which the other decisions would have led. */
function notMet(stage: Stage, { t }: Translator): Content[] {
  const [first, ...others] = stage.not_met.map((scenario): Content => {
    const excerpt = withoutMarkdown(scenario.text.split(/\n\s*\n/)[0] ?? '');
    const letters = scenario.decision_ids.map((id) => letterOf(stage, id)).join(', ');
    return {
      unbreakable: isShort([excerpt]),
      stack: [
        {
          text: [
            { text: scenario.name, bold: true },
            { text: `  ${t('after {letters}', { letters })}`, style: 'meta' },
          ],
        },
        {
          text: excerpt,
          color: colour.ink2,
          margin: [0, 2, 0, 8],
          lineHeight: 1.25,
        },
      ],
    };
  });
  if (first === undefined) return [];
  return isShort([stage.not_met[0]?.text ?? ''])
    ? section(t('Not met'), others, [first])
    : section(t('Not met'), [first, ...others]);
}
