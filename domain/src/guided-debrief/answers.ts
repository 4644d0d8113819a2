import { smallestGroup } from '../reports/agreement.ts';

/** The statements about the debrief itself. Each is answered from 1, not at all, to 7, completely. */
export const debriefStatements = [
  'I knew what the debrief was for and how it would go.',
  'I could say what I thought without it being held against me.',
  'The discussion had a thread I could follow.',
  'We talked about how we decided, not only what.',
  'I understand better how I decide with others.',
  'I will do something differently because of it.',
] as const;

/** The highest answer to a statement. The lowest is 1. */
export const highestAnswer = 7;

/** Answers to a statement: how many people gave each value. */
export type AnswerCount = { statement: number; value: number; people: number };

/** The answers to one statement: the number of people who gave each value from 1 to 7, and their mean. */
export type StatementFigures = { people: number[]; mean: number };

/**
 * Returns the distribution and the mean for each statement, in their order. Null for fewer than four answers, because people could
 * work out each other's.
 */
export function statementFigures(counts: readonly AnswerCount[]): StatementFigures[] | null {
  const figures = debriefStatements.map((_, statement) => {
    const people = Array.from({ length: highestAnswer }, (_value, index) =>
      counts
        .filter((count) => count.statement === statement && count.value === index + 1)
        .reduce((total, count) => total + count.people, 0),
    );
    const all = people.reduce((total, count) => total + count, 0);
    const sum = people.reduce((total, count, index) => total + count * (index + 1), 0);
    return { all, people, mean: all === 0 ? 0 : sum / all };
  });
  if (figures.some(({ all }) => all < smallestGroup)) return null;
  return figures.map(({ people, mean }) => ({ people, mean }));
}
