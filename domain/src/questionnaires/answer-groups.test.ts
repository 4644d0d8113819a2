import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { smallestGroup } from '../reports/agreement.ts';
import {
  categoryMeans,
  countAnswered,
  fewestPairs,
  type GivenAnswers,
  groupMeans,
  openAnswers,
  type Respondent,
  scaleFigures,
} from './answer-groups.ts';
import { type Answers, categories, questionSlots } from './questionnaires.ts';

const answersOf = (scale: (index: number) => number, words: string): Answers =>
  Object.fromEntries(
    questionSlots.map(({ key, type }, index) => [key, type === 'scale' ? scale(index) : words]),
  ) as Answers;
const given = (scale: number, words = 'Words', is_named = false, answered_at = 0): GivenAnswers => ({
  answers: answersOf(() => scale, words),
  is_named,
  answered_at,
});

const anyAnswers = fc
  .record({
    scale: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 20, maxLength: 20 }),
    words: fc.constantFrom('', 'We asked.', 'We waited.', 'We guessed.'),
    is_named: fc.boolean(),
  })
  .map(({ scale, words, is_named }) => ({
    answers: answersOf((index) => scale[index] ?? 1, words),
    is_named,
    answered_at: 0,
  }));
/** People who answered after the run one after the other. */
const anyPeople = (maxLength: number, minLength = 0) =>
  fc
    .array(
      fc.record({ pre: fc.option(anyAnswers, { nil: null }), post: fc.option(anyAnswers, { nil: null }) }),
      { minLength, maxLength },
    )
    .map((people) =>
      people.map(
        ({ pre, post }, index): Respondent => ({
          user_id: index + 1,
          pre,
          post: post && { ...post, answered_at: index },
        }),
      ),
    );

/** Sort keys as a server makes them: the same for the same place, and without any order of their own. */
const orderOf = (secret: number) => (place: string) => {
  let hash = secret;
  for (const char of place) hash = (Math.imul(hash, 16_777_619) ^ (char.codePointAt(0) ?? 0)) >>> 0;
  return String(Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 0).padStart(10, '0');
};

const unnamed = (person: Respondent, side: 'pre' | 'post') => person[side]?.is_named === false;

