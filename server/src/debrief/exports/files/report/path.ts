import { duration, howDecided, letterOf, titleOf } from '../words.ts';
import { type Block, type PathStage, section, text } from './blocks.ts';
import type { Report } from './report.ts';

/** The most stages that are shown beside each other. */
const maxBeside = 3;

/** Returns the stages with their decisions: beside each other, or as a table if there are many. */
export function path({ runData, translator }: Report): Block[] {
  const { t } = translator;
  const { run, stages } = runData;
  if (stages.length === 0) return [text(t('No stage of this run has been played to its decision.'), 'quiet')];
  if (stages.length <= maxBeside)
    return [{ kind: 'path', stages: stages.map((stage) => pathStage(runData, stage, translator)) }];
  return section(t('What was decided'), [
    {
      kind: 'table',
      columns: [
        { title: t('Stage'), width: 48 },
        { title: t('Scenario'), width: null },
        { title: t('Decision'), width: null },
      ],
      rows: stages.map((stage) => [
        String(stage.stage_number),
        stage.title_of_scenario,
        {
          stack: [
            text(titleOf(stage, stage.chosen_decision_id) || t('No decision'), 'strong'),
            text(howDecided(stage, run.status, translator), 'faint'),
          ],
        },
      ]),
    },
  ]);
}

function pathStage(
  { run, findings }: Report['runData'],
  stage: Report['runData']['stages'][number],
  translator: Report['translator'],
): PathStage {
  const { t } = translator;
  const clock = findings.stages.find(({ scenario_id }) => scenario_id === stage.scenario_id)?.clock_seconds;
  const [number, time] = [stage.stage_number, duration(stage.decision_seconds)];
  const chosenId = stage.chosen_decision_id;
  return {
    number,
    label:
      clock == null
        ? t('Stage {number}, {time}', { number, time })
        : t('Stage {number}, {time} of {clock}', { number, time, clock: duration(clock) }),
    scenario: stage.title_of_scenario,
    decision:
      chosenId === null ? null : { letter: letterOf(stage, chosenId), title: titleOf(stage, chosenId) },
    votes: stage.decisions.map(({ id, votes }) => ({
      letter: letterOf(stage, id),
      votes,
      isChosen: id === chosenId,
    })),
    how: howDecided(stage, run.status, translator),
  };
}
