import type { Content } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { duration, howDecided, letterOf, titleOf } from '../words.ts';
import { diamond, page } from './style.ts';

/** Up to this number, the stages stand side by side. */
export const maxColumns = 3;
const columnGap = 24;

/** Returns the stages side by side, each with its time, its decision and the final votes. */
export function stageColumns({ run, stages, findings }: RunData, translator: Translator): Content {
  const { t } = translator;
  const width = (page.text - columnGap * (stages.length - 1)) / stages.length;
  return {
    columns: stages.map((stage) => {
      const clock = findings.stages.find(
        ({ scenario_id }) => scenario_id === stage.scenario_id,
      )?.clock_seconds;
      const [number, time] = [stage.stage_number, duration(stage.decision_seconds)];
      const chosen = stage.chosen_decision_id;
      return {
        width,
        stack: [
          {
            text:
              clock == null
                ? t('Stage {number}, {time}', { number, time })
                : t('Stage {number}, {time} of {clock}', { number, time, clock: duration(clock) }),
            style: 'meta',
          },
          { text: stage.title_of_scenario, style: 'h3', margin: [0, 2, 0, 6] },
          chosen === null
            ? { text: t('No decision'), bold: true }
            : {
                columns: [
                  { width: 16, stack: [diamond(letterOf(stage, chosen), true, 14)] },
                  { width: '*', text: titleOf(stage, chosen), bold: true },
                ],
                columnGap: 6,
              },
          {
            text: stage.decisions.map(({ id, votes }) => `${letterOf(stage, id)} ${votes}`).join('   '),
            margin: [0, 5, 0, 1],
          },
          { text: howDecided(stage, run.status, translator), style: 'meta' },
        ],
      };
    }),
    columnGap,
  };
}
