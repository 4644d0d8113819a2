import { percentage } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import { duration, howDecided, letterOf, personName } from '../words.ts';
import { type Block, type Cell, type Column, lead, section, text } from './blocks.ts';
import { partsOf } from './parts.ts';
import type { Report } from './report.ts';
import type { Stage } from './stage.ts';

/** Returns the decision of the group: a sentence about it, and the votes for each decision. */
export function finalDecisions(report: Report, stage: Stage): Block[] {
  const { t } = report.translator;
  // In the short layout, an earlier page has the votes, and references lead there.
  const id = report.layout === 'board' ? undefined : partsOf(report).decided(stage.stage_number).id;
  const sentence = lead(sentenceOf(report, stage), 'quiet');
  return section(
    t('Final decisions@@counted'),
    stage.decisions.length === 0
      ? [sentence, text(t('This scenario offered no decision.'))]
      : [
          sentence,
          {
            kind: 'table',
            columns: voteColumns(report.translator),
            rows: rowsOf(stage, report.translator),
          },
        ],
    id,
  );
}

/** Returns the columns of a table of decisions: letter, title, share of the votes and number of votes. */
export function voteColumns({ t }: Translator): Column[] {
  return [
    { title: '', width: 20 },
    { title: t('Decision'), width: null },
    { title: t('Share@@of votes'), width: 96 },
    { title: t('Votes'), width: 58, isNumber: true },
  ];
}

function sentenceOf({ runData, translator, layout }: Report, stage: Stage): string {
  const { t, list } = translator;
  const { median_vote_seconds: median, missing_users, removed_users } = stage;
  const how = howDecided(stage, runData.run.status, translator);
  const time = duration(stage.decision_seconds);
  const namesOf = (people: Stage['missing_users']) =>
    list(people.map((person) => personName(person, translator)));
  const isNamed = layout === 'full';
  const sentences = [
    stage.chosen_decision_id === null
      ? t('{how}, after {time}.', { how, time })
      : t('{how}. {time} until the decision.', { how, time }),
    ...(median === null ? [] : [t('Half had voted after {half}.', { half: duration(median) })]),
    ...(missing_users.length === 0
      ? []
      : [
          isNamed
            ? t('Advanced without the votes of {names}.', { names: namesOf(missing_users) })
            : t('Missing votes when the group went on: {count}.', { count: missing_users.length }),
        ]),
    ...(removed_users.length === 0
      ? []
      : [
          isNamed
            ? t('Removed from the run in this stage: {names}.', { names: namesOf(removed_users) })
            : t('People removed in this stage: {count}.', { count: removed_users.length }),
        ]),
  ];
  return sentences.join(' ');
}

function rowsOf(stage: Stage, { t }: Translator): Cell[][] {
  const total = stage.decisions.reduce((sum, { votes }) => sum + votes, 0);
  return stage.decisions.map((decision): Cell[] => {
    const isChosen = decision.id === stage.chosen_decision_id;
    const share = percentage(decision.votes, total);
    const mark = isChosen ? t('Chosen@@decision') : decision.id === stage.runner_up_id ? t('Runner-up') : '';
    return [
      { mark: 'decision', letter: letterOf(stage, decision.id), isChosen },
      {
        stack: [
          text([
            { text: decision.title_of_decision, isBold: isChosen },
            ...(mark === '' ? [] : [{ text: `  ${mark}`, tone: 'faint' as const }]),
          ]),
          ...(decision.description_of_decision === ''
            ? []
            : [text(decision.description_of_decision, 'faint')]),
        ],
      },
      { mark: 'bar', parts: [{ share: share / 100, shade: isChosen ? 'ink' : 'dark' }] },
      [
        { text: String(decision.votes), isBold: true },
        { text: `  ${t('{share}%', { share })}`, tone: 'faint' },
      ],
    ];
  });
}
