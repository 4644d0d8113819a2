import { describe, expect, test } from 'vitest';
import { type CurrentStage, judgeBegin, judgeShowOutcome } from './beginning.ts';

const revealed: CurrentStage = { status: 'IN_PROGRESS', scenario_id: 7, has_begun: false };

describe('the begin of a stage', () => {
  test('a revealed stage begins once', () => {
    expect(judgeBegin(revealed, 7)).toBe('begins');
    expect(judgeBegin({ ...revealed, has_begun: true }, 7)).toBe('stays');
  });

  test('a stage can begin while its run is paused', () => {
    expect(judgeBegin({ ...revealed, status: 'PAUSED' }, 7)).toBe('begins');
  });

  test.each([
    [revealed, 8, 'advance.moved-on'],
    [{ ...revealed, has_begun: true }, 8, 'advance.moved-on'],
    [{ ...revealed, scenario_id: null, status: 'DRAFT' }, 7, 'run.not-started'],
    [{ ...revealed, status: 'ENDED' }, 7, 'run.is-over'],
    [{ ...revealed, status: 'COMPLETED', has_begun: true }, 7, 'run.is-over'],
  ] as const)('the begin of %j for scenario %s is refused with %s', (stage, scenarioId, code) => {
    expect(() => judgeBegin(stage, scenarioId)).toThrow(expect.objectContaining({ code }));
  });
});

describe('the outcome of a closed stage', () => {
  test('an outcome is shown once', () => {
    expect(judgeShowOutcome({ scenario_id: 6, is_outcome_shown: false }, 6)).toBe('shows');
    expect(judgeShowOutcome({ scenario_id: 6, is_outcome_shown: true }, 6)).toBe('stays');
  });

  test('an outcome of another scenario than the one closed last is refused', () => {
    const refusal = expect.objectContaining({ code: 'advance.moved-on' });
    expect(() => judgeShowOutcome({ scenario_id: 6, is_outcome_shown: false }, 5)).toThrow(refusal);
    expect(() => judgeShowOutcome(null, 5)).toThrow(refusal);
  });
});
