import type { OwnRecord } from './own-record.ts';

/** The parts of the sentence that sums a person's record up. */
export const headlineTexts = {
  sentence: 'You {parts}',
  broughtOne: 'brought one thing',
  brought: 'brought {things} things',
  usedOne: 'used one thing from another room',
  used: 'used {things} things from other rooms',
  usedOneMore: 'used one from another room',
  usedMore: 'used {things} from other rooms',
  changedOnce: 'changed your mind once',
  changedTwice: 'changed your mind twice',
  changed: 'changed your mind {stages} times',
  kept: 'kept to your decision',
  keptAll: 'kept to your decisions',
  numbers: {
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    11: 'eleven',
    12: 'twelve',
  },
} as const;
type Numbers = typeof headlineTexts.numbers;
export type HeadlineText =
  | Exclude<(typeof headlineTexts)[keyof typeof headlineTexts], Numbers>
  | Numbers[keyof Numbers];

/** The ways in which a reader's language writes the parts of a headline. */
export type HeadlineWords = {
  /** Translates a text and fills its `{names}`. */
  say: (text: HeadlineText, facts: Readonly<Record<string, string | number>>) => string;
  /** Joins parts, such as `A, B and C`. */
  list: (parts: readonly string[]) => string;
};

/**
 * Returns what a person brought, what they heard and where they changed their mind as one sentence. Leaves out what the run did
 * not measure, and what the person did not do; null if nothing is left.
 */
export function headlineOf(
  { brought, heard, changes }: Pick<OwnRecord<unknown>, 'brought' | 'heard' | 'changes'>,
  { say, list }: HeadlineWords,
): string | null {
  const texts = headlineTexts;
  const inWords = (count: number): string | number =>
    count in texts.numbers ? say(texts.numbers[count as keyof Numbers], {}) : count;
  const things = brought?.length ?? 0;
  const usedCount = heard?.items.length ?? 0;
  const [one, several] =
    things > 0 ? [texts.usedOneMore, texts.usedMore] : ([texts.usedOne, texts.used] as const);
  const parts = [
    ...(things === 0
      ? []
      : [things === 1 ? say(texts.broughtOne, {}) : say(texts.brought, { things: inWords(things) })]),
    ...(usedCount === 0
      ? []
      : [usedCount === 1 ? say(one, {}) : say(several, { things: inWords(usedCount) })]),
    ...(changes === null ? [] : [changeOfMind(changes.stages.length, changes.of)]),
  ];
  return parts.length === 0 ? null : say(texts.sentence, { parts: list(parts) });

  function changeOfMind(changeCount: number, of: number): string {
    if (changeCount === 0) return say(of === 1 ? texts.kept : texts.keptAll, {});
    if (changeCount === 1) return say(texts.changedOnce, {});
    return changeCount === 2
      ? say(texts.changedTwice, {})
      : say(texts.changed, { stages: inWords(changeCount) });
  }
}
