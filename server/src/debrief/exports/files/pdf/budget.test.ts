import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutMark, withinBudget } from './budget.ts';
import { fitTypefaces } from './fit-typefaces.ts';
import { runsOf } from './typefaces.ts';

describe('texts within a budget', () => {
  test('texts within a budget stay unchanged if all fit', () => {
    const texts = ['It is right', 'So be it', ''];
    expect(withinBudget(texts, 1_000)).toEqual({ texts, isCut: false });
  });

  test('a budget keeps short texts whole and cuts long ones to the same cost', () => {
    const [short, ...long] = withinBudget(['Fine', 'a'.repeat(10_000), 'b'.repeat(9_000)], 204).texts;
    expect(short).toBe('Fine');
    expect(long).toEqual([`${'a'.repeat(100)} ${cutMark}`, `${'b'.repeat(100)} ${cutMark}`]);
  });

  test('texts cost more of a budget for typeface changes, line breaks and spaces', () => {
    const lengthOf = (text: string) => withinBudget([text], 1_000).texts[0]?.length ?? 0;
    const latin = lengthOf('a'.repeat(10_000));
    for (const costly of ['李', 'a→李', 'a\n', 'a ', 'a𠀀'])
      expect(lengthOf(costly.repeat(3_000))).toBeLessThan(latin * 0.7);
  });

  test('texts within a budget are never cut inside a character, nor made longer', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.nat(500), (texts, budget) => {
        for (const [index, text] of withinBudget(texts, budget).texts.entries()) {
          const kept = text.endsWith(` ${cutMark}`) ? text.slice(0, -cutMark.length - 1) : text;
          expect(texts[index]?.startsWith(kept)).toBe(true);
          expect(kept).not.toMatch(/\p{Surrogate}/u);
        }
      }),
    );
  });
});

describe('a text of a PDF', () => {
  const textOf = (text: string) => JSON.stringify(fitTypefaces(text).content);

  test('a text of a PDF has no long white space, whose layout time is quadratic', () => {
    expect(textOf(`a${'\t'.repeat(9_998)}b`)).toBe('"a b"');
    expect(textOf('a\r\nb\u2028c\u00a0d')).toBe('"a\\nb\\nc d"');
  });

  test('a text of a PDF can break inside a long word', () => {
    const parts = runsOf(`${'W'.repeat(20)}\u200bWWW`).map(({ text }) => text);
    expect(fitTypefaces('W'.repeat(23)).content).toMatchObject({ text: parts.map((text) => ({ text })) });
    expect(textOf('An ordinary sentence')).toBe('"An ordinary sentence"');
  });
});
