import type { KnownStage } from '@vincere/contract';
import { withoutMarkdown } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { Summary } from '../../summary.ts';
import { type Block, paragraphs, section, text } from '../report/blocks.ts';
import { guidedDebrief } from '../report/guided-debrief.ts';
import { knownFacts } from '../report/known-facts.ts';
import { objectives } from '../report/objectives.ts';
import { itemsOnTable } from '../report/on-table.ts';
import { roomTitle } from '../words.ts';
import { answers, ownWords } from './answers.ts';
import { decisions } from './decisions.ts';
import { groupReport } from './group-report.ts';
import { mirror } from './mirror.ts';
import { ownDebrief } from './own-debrief.ts';
import { headlineText, recordSections } from './own-record.ts';
import { type Stage, stageSection } from './stage.ts';

/** Returns the content of the file of one participant, in the order of the screen. */
export function summaryBlocks(summary: Summary, translator: Translator): Block[] {
  const { report, knownStages, group } = summary;
  return [
    ...opening(summary, translator),
    ...recordSections(summary, translator),
    ...ending(summary, translator),
    ...mirror(summary, translator),
    ...ownDebrief(summary.own_debrief, translator),
    ...decisions(summary, translator),
    ...answers(summary, translator),
    ...ownWords(summary, translator),
    ...report.report_per_stage.flatMap((stage) => [
      ...stageSection(stage, summary.decisions, translator),
      ...itemsOnTable(stage, { evidence: null, isNamed: true }, translator),
      ...knownFacts(knownIn(knownStages, stage), stage.room_texts, translator),
    ]),
    ...(group === null ? [] : groupReport(group.findings, translator)),
    ...objectives(group?.objectives ?? undefined, translator),
    ...guidedDebrief(summary.guided_debrief, null, translator),
  ];
}

function opening(summary: Summary, translator: Translator): Block[] {
  const { t, moment } = translator;
  const { run, person, rooms, record } = summary;
  const headline = headlineText(record, translator);
  const room = person.room_name === null ? [] : [roomTitle(person.room_name, rooms, translator)];
  const playedTexts = [
    ...(run.started_at === null ? [] : [t('Played on {date}.', { date: moment(run.started_at) })]),
    ...(run.isOver ? [] : [t('The run goes on; the stages that are closed stand here.')]),
  ];
  return [
    { kind: 'title', over: t('Summary'), text: headline ?? run.simulation },
    ...(headline === null ? [] : [text(run.simulation, 'quiet')]),
    text([person.name, ...room].join(', '), 'quiet'),
    text(playedTexts.join(' '), 'faint'),
  ];
}

/** Returns what came of the decision that ended the run. */
function ending({ run, report }: Summary, { t }: Translator): Block[] {
  const outcome = run.isOver ? (report.report_per_stage.at(-1)?.outcome ?? null) : null;
  if (outcome === null) return [];
  const words = withoutMarkdown([outcome.text, ...outcome.sentences].join('\n\n'));
  return section(t('How it ended'), paragraphs(words));
}

function knownIn(knownStages: readonly KnownStage[], { scenario_id }: Stage): KnownStage | undefined {
  return knownStages.find((knownStage) => knownStage.scenario_id === scenario_id);
}
