import { countShared, percentage, spreadOf, stayedAndMoved } from '@vincere/domain';
import { duration, howDecided, letterOf } from '../../words.ts';
import type { Block } from '../blocks.ts';
import { partsOf } from '../parts.ts';
import type { Report } from '../report.ts';
import { flowsOf } from '../shift.ts';
import type { Stage } from '../stage.ts';

/** Returns how each stage was decided: the votes, the time, the facts that were shared, and those who changed their minds. */
export function stageFigures(report: Report): Block[] {
  const { runData, translator } = report;
  const { t } = translator;
  return [
    { kind: 'heading', size: 'chapter', text: t('How each stage was decided') },
    ...runData.stages.map((stage): Block => {
      const total = stage.decisions.reduce((sum, { votes }) => sum + votes, 0);
      return {
        kind: 'stage',
        stage: {
          title: stage.title_of_scenario,
          id: partsOf(report).decided(stage.stage_number).id,
          lines: [
            t('Stage {number}', { number: stage.stage_number }),
            howDecided(stage, runData.run.status, translator),
          ],
          decisions: stage.decisions.map(({ id, title_of_decision, votes }) => ({
            letter: letterOf(stage, id),
            title: title_of_decision,
            votes,
            share: percentage(votes, total) / 100,
            isChosen: id === stage.chosen_decision_id,
          })),
          figures: figuresOf(report, stage),
        },
      };
    }),
  ];
}

function figuresOf({ runData, translator: { t } }: Report, stage: Stage): [string, string][] {
  const clock = runData.findings.stages.find(
    ({ scenario_id }) => scenario_id === stage.scenario_id,
  )?.clock_seconds;
  const time = duration(stage.decision_seconds);
  const of = (count: number, total: number) => t('{count} of {total}', { count, total });
  const knownStage = runData.known_facts?.find(({ scenario_id }) => scenario_id === stage.scenario_id);
  const facts = countShared((knownStage?.facts ?? []).map(spreadOf));
  const { stayed, moved } = stayedAndMoved(flowsOf(stage));
  return [
    [t('Time'), clock == null ? time : t('{time} of {clock}', { time, clock: duration(clock) })],
    ...(facts.of === 0 ? [] : [[t('Facts shared'), of(facts.shared, facts.of)] as [string, string]]),
    ...(stayed + moved === 0 ? [] : [[t('Changed minds'), of(moved, stayed + moved)] as [string, string]]),
    ...(stage.missing_users.length === 0
      ? []
      : [[t('Missing votes'), String(stage.missing_users.length)] as [string, string]]),
  ];
}
