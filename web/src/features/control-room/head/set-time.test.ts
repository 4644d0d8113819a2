import { expect, test } from 'vitest';
import { remainingOf } from './set-time.ts';

const at = (hours: number, minutes: number, seconds = 0) =>
  new Date(2026, 10, 24, hours, minutes, seconds).getTime();

test.each([
  ['10', { seconds: 600 }],
  [' 1 ', { seconds: 60 }],
  ['1440', { seconds: 86_400 }],
  ['0', { problem: 'Leave at least 1 minute.' }],
  ['1441', { problem: 'Give at most 24 hours.' }],
  ['', { problem: 'Give whole minutes, such as 10.' }],
  ['-5', { problem: 'Give whole minutes, such as 10.' }],
  ['2.5', { problem: 'Give whole minutes, such as 10.' }],
])('the typed time left of %j minutes is parsed or refused', (typed, result) => {
  expect(remainingOf('minutes', typed, at(9, 0))).toEqual(result);
});

test.each([
  ['14:30', at(14, 15, 20), { seconds: 880 }],
  ['00:10', at(23, 50), { seconds: 1_200 }],
  ['14:15', at(14, 15, 20), { problem: 'Give a time that is at least 1 minute ahead.' }],
  ['14:16', at(14, 15, 20), { problem: 'Give a time that is at least 1 minute ahead.' }],
  ['9:00', at(14, 15), { problem: 'Give a time that is at least 1 minute ahead.' }],
  ['02:14', at(14, 15), { seconds: 43_140 }],
  ['23:00', at(1, 0), { problem: 'Give a time within the next 12 hours.' }],
  ['24:00', at(14, 15), { problem: 'Give a time, such as 2:30 PM.' }],
  ['', at(14, 15), { problem: 'Give a time, such as 2:30 PM.' }],
])('a typed end of the stage at %j is parsed or refused', (typed, now, result) => {
  expect(remainingOf('end', typed, now)).toEqual(result);
});
