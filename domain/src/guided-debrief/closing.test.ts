import { describe, expect, test } from 'vitest';
import { debriefStatements, statementFigures } from './answers.ts';
import { monthsLater, requireCommitmentDate } from './commitments.ts';

describe('the date of a commitment', () => {
  const noon = Date.UTC(2026, 10, 25, 12);
  const refused = expect.objectContaining({ code: 'debrief.commitment-date' });

  test('the date of a commitment is a month ahead by default, also from the last day of a month', () => {
    expect(monthsLater('2026-11-25', 1)).toBe('2026-12-25');
    expect(monthsLater('2027-01-31', 1)).toBe('2027-02-28');
    expect(monthsLater('2026-12-31', 2)).toBe('2027-02-28');
    expect(monthsLater('2028-02-29', 12)).toBe('2029-02-28');
  });

  test('the date of a commitment is a year ahead at the latest and not in the past, in any time zone', () => {
    // It is the 26th already where clocks are 14 hours ahead of UTC.
    for (const day of ['2026-11-24', '2026-11-25', '2027-11-25', '2027-11-26'])
      expect(() => requireCommitmentDate(day, noon)).not.toThrow();
    for (const day of ['2026-11-23', '2027-11-27'])
      expect(() => requireCommitmentDate(day, noon)).toThrow(refused);
    expect(() => requireCommitmentDate('2027-11-26', Date.UTC(2026, 10, 25, 9))).toThrow(refused);
  });
});

describe('answers about the debrief', () => {
  const counts = (people: number, value: number) =>
    debriefStatements.map((_, statement) => ({ statement, value, people }));

  test('answers about the debrief are shown as distribution and mean from four people up', () => {
    expect(statementFigures(counts(3, 7))).toBeNull();
    expect(statementFigures([])).toBeNull();
    const figures = statementFigures([...counts(3, 7), ...counts(1, 3)]);
    expect(figures).toHaveLength(debriefStatements.length);
    expect(figures?.[0]).toEqual({ people: [0, 0, 1, 0, 0, 0, 3], mean: 6 });
  });
});
