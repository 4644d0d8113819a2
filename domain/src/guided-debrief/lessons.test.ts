import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeMarks, judgeMerge, type Lesson, lessonsByMarks } from './lessons.ts';

const lesson = (id: string, other: Partial<Lesson> = {}): Lesson => ({
  id,
  phase: 'lessons',
  is_private: false,
  is_released: true,
  merged_into: null,
  ...other,
});
const refused = (code: string) => expect.objectContaining({ code });
const all = [
  lesson('a'),
  lesson('b'),
  lesson('c'),
  lesson('d'),
  lesson('waiting', { is_released: false }),
  lesson('merged', { merged_into: 'a' }),
  lesson('reaction', { phase: 'reactions' }),
];

describe('marks on lessons', () => {
  const open = { phase: 'lessons', entered_at: 0, is_marking_closed: false } as const;
  const mark = (ids: string[], debrief: Parameters<typeof judgeMarks>[0] = open) =>
    judgeMarks(debrief, all, ids);

  test('a person has at most three marks, on different released lessons', () => {
    expect(() => mark(['a', 'b', 'c'])).not.toThrow();
    expect(() => mark([])).not.toThrow();
    expect(() => mark(['a', 'a', 'b', 'c'])).not.toThrow();
    expect(() => mark(['a', 'b', 'c', 'd'])).toThrow(refused('debrief.too-many-marks'));
    for (const id of ['waiting', 'merged', 'reaction', 'nothing'])
      expect(() => mark([id])).toThrow(refused('debrief.not-a-lesson'));
  });

  test('marks can be moved until the marking is closed, also in the phase after the lessons', () => {
    expect(() => mark(['a'], { ...open, phase: 'commitment' })).not.toThrow();
    for (const phase of ['why', 'done'] as const)
      expect(() => mark(['a'], { ...open, phase })).toThrow(refused('debrief.phase-closed'));
    expect(() => mark(['a'], { ...open, is_marking_closed: true })).toThrow(
      refused('debrief.marking-closed'),
    );
  });
});

test('a lesson is merged into another released one', () => {
  const find = (id: string) => all.find((one) => one.id === id);
  expect(() => judgeMerge(find('b'), find('a'))).not.toThrow();
  const wrong = [
    ['a', 'a'],
    ['a', 'merged'],
    ['a', 'waiting'],
    ['waiting', 'a'],
    ['reaction', 'a'],
    ['a', 'reaction'],
    ['nothing', 'a'],
    ['a', 'nothing'],
  ] as const;
  for (const [one, into] of wrong)
    expect(() => judgeMerge(find(one), find(into))).toThrow(refused('debrief.not-a-lesson'));
});

describe('lessons by their marks', () => {
  test('a person who marked two merged lessons counts once', () => {
    const lessons = [lesson('a'), lesson('b'), lesson('c', { merged_into: 'b' })];
    const marks = [
      { seat_id: 1, entry_id: 'b' },
      { seat_id: 1, entry_id: 'c' },
      { seat_id: 2, entry_id: 'c' },
      { seat_id: 2, entry_id: 'a' },
    ];
    expect(
      lessonsByMarks(lessons, marks).map(({ lesson: { id }, marks: count, merged }) => [
        id,
        count,
        merged.map((one) => one.id),
      ]),
    ).toEqual([
      ['b', 2, ['c']],
      ['a', 1, []],
    ]);
  });

  test('lessons never have more marks than people, and no shown lesson is lost', () => {
    const ids = ['a', 'b', 'c', 'd'];
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.constantFrom('a', 'b')), { minLength: 2, maxLength: 2 }),
        fc.array(fc.record({ seat_id: fc.integer({ min: 1, max: 3 }), entry_id: fc.constantFrom(...ids) })),
        (targets, marks) => {
          const lessons = ids.map((id, index) =>
            lesson(id, { merged_into: index < 2 ? null : (targets[index - 2] ?? null) }),
          );
          const ordered = lessonsByMarks(lessons, marks);
          expect(ordered.flatMap((one) => [one.lesson, ...one.merged])).toHaveLength(4);
          const people = new Set(marks.map(({ seat_id }) => seat_id)).size;
          expect(ordered.every((one) => one.marks <= people)).toBe(true);
          expect(ordered.map((one) => one.marks)).toEqual(
            ordered.map((one) => one.marks).toSorted((x, y) => y - x),
          );
        },
      ),
    );
  });
});
