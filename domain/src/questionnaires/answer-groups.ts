import { smallestGroup } from '../reports/agreement.ts';
import { mean } from '../reports/mean.ts';
import {
  type Answers,
  type Category,
  categories,
  type QuestionKey,
  type QuestionnaireType,
  questionSlots,
} from './questionnaires.ts';

/**
 * One person's answers, and when they were given (epoch ms). `is_named` says whether facilitators may read them with the person's
 * name.
 */
export type GivenAnswers = { answers: Answers; is_named: boolean; answered_at: number };

/** A person of a run with their answers before and after it; null if they gave none. */
export type Respondent = { user_id: number; pre: GivenAnswers | null; post: GivenAnswers | null };

/** The smallest number of pairs for which the means before and after are shown. */
export const fewestPairs = 20;

const scaleSlots = questionSlots.filter(({ type }) => type === 'scale');
const openSlots = questionSlots.filter(({ type }) => type === 'openEnded');
const scaleSteps = [1, 2, 3, 4, 5] as const;

/** The mean of the answers on the scale from 1 to 5, per category. */
export type CategoryMeans = Record<Category, number>;

/** Returns the means of one person's answers. */
export function categoryMeans(answers: Answers): CategoryMeans {
  return eachCategory((category) => mean(scaleAnswers(category, answers)));
}

/**
 * Returns the number of people who answered both before and after the run (`paired`), and the means of their answers by category.
 * Only they count, because the others would shift one side only. `figures` is null for fewer than `fewestPairs` of them.
 */
export function groupMeans(people: readonly Respondent[]): {
  paired: number;
  figures: { pre: CategoryMeans; post: CategoryMeans } | null;
} {
  const pairedCount = people.filter(({ pre, post }) => pre !== null && post !== null).length;
  const pairs = pairsOf(people);
  if (pairs.length < fewestPairs) return { paired: pairedCount, figures: null };
  const meansOf = (side: QuestionnaireType) =>
    eachCategory((category) => tenths(mean(pairs.flatMap((pair) => scaleAnswers(category, pair[side])))));
  return { paired: pairedCount, figures: { pre: meansOf('pre'), post: meansOf('post') } };
}

/** The answers to a question on a scale. */
export type ScaleFigures = {
  key: QuestionKey;
  /** The number of people who gave each answer from 1 to 5; null for fewer than `smallestGroup` people. */
  pre: number[] | null;
  post: number[] | null;
  /** The means of the pairs, rounded to tenths; null for fewer than `fewestPairs` pairs. */
  means: { pre: number; post: number } | null;
};

/** Returns the answers to each question on a scale, without names. */
export function scaleFigures(people: readonly Respondent[]): ScaleFigures[] {
  const pairs = pairsOf(people);
  const [pre, post] = [shownOf(people, 'pre'), shownOf(people, 'post')];
  return scaleSlots.map(({ key }) => ({
    key,
    pre: countsOf(pre, key),
    post: countsOf(post, key),
    means:
      pairs.length < fewestPairs
        ? null
        : {
            // With exact means, the sum of all answers would give away those of the people who are in no pair.
            pre: tenths(mean(pairs.map((pair) => Number(pair.pre[key])))),
            post: tenths(mean(pairs.map((pair) => Number(pair.post[key])))),
          },
  }));
}

/** The answers to an open question; null for fewer than `smallestGroup` people. */
export type OpenAnswers = { key: QuestionKey; pre: string[] | null; post: string[] | null };

/**
 * Returns the answers to each open question, without names, each list in its own order. `orderOf` turns the place of an answer
 * into its sort key: always the same key, and one that the reader can't compute. Otherwise the same position in several lists,
 * or the answer that a second reading adds at the end, would belong to the same person.
 */
