import { describe, expect, test } from 'vitest';
import { Refusal, refuse } from './refusal.ts';

describe('a refusal', () => {
  test('a refusal fills its sentence from the facts, and contains all of them', () => {
    const facts = { names: 'Ada Lovelace, Alan Turing', missing_users: [{ user_run_id: 1 }] };
    const refusal = new Refusal('advance.missing-voters', facts);
    expect(refusal.message).toBe("Some users haven't voted yet: Ada Lovelace, Alan Turing");
    expect(refusal.facts).toBe(facts);
  });

  test('a refusal fills in numbers, and leaves missing facts empty', () => {
    expect(new Refusal('stage.bad-number', { expected: 2 }).message).toBe(
      'The next stage of this simulation is number 2',
    );
    expect(new Refusal('stage.bad-number').message).toBe('The next stage of this simulation is number ');
  });

  test('a refusal inserts a fact unchanged, even if it looks like a pattern', () => {
    expect(new Refusal('stage.reached', { run: '$& {run} $1' }).message).toBe(
      'This stage has been reached by the run $& {run} $1 and cannot be deleted',
    );
  });

  test('a refusal is thrown by refuse', () => {
    expect(() => refuse('run.unknown')).toThrow(new Refusal('run.unknown'));
  });
});