describe('the answers on scales', () => {
  const four = [1, 2, 2, 5].map(
    (scale, index): Respondent => ({
      user_id: index,
      pre: given(scale),
      post: index < 3 ? given(4) : null,
    }),
  );

  test('answers on scales are counted from four people up, each side for itself', () => {
    const [first] = scaleFigures(four);
    expect(first).toEqual({ key: 'strategy_q1', pre: [1, 2, 0, 0, 1], post: null, means: null });
    expect(scaleFigures(four)).toHaveLength(15);
    expect(scaleFigures(four.slice(1))[0]).toMatchObject({ pre: null, post: null });
  });

  test('answers on scales have means of the pairs only, in tenths, from twenty pairs up', () => {
    const people = (pairs: number): Respondent[] => [
      ...Array.from({ length: pairs }, (_, index) => ({
        user_id: index,
        pre: given(index === 0 ? 4 : 3),
        post: given(2),
      })),
      ...Array.from({ length: 5 }, (_, index) => ({ user_id: 100 + index, pre: given(5), post: null })),
    ];
    expect(scaleFigures(people(fewestPairs - 1))[0]).toMatchObject({ means: null });
    expect(scaleFigures(people(fewestPairs))[0]).toMatchObject({
      pre: [0, 0, 19, 1, 5],
      post: [0, 20, 0, 0, 0],
      means: { pre: 3.1, post: 2 },
    });
  });

  test('answers on scales are never counted for fewer than four people', () => {
    fc.assert(
      fc.property(anyPeople(12), (people) => {
        const counts = scaleFigures(people).flatMap(({ pre, post }) => [pre, post]);
        const sums = counts.flatMap((one) =>
          one === null ? [] : one.reduce((sum, count) => sum + count, 0),
        );
        expect(sums.filter((sum) => sum < smallestGroup)).toEqual([]);
      }),
    );
  });

  test('answers on scales do not give away one to three unnamed people among named ones', () => {
    fc.assert(
      fc.property(anyPeople(14), (people) => {
        const hidden = people.filter((person) => unnamed(person, 'pre'));
        if (hidden.length >= smallestGroup) return;
        const without = people.map((person) => (unnamed(person, 'pre') ? { ...person, pre: null } : person));
        expect(scaleFigures(people).map(({ pre }) => pre)).toEqual(
          scaleFigures(without).map(({ pre }) => pre),
        );
        expect(openAnswers(people, orderOf(1)).map(({ pre }) => pre)).toEqual(
          openAnswers(without, orderOf(1)).map(({ pre }) => pre),
        );
      }),
    );
  });

  test('answers given without a name after the run are counted four at a time', () => {
    const people = (count: number) =>
      Array.from(
        { length: count },
        (_, index): Respondent => ({ user_id: index, pre: given(3), post: given(2, 'Words', false, -index) }),
      );
    const postOf = (some: readonly Respondent[]) => [
      scaleFigures(some).map(({ post, means }) => [post, means?.post]),
      openAnswers(some, orderOf(1)).map(({ post }) => post),
      groupMeans(some).figures?.post,
    ];
    expect(scaleFigures(people(7))[0]?.post).toEqual([0, 4, 0, 0, 0]);
    expect(scaleFigures(people(8))[0]?.post).toEqual([0, 8, 0, 0, 0]);
    // The latest answers wait, wherever their authors stand in the list.
    const late = (count: number) =>
      Array.from(
        { length: count },
        (_, index): Respondent => ({ user_id: 100 + index, pre: given(5), post: given(5, 'Late', false, 1) }),
      );
    for (const first of [8, 20])
      for (const more of [1, 2, 3])
        expect(postOf([...late(more), ...people(first)])).toEqual(postOf(people(first)));
    expect(postOf([...late(4), ...people(20)])).not.toEqual(postOf(people(20)));
  });

  test('named answers are all counted, and unnamed ones beside them four at a time', () => {
    const person = (is_named: boolean) => (_: unknown, index: number) => ({
      user_id: index + (is_named ? 100 : 0),
      pre: null,
      post: given(is_named ? 4 : 1, '', is_named, index),
    });
    const people = (named: number, unnamedOnes: number) => [
      ...Array.from({ length: named }, person(true)),
      ...Array.from({ length: unnamedOnes }, person(false)),
    ];
    expect(scaleFigures(people(5, 7))[0]?.post).toEqual([4, 0, 0, 5, 0]);
    expect(scaleFigures(people(5, 3))[0]?.post).toEqual([0, 0, 0, 5, 0]);
  });

  test('the means of the answers on scales do not change for one to three unnamed pairs', () => {
    const named = Array.from(
      { length: fewestPairs },
      (_, index): Respondent => ({
        user_id: index,
        pre: given(3, '', true),
        post: given(3, '', true),
      }),
    );
    const added = (count: number) => [
      ...named,
      ...Array.from(
        { length: count },
        (_, index): Respondent => ({
          user_id: 100 + index,
          pre: given(5),
          post: given(1, '', true),
        }),
      ),
    ];
    expect(scaleFigures(added(3)).map(({ means }) => means)).toEqual(
      scaleFigures(named).map(({ means }) => means),
    );
    expect(groupMeans(added(3)).figures).toEqual(groupMeans(named).figures);
    expect(scaleFigures(added(4))[0]?.means).toEqual({ pre: 3.3, post: 2.7 });
  });
});

