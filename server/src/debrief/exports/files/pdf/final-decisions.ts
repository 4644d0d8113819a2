import { percentage } from '@vincere/domain';
import type { Content, Table, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { duration, howDecided, letterOf, personName } from '../words.ts';
import { bar, colour, diamond, isShort, section, tableSection } from './style.ts';

type Stage = RunData['stages'][number];

/** Returns the section on the group's decision: a sentence and a bar per decision. */
export function finalDecisions(runData: RunData, stage: Stage, translator: Translator): Content[] {
  const { t } = translator;
  const title = t('Final decisions@@counted');
  const id = `decided-${stage.stage_number}`;
  const sentence = outcome(runData, stage, translator);
  if (stage.decisions.length === 0)
    return section(title, [], [sentence, { text: t('This scenario offered no decision.') }], id);
  return tableSection(title, voteBars(stage, translator), [sentence], id);
}

function outcome({ run }: RunData, stage: Stage, translator: Translator): Content {
  const { t, list } = translator;
  const { median_vote_seconds: median, missing_users, removed_users } = stage;
  const how = howDecided(stage, run.status, translator);
  const time = duration(stage.decision_seconds);
  const namesOf = (people: Stage['missing_users']) =>
    list(people.map((person) => personName(person, translator)));
  const sentences = [
    stage.chosen_decision_id === null
      ? t('{how}, after {time}.', { how, time })
      : t('{how}. {time} until the decision.', { how, time }),
    ...(median === null ? [] : [t('Half had voted after {half}.', { half: duration(median) })]),
    ...(missing_users.length === 0
      ? []
      : [t('Advanced without the votes of {names}.', { names: namesOf(missing_users) })]),
    ...(removed_users.length === 0
      ? []
      : [t('Removed from the run in this stage: {names}.', { names: namesOf(removed_users) })]),
  ];
  return { text: sentences.join(' '), color: colour.ink2, margin: [0, 0, 0, 8] };
}

function voteBars(stage: Stage, { t }: Translator): Table {
  const total = stage.decisions.reduce((sum, { votes }) => sum + votes, 0);
  return {
    dontBreakRows: isShort(stage.decisions.map((one) => one.description_of_decision)),
    widths: [20, '*', 96, 52],
    body: stage.decisions.map((decision): TableCell[] => {
      const isChosen = decision.id === stage.chosen_decision_id;
      const share = percentage(decision.votes, total);
      const mark = isChosen
        ? `  ${t('Chosen@@decision')}`
        : decision.id === stage.runner_up_id
          ? `  ${t('Runner-up')}`
          : '';
      return [
        diamond(letterOf(stage, decision.id), isChosen),
        {
          stack: [
            {
              text: [
                { text: decision.title_of_decision, bold: isChosen },
                { text: mark, style: 'meta' },
              ],
            },
            { text: decision.description_of_decision, style: 'meta', margin: [0, 2, 0, 0] },
          ],
        },
        {
          ...(bar(96, share / 100, isChosen ? colour.ink : colour.lineStrong) as object),
          margin: [0, 4, 0, 0],
        } as TableCell,
        {
          text: [
            { text: String(decision.votes), bold: true },
            { text: `  ${t('{share}%', { share })}`, color: colour.ink3 },
          ],
          alignment: 'right',
        },
      ];
    }),
  };
}
