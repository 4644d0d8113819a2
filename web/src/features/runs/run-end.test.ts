import { CallFailed } from '@vincere/contract/client';
import { expect, test } from 'vitest';
import { saysOver } from './run-end.ts';

test('a run is over if the server refuses it as finished, not if the server or connection fails', () => {
  const finished = new CallFailed(400, { code: 'run.finished' });
  expect([new CallFailed(409, {}), finished].map(saysOver)).toEqual([true, true]);
  expect([new CallFailed(500, {}), new TypeError('has been completed'), null].some(saysOver)).toBe(false);
});
