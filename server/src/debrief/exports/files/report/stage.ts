import { withoutMarkdown } from '@vincere/domain';
import type { RunData } from '../../run-data.ts';
import { conditionLines } from '../words.ts';
import { type Block, paragraphs, section, text } from './blocks.ts';
import { evidenceOf, evidenceTable } from './evidence.ts';
import { finalDecisions } from './final-decisions.ts';
import { knownFacts } from './known-facts.ts';
import { notMet } from './not-met.ts';
import { itemsOnTable } from './on-table.ts';
import { partsOf } from './parts.ts';
import { reasons } from './reasons.ts';
import type { Report } from './report.ts';
import { roomNotes } from './room-notes.ts';
import { roomVotes } from './room-votes.ts';
import { shiftSection } from './shift.ts';

export type Stage = RunData['stages'][number];

/** Returns a stage: scenario, decision and what came of it, votes, what the rooms knew and wrote, and all reasons. */
export function stageChapter(report: Report, stage: Stage): Block[] {
  const { runData, translator, layout } = report;
  const { t } = translator;
  const evidence = evidenceOf(runData, stage);
  const knownStage = runData.known_facts?.find(({ scenario_id }) => scenario_id === stage.scenario_id);
  const isNamed = layout === 'full';
  return [
    {
      kind: 'heading',
      size: 'chapter',
      text: stage.title_of_scenario,
      over: t('Stage {number}', { number: stage.stage_number }),
    },
    ...(stage.title_of_stage === '' ? [] : [text(stage.title_of_stage, 'quiet')]),
    ...paragraphs(withoutMarkdown(stage.text)),
    ...finalDecisions(report, stage),
    ...outcome(report, stage),
    ...order(report, stage),
    ...roomVotes(report, stage),
    ...shiftSection(report, stage),
    ...itemsOnTable(stage, { evidence, isNamed }, translator),
    ...knownFacts(knownStage, stage.room_texts, translator, layout !== 'board'),
    ...roomNotes(report, stage),
    ...notMet(stage, translator),
    ...evidenceTable(stage, evidence, translator),
    ...reasons(report, stage, evidence),
  ];
}

function outcome(report: Report, stage: Stage): Block[] {
  if (stage.outcome === null) return [];
  const { t } = report.translator;
  const { id } = partsOf(report).outcome(stage.stage_number);
  return section(t('What came of it'), paragraphs(outcomeText(stage)), id);
}

/** Returns what came of the decision of a stage, without formatting; empty if nothing was written. */
export function outcomeText({ outcome: told }: Stage): string {
  return told === null ? '' : withoutMarkdown([told.text, ...told.sentences].join('\n\n')).trim();
}

function order(report: Report, stage: Stage): Block[] {
  if (stage.order === null) return [];
  const { t } = report.translator;
  const orderText = stage.order.text.trim();
  const { id } = partsOf(report).order(stage.stage_number);
  return section(
    t('The order of the group'),
    [
      ...(orderText === '' ? [text(t('The group wrote no order.'), 'quiet')] : paragraphs(orderText)),
      ...conditionLines(stage.order, report.translator).map((line) => text(line)),
    ],
    id,
  );
}
