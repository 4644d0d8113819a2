import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { isFinished, judgeStatusChange, type RunStatus, runStatuses } from './run-status.ts';

const pairs = runStatuses.flatMap((from) => runStatuses.map((to) => ({ from, to })));

const changes: ReadonlySet<string> = new Set<`${RunStatus} to ${RunStatus}`>([
  'DRAFT to IN_PROGRESS',
  'IN_PROGRESS to PAUSED',
  'PAUSED to IN_PROGRESS',
  'IN_PROGRESS to ENDED',
  'PAUSED to ENDED',
  'IN_PROGRESS to COMPLETED',
]);
const isAllowed = ({ from, to }: { from: RunStatus; to: RunStatus }) => changes.has(`${from} to ${to}`);

describe('a run', () => {
  test.each(pairs.filter(isAllowed))('a run goes from $from to $to', ({ from, to }) => {
    expect(judgeStatusChange(from, to)).toBe('changes');
  });

  test.each(runStatuses)('a run that is %s can be set to the same status', (status) => {
    expect(judgeStatusChange(status, status)).toBe('stays');
  });

  test.each(pairs.filter((pair) => pair.from !== pair.to && !isAllowed(pair)))(
    'a run that is $from never becomes $to',
    ({ from, to }) => {
      expect(() => judgeStatusChange(from, to)).toThrow(new Refusal('run.bad-transition', { from, to }));
    },
  );

  test('a run is finished only when it is COMPLETED or ENDED', () => {
    expect(runStatuses.filter(isFinished)).toEqual(['COMPLETED', 'ENDED']);
  });
});
