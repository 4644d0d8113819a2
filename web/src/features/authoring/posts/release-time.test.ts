import { expect, test } from 'vitest';
import { parseRelease, problemOfRelease, sayRelease, warningOf, writeRelease } from './release-time.ts';

test.each([
  ['', null],
  ['5', 300],
  ['5:30', 330],
  ['1:00:00', 3_600],
  [' Held ', 'held'],
  ['0:00', null],
])('the release %j is parsed as %j', (typed, release) => {
  expect(parseRelease(typed)).toBe(release);
  expect(problemOfRelease(typed)).toBeUndefined();
});

test.each(['soon', ' ', '5:75', '-1', '1500', '5.5'])('the release %j is refused with a reason', (typed) => {
  expect(problemOfRelease(typed)).toMatch(/^Write minutes and seconds/);
});

test('a release is formatted so that it can be parsed again', () => {
  for (const release of [null, 'held', 90, 5_400] as const)
    expect(parseRelease(writeRelease(release))).toBe(release);
});

test('a release is described in words, with a warning if it is after the end of its stage', () => {
  expect(sayRelease(330)).toBe('5 min 30 s into the stage');
  expect(sayRelease(null)).toBe('With the stage');
  expect(warningOf(930, 930)).toBe('The stage lasts 15 min 30 s: this appears only if time is added.');
  expect(warningOf(929, 930)).toBeUndefined();
  expect(warningOf('held', 930)).toBeUndefined();
  expect(warningOf(929, null)).toBeUndefined();
});
