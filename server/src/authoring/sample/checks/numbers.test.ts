import { expect, test } from 'vitest';
import { english, textAt } from './edition.ts';
import { scenarioData } from './scenarios/index.ts';

const numbers = scenarioData.flatMap((data) => data.numbers.map((number) => ({ ...number, of: data.key })));

// The German texts have the same numbers as the English ones, which `same.test.ts` compares.
test.each(numbers)(
  'in $of, the number $equals is calculated, and appears in every text that uses it',
  async (number) => {
    expect(number.value).toEqual(number.equals);
    const missing: string[] = [];
    for (const [spelling, places] of Object.entries(number.shown))
      for (const place of places)
        if (!(await textAt(english, place)).includes(spelling)) missing.push(`${spelling} at ${place}`);
    expect(missing).toEqual([]);
  },
);