export function openAnswers(
  people: readonly Respondent[],
  orderOf: (place: string) => string,
): OpenAnswers[] {
  const listOf = (key: QuestionKey, side: QuestionnaireType): string[] | null => {
    const respondents = people.filter((person) => textOf(person[side], key) !== '');
    const shownAnswers = shownOf(respondents, side);
    if (shownAnswers.length < smallestGroup) return null;
    return shownAnswers
      .map(({ user_id, answers }) => ({
        text: String(answers[key]),
        order: orderOf(`${side} ${key} ${user_id}`),
      }))
      .sort((a, b) => (a.order < b.order ? -1 : 1))
      .map(({ text }) => text);
  };
  return openSlots.map(({ key }) => ({ key, pre: listOf(key, 'pre'), post: listOf(key, 'post') }));
}

/** Returns how many people answered before and after the run. */
export function countAnswered(people: readonly Respondent[]): Record<QuestionnaireType, number> {
  const count = (side: QuestionnaireType) => people.filter((person) => person[side] !== null).length;
  return { pre: count('pre'), post: count('post') };
}

/** Returns the answers that are shown on one side. Those before a run are complete when they are first shown, at its end. */
function shownOf(people: readonly Respondent[], side: QuestionnaireType) {
  const givenAnswers = people.flatMap(({ user_id, [side]: one }) =>
    one === null ? [] : [{ user_id, ...one }],
  );
  return side === 'pre' ? withoutFewUnnamed(givenAnswers) : fourAtATime(givenAnswers);
}

/** Returns the people who answered both times, as far as they are shown. */
function pairsOf(people: readonly Respondent[]): { pre: Answers; post: Answers }[] {
  const shownIds = new Set(shownOf(people, 'post').map(({ user_id }) => user_id));
  const pairs = people.flatMap(({ user_id, pre, post }) =>
    pre && post && shownIds.has(user_id)
      ? [
          {
            pre: pre.answers,
            post: post.answers,
            is_named: pre.is_named && post.is_named,
            answered_at: post.answered_at,
          },
        ]
      : [],
  );
  return fourAtATime(pairs);
}

/**
 * Leaves out the unnamed answers if there are fewer than `smallestGroup`. Whoever reads the named ones could subtract them from
 * the totals and would be left with those of one to three people.
 */
function withoutFewUnnamed<T extends Pick<GivenAnswers, 'is_named'>>(all: readonly T[]): T[] {
  const namedAnswers = all.filter(({ is_named }) => is_named);
  return all.length - namedAnswers.length < smallestGroup ? namedAnswers : [...all];
}

/**
 * Leaves out the latest unnamed answers until there are `smallestGroup` of them. A facilitator who reads the totals before and
 * after somebody answers would otherwise see the answers of that person as the difference.
 */
function fourAtATime<T extends Pick<GivenAnswers, 'is_named' | 'answered_at'>>(all: readonly T[]): T[] {
  const unnamedAnswers = all
    .filter(({ is_named }) => !is_named)
    .toSorted((a, b) => a.answered_at - b.answered_at);
  const waitingAnswers = unnamedAnswers.slice(
    unnamedAnswers.length - (unnamedAnswers.length % smallestGroup),
  );
  return all.filter((answers) => !waitingAnswers.includes(answers));
}

function countsOf(shownAnswers: readonly GivenAnswers[], key: QuestionKey): number[] | null {
  if (shownAnswers.length < smallestGroup) return null;
  return scaleSteps.map((step) => shownAnswers.filter(({ answers }) => answers[key] === step).length);
}

/** Returns an open answer; empty if it was not given. */
function textOf(givenAnswers: GivenAnswers | null, key: QuestionKey): string {
  return String(givenAnswers?.answers[key] ?? '');
}

function scaleAnswers(category: Category, answers: Answers): number[] {
  return scaleSlots.filter((slot) => slot.category === category).map(({ key }) => Number(answers[key]));
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function eachCategory<T>(make: (category: Category) => T): Record<Category, T> {
  return Object.fromEntries(categories.map((category) => [category, make(category)])) as Record<Category, T>;
}
