import { rolesOf } from '@vincere/domain';
import { duration } from '../../words.ts';
import type { Block } from '../blocks.ts';
import { decisions, pathOf } from '../path.ts';
import { playedText } from '../played.ts';
import type { Report } from '../report.ts';
import { results } from '../results.ts';
import { consequences } from './consequences.ts';
import { expected } from './expected.ts';
import { keptFacts } from './kept-facts.ts';
import { roomsAndMoves } from './rooms-and-moves.ts';
import { stageFigures } from './stage-figures.ts';

/**
 * Returns the pages of a report for people who were not there, before its appendix: what was decided and how, the figures of
 * the stages, what each decision led to, what was expected, and what was not shared.
 */
export function boardPages(report: Report): Block[] {
  if (report.runData.stages.length === 0) return [...boardTitle(report), ...decisions(report)];
  return [
    ...boardTitle(report),
    ...pathOf(report),
    ...results(report),
    ...stageFigures(report),
    ...roomsAndMoves(report),
    ...consequences(report),
    ...expected(report),
    ...keptFacts(report),
  ];
}

function boardTitle({ runData, translator }: Report): Block[] {
  const { t } = translator;
  const { run, people } = runData;
  const count = people.filter(({ removed_at }) => removed_at === null).length;
  const facts = [
    run.simulation.name,
    playedText(run, translator),
    t('People: {count}', { count }),
    t('Rooms: {count}', { count: rolesOf(run.rooms).length }),
    t('Running time: {time}', { time: duration(run.running_seconds) }),
  ];
  return [
    { kind: 'title', over: t('Report for the board'), text: run.name },
    { kind: 'text', words: facts.join('. '), look: 'quiet' },
  ];
}
