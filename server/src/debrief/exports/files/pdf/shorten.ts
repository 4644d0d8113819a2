import type { Answers } from '@vincere/domain';
import type { RunData } from '../../run-data.ts';
import type { Summary } from '../../summary.ts';
import { withinBudget } from './budget.ts';

/** Maximum cost of all reasonings of a run: about 800 Latin characters for each of 1,000 votes, some 10 s of typesetting. */
const reasoningBudget = 800_000;
/** Maximum cost of each text in a participant's summary. */
const textBudget = 30_000;

/** Cuts the longest reasonings of final votes if all of them together would take too long to typeset. */
export function withShortReasonings(runData: RunData): { runData: RunData; isCut: boolean } {
  const final = runData.votes.filter(({ kind }) => kind === 'final');
  const { texts, isCut } = withinBudget(
    final.map(({ reasoning }) => reasoning),
    reasoningBudget,
  );
  if (!isCut) return { runData, isCut };
  const short = final.map((vote, index) => ({ ...vote, reasoning: texts[index] ?? '' }));
  return {
    runData: { ...runData, votes: [...short, ...runData.votes.filter(({ kind }) => kind === 'room')] },
    isCut,
  };
}

/** Cuts each text of a summary that would take too long to typeset. */
export function withShortTexts(summary: Summary): { summary: Summary; isCut: boolean } {
  let isCut = false;
  const short = (text: string) => {
    const { texts, isCut: isShorter } = withinBudget([text], textBudget);
    isCut ||= isShorter;
    return texts[0] ?? '';
  };
  const shortVote = <Vote extends { reasoning: string }>(vote: Vote | null) =>
    vote && { ...vote, reasoning: short(vote.reasoning) };
  const shortAnswers = (answers: Answers | null) =>
    answers &&
    (Object.fromEntries(
      Object.entries(answers).map(([key, one]) => [key, typeof one === 'string' ? short(one) : one]),
    ) as Answers);
  const stages = summary.stages.map((stage) => ({
    ...stage,
    own: shortVote(stage.own),
    own_room: shortVote(stage.own_room),
  }));
  const words = { pre: shortAnswers(summary.words.pre), post: shortAnswers(summary.words.post) };
  return { summary: { ...summary, stages, words }, isCut };
}