describe('the open answers', () => {
  const people = Array.from(
    { length: 12 },
    (_, index): Respondent => ({
      user_id: index + 1,
      pre: given(3, `Before ${index + 1}`),
      post: given(3, `After ${index + 1}`),
    }),
  );
  const numbersOf = (texts: readonly string[] | null | undefined) => texts?.map((text) => text.split(' ')[1]);

  test('open answers are listed in an order of their own for each question and questionnaire', () => {
    const lists = openAnswers(people, orderOf(7)).flatMap(({ pre, post }) => [pre, post]);
    expect(lists).toHaveLength(10);
    const orders = new Set(lists.map((list) => numbersOf(list)?.join(' ')));
    expect(orders.size).toBe(10);
    expect(orders.has(people.map(({ user_id }) => user_id).join(' '))).toBe(false);
    for (const list of lists) expect(new Set(numbersOf(list)).size).toBe(12);
  });

  test('open answers keep their order when they are read again, also if more people have answered since', () => {
    fc.assert(
      fc.property(anyPeople(14, 1), fc.nat(), fc.nat(), (all, secret, cut) => {
        const fewer = all.slice(0, (cut % all.length) + 1);
        const [now, before] = [all, fewer].map((some) => openAnswers(some, orderOf(secret)));
        for (const [index, list] of (before ?? []).entries())
          for (const side of ['pre', 'post'] as const) {
            const rest = [...(list[side] ?? [])];
            for (const text of now?.[index]?.[side] ?? []) if (text === rest[0]) rest.shift();
            expect(rest).toEqual([]);
          }
      }),
    );
  });

  test('the order of open answers does not depend on the order in which people joined', () => {
    expect(openAnswers(people.toReversed(), orderOf(3))).toEqual(openAnswers(people, orderOf(3)));
  });

  test('open answers are shown from four to a question up, without those that were not asked for', () => {
    const some = people.slice(0, 6).map((person, index) => ({
      ...person,
      pre: given(3, index < 3 ? '' : 'Words'),
      post: given(3, index < 2 ? '' : 'Words'),
    }));
    for (const { pre, post } of openAnswers(some, orderOf(1))) {
      expect(pre).toBeNull();
      expect(post).toHaveLength(4);
    }
  });
});

describe('the means of the group', () => {
  test('the means of the group are hidden for fewer than twenty people who answered both times', () => {
    const pair = (user_id: number): Respondent => ({ user_id, pre: given(2), post: given(4) });
    const pairs = (count: number) => Array.from({ length: count }, (_, index) => pair(index));
    expect(groupMeans(pairs(19))).toEqual({ paired: 19, figures: null });
    const { paired, figures } = groupMeans([...pairs(20), { user_id: 99, pre: given(5), post: null }]);
    expect(paired).toBe(20);
    for (const category of categories) expect(figures?.pre[category]).toBe(2);
    for (const category of categories) expect(figures?.post[category]).toBe(4);
  });

  test('the means of the group lie between the lowest and the highest mean of a person', () => {
    const both = fc.record({ pre: anyAnswers, post: anyAnswers });
    fc.assert(
      fc.property(fc.array(both, { minLength: 20, maxLength: 24 }), (all) => {
        const people = all.map(({ pre, post }, user_id) => ({
          user_id,
          pre: { ...pre, is_named: false },
          post: { ...post, is_named: false, answered_at: user_id },
        }));
        const { figures } = groupMeans(people);
        for (const category of categories) {
          const own = people.map(({ post }) => categoryMeans(post.answers)[category]);
          expect(figures?.post[category]).toBeGreaterThanOrEqual(Math.min(...own) - 0.05);
          expect(figures?.post[category]).toBeLessThanOrEqual(Math.max(...own) + 0.05);
        }
      }),
    );
  });
});

test('the people who answered are counted, named or not', () => {
  const people = [
    { user_id: 1, pre: given(1), post: null },
    { user_id: 2, pre: given(1, '', true), post: given(2) },
    { user_id: 3, pre: null, post: null },
  ];
  expect(countAnswered(people)).toEqual({ pre: 2, post: 1 });
});

test('the category means of a person use the answers on scales only', () => {
  const own = Object.fromEntries(
    questionSlots.map(({ key, type, category }) => {
      const value = category === 'data' ? Number(key.slice(-1)) : 3;
      return [key, type === 'scale' ? value : 'Words'];
    }),
  ) as Answers;
  expect(categoryMeans(own)).toEqual({ strategy: 3, resilience: 3, innovation: 3, data: 2, leadership: 3 });
});
