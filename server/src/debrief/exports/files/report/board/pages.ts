import { type Block, paragraphs, section } from '../blocks.ts';
import { opening } from '../opening.ts';
import { path } from '../path.ts';
import type { Report } from '../report.ts';
import { results } from '../results.ts';
import { consequences } from './consequences.ts';
import { expected } from './expected.ts';
import { keptFacts } from './kept-facts.ts';
import { ratedObjectives } from './rated-objectives.ts';
import { roomsAndMoves } from './rooms-and-moves.ts';
import { stageFigures } from './stage-figures.ts';

/**
 * Returns the pages of a report for people who were not there, before its appendix: what was decided and how, the figures of
 * the stages, what each decision led to, what was expected, and what was not shared.
 */
export function boardPages(report: Report): Block[] {
  const first = [...opening(report), ...takeaway(report), ...path(report)];
  if (report.runData.stages.length === 0) return first;
  return [
    ...first,
    ...results(report),
    ...stageFigures(report),
    ...roomsAndMoves(report),
    ...ratedObjectives(report),
    ...consequences(report),
    ...expected(report),
    ...keptFacts(report),
  ];
}

/** Returns what the facilitators take from the run; nothing if they wrote nothing. */
function takeaway({ runData: { run }, translator: { t } }: Report): Block[] {
  return run.takeaway.trim() === '' ? [] : section(t('What we take from it'), paragraphs(run.takeaway));
}
