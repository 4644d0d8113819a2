import type { SampleLanguage } from '@vincere/contract';
import { roles } from '@vincere/domain';
import { describe, expect, test } from 'vitest';
import { clockAfter } from './clock.ts';
import { editions, english, postsOf, roomOf, roomWith, scenarioOf } from './edition.ts';
import { scenarioData } from './scenarios/index.ts';

test('every scenario has its data', () => {
  expect(scenarioData.map(({ key }) => key).toSorted()).toEqual(
    english.scenarios.map(({ key }) => key).toSorted(),
  );
});

/**
 * The limits of lengths are for English. German says the same in up to 15 per cent more characters (`longer`). `inside` finds a full
 * stop inside a sentence, `drawback` a word that gives away the drawback of a decision.
 */
const words = {
  en: {
    longer: 1,
    inside: /\b(Dr|Prof|Col|No|Mr|Mrs|St)\./g,
    drawback: /\b(but|however|risk|risks|only)\b/i,
  },
  de: {
    longer: 1.15,
    inside: /\b(Dr|Prof|Nr|St|Art|Abs|Mio|\d+(?=\. (?:Januar|Oktober|November|Dezember|Stock|Klasse)))\./g,
    drawback: /(?<!\p{L})(aber|jedoch|allerdings|Risiko|Risiken|nur)(?!\p{L})/iu,
  },
} satisfies Record<SampleLanguage, { longer: number; inside: RegExp; drawback: RegExp }>;

/** Returns the sentences of a text. */
function sentencesOf(language: SampleLanguage, text: string): string[] {
  return text
    .replace(words[language].inside, '$1')
    .split(/(?<=[.!?]["'“]?)\s+/)
    .filter((sentence) => sentence !== '');
}

/** Returns whether a post of several sentences ends on a short one that states nothing that can be counted. */
function endsOnPunchline(language: SampleLanguage, text: string): boolean {
  const sentences = sentencesOf(language, text);
  const last = sentences.at(-1) ?? '';
  return sentences.length > 1 && last.length < 45 && !/[\d?]/.test(last);
}

describe.each(editions)('the edition in $language', (edition) => {
  describe.each(scenarioData)('has texts in $key that', (data) => {
    const { language, sample } = edition;
    const scenario = scenarioOf(edition, data.key);
    const posts = postsOf(scenario);
    const postOf = (key: string) => posts.find((post) => post.key === key);
    const isLast = sample.stages.at(-1)?.scenarios.includes(scenario) === true;

    test('the posts of a room vary in length', () => {
      for (const role of roles) {
        const { longer } = words[language];
        const lengths = roomOf(scenario, role).posts.map(({ content }) => content.length);
        expect(Math.min(...lengths)).toBeGreaterThanOrEqual(60);
        expect(Math.min(...lengths)).toBeLessThanOrEqual(120 * longer);
        expect(Math.max(...lengths)).toBeGreaterThanOrEqual(320);
        expect(Math.max(...lengths)).toBeLessThanOrEqual(600 * longer);
        expect(lengths.filter((length) => length >= 220 && length <= 300).length).toBeLessThanOrEqual(3);
      }
    });

    test('the posts of a scenario rarely end on a punchline', () => {
      const ending = posts.filter(({ content }) => endsOnPunchline(language, content));
      expect(ending.length / posts.length).toBeLessThanOrEqual(0.25);
    });

    test('a room has six to eight posts, of which the decision does not need two or three', () => {
      for (const role of roles) {
        const keys = roomOf(scenario, role).posts.map(({ key }) => key ?? '');
        expect(keys.length).toBeGreaterThanOrEqual(6);
        expect(keys.length).toBeLessThanOrEqual(8);
        expect([2, 3]).toContain(keys.filter((key) => data.unimportant.includes(key)).length);
        for (const key of keys) expect(key).not.toBe('');
      }
      expect(data.unimportant.filter((key) => postOf(key) === undefined)).toEqual([]);
      const carriers = scenario.facts.flatMap(({ carried_by }) => carried_by);
      expect(data.unimportant.filter((key) => carriers.includes(key))).toEqual([]);
    });

    test('a scenario has two files or more, three timed posts and one held post', () => {
      const files = roles.flatMap((role) => roomOf(scenario, role).files);
      expect(files.length).toBeGreaterThanOrEqual(2);
      expect(posts.filter(({ release }) => typeof release === 'number')).toHaveLength(3);
      expect(posts.filter(({ release }) => release === 'held')).toHaveLength(1);
      expect(typeof postOf(data.overturns)?.release).toBe('number');
    });

    test('posts carry the time of the story at which they appear', () => {
      const { start, pace } = data.clock;
      const timeOf = ({ timestamp }: { timestamp: string | null }) => timestamp?.slice(-5) ?? '';
      const timed = posts.flatMap((post) =>
        typeof post.release === 'number'
          ? [[timeOf(post), clockAfter(start, (post.release / 3600) * pace)] as const]
          : [],
      );
      expect(timed.map(([time]) => time)).toEqual(timed.map(([, due]) => due));
      const first = posts.filter(({ release }) => release === null);
      expect(first.filter((post) => timeOf(post) >= start)).toEqual([]);
    });

    test('posts show no counts for what is confidential', () => {
      for (const key of data.confidential)
        expect(postOf(key)).toMatchObject({ likes: 0, retweets: 0, replies: 0 });
    });

    test('a scenario has a rumour that is louder than the truth and disproved by a file of another room', () => {
      const { post, truth, disproved_by } = data.rumour;
      expect(postOf(post)?.likes).toBeGreaterThan(postOf(truth)?.likes ?? Number.POSITIVE_INFINITY);
      const room = roomWith(scenario, disproved_by);
      expect(room).toBeDefined();
      expect(room).not.toBe(roomWith(scenario, post));
      expect(postOf(disproved_by)).toBeUndefined();
    });

    test('posts answer each other in the same room, with a chain of three', () => {
      const pairs = Object.entries(data.replies);
      for (const [answer, question] of pairs) {
        expect(roomWith(scenario, answer)).toBeDefined();
        expect(roomWith(scenario, answer)).toBe(roomWith(scenario, question));
        expect((postOf(answer)?.timestamp ?? '') > (postOf(question)?.timestamp ?? '')).toBe(true);
      }
      expect(pairs.filter(([, question]) => data.replies[question] !== undefined)).not.toEqual([]);
      const rooms = new Set(pairs.map(([answer]) => roomWith(scenario, answer)));
      expect(rooms.size).toBeGreaterThanOrEqual(2);
    });

    test('a decision is described without its drawbacks', () => {
      for (const { description_of_decision } of scenario.decisions)
        expect(description_of_decision).not.toMatch(words[language].drawback);
    });

    test('the outcomes tell what came of each decision, and of each condition in an order', () => {
      expect(scenario.asks_order).toBe(true);
      for (const { outcome, conditions } of scenario.decisions) {
        const words = outcome.split(/\s+/).length;
        expect(words).toBeGreaterThanOrEqual(isLast ? 120 : 90);
        expect(words).toBeLessThanOrEqual(isLast ? 180 : 140);
        expect(conditions.length).toBeGreaterThan(0);
        for (const { met, unmet } of conditions) expect(met === '' || unmet === '').toBe(false);
      }
    });

    test('the sentences of key facts are not in what everybody reads', () => {
      const read = [scenario.description, ...scenario.decisions.map((one) => one.description_of_decision)];
      for (const { text } of scenario.facts)
        for (const sentence of sentencesOf(language, text))
          for (const open of read) expect(open).not.toContain(sentence);
    });
  });
});
