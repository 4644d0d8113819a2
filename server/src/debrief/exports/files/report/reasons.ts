import type { RunVote } from '../../run-data.ts';
import { letterOf, personName, roomTitle } from '../words.ts';
import { type Block, type Cell, type Run, section, text } from './blocks.ts';
import type { Evidence } from './evidence.ts';
import { partsOf } from './parts.ts';
import type { Report } from './report.ts';
import type { Stage } from './stage.ts';

/** Returns all reasons for the final votes of a stage, by decision. The short layout names rooms instead of people. */
export function reasons(report: Report, stage: Stage, evidence: Evidence): Block[] {
  const { t } = report.translator;
  const votes = report.runData.votes.filter(
    ({ kind, scenario_id }) => kind === 'final' && scenario_id === stage.scenario_id,
  );
  const { id } = partsOf(report).reasons(stage.stage_number);
  if (votes.length === 0)
    return section(t('Reasoning'), [text(t('No final decision was made in this stage.'), 'quiet')], id);
  return section(
    t('Reasoning'),
    stage.decisions.flatMap((decision): Block[] => {
      const votesFor = votes.filter(({ decision_chosen_id }) => decision_chosen_id === decision.id);
      if (votesFor.length === 0) return [];
      return [
        {
          kind: 'heading',
          size: 'group',
          text: `${letterOf(stage, decision.id)}  ${decision.title_of_decision}`,
        },
        {
          kind: 'table',
          columns: [
            { title: report.layout === 'full' ? t('Participant@@who voted') : t('Room'), width: 136 },
            { title: t('Reasoning'), width: null },
          ],
          rows: votesFor.map((vote) => [voterOf(report, stage, vote), reasonOf(report, vote, evidence)]),
        },
      ];
    }),
    id,
  );
}

function voterOf({ translator, layout }: Report, { room_texts }: Stage, vote: RunVote): Cell {
  const { t } = translator;
  const place = roomTitle(vote.room_name, room_texts, translator);
  if (layout === 'board') return place;
  return [
    personName(vote, translator),
    { text: `  ${vote.is_guest ? t('{place}, guest', { place }) : place}`, tone: 'faint' },
  ];
}

function reasonOf({ translator: { t } }: Report, vote: RunVote, evidence: Evidence): Run[] {
  const reasoning = vote.reasoning.trim().replace(/\n\s*\n/g, '\n');
  const faint = (words: string): Run => ({ text: `   ${words}`, tone: 'faint' });
  const numbers = evidence.numbersOf(vote, false).join(', ');
  const sharedNumbers = evidence.numbersOf(vote, true).join(', ');
  return [
    reasoning === '' && !vote.on_behalf
      ? { text: t('No reasoning given'), tone: 'quiet' }
      : { text: reasoning },
    ...(vote.on_behalf ? [faint(t('Recorded by the facilitator'))] : []),
    ...(numbers === '' ? [] : [faint(t('Evidence {numbers}', { numbers }))]),
    ...(sharedNumbers === '' ? [] : [faint(t('Shared evidence {numbers}', { numbers: sharedNumbers }))]),
  ];
}
