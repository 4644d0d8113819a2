import { expect, test } from 'vitest';
import { followersText, type OpenRun, scenarioLoss, stageLoss } from './runs-in-play.ts';

const run = (changes: Partial<OpenRun> = {}): OpenRun => ({
  id: 1,
  name: 'Board workshop',
  simulation_id: 7,
  status: 'IN_PROGRESS',
  participant_count: 6,
  current_stage: { stage_number: 2 },
  ...changes,
});
const third = { simulation_id: 7, stage_number: 3 };
const linked = { ...third, is_linked: true };
const noEffect = 'No run that is being played is changed by this.';

test('a notice names the run that a deleted stage will end', () => {
  expect(stageLoss([run()], third)).toEqual({
    isWarning: true,
    text: 'The run “Board workshop” is being played: it will end with stage 2 at the latest.',
  });
  expect(stageLoss([run({ status: 'PAUSED', current_stage: { stage_number: 1 } })], third).isWarning).toBe(
    true,
  );
});

test('a notice names the first of several runs and counts the others', () => {
  const runs = [run(), run({ id: 2, name: 'Evening' }), run({ id: 3, name: 'Night' })];
  expect(stageLoss(runs.slice(0, 2), third).text).toBe(
    'The run “Board workshop” and 1 more are being played: they will end with stage 2 at the latest.',
  );
  expect(scenarioLoss(runs, linked).text).toBe(
    'The run “Board workshop” and 2 more are being played: any decision that leads here will end them.',
  );
});

test('a notice says that decisions leading to a deleted scenario will end the run', () => {
  expect(scenarioLoss([run()], linked)).toEqual({
    isWarning: true,
    text: 'The run “Board workshop” is being played: any decision that leads here will end it.',
  });
});

test('runs of other simulations, drafts, and runs past the stage give no notice', () => {
  const others = [
    run({ simulation_id: 8 }),
    run({ status: 'DRAFT', current_stage: null }),
    run({ current_stage: { stage_number: 3 } }),
  ];
  expect(stageLoss(others, third)).toEqual({ isWarning: false, text: noEffect });
  expect(scenarioLoss(others, linked).text).toBe(noEffect);
  expect(scenarioLoss([run()], { ...linked, is_linked: false }).text).toBe(noEffect);
});

test('a long run name is truncated, so that the buttons below stay in place', () => {
  expect(stageLoss([run({ name: 'Board workshop '.repeat(13) })], third).text).toContain(
    '“Board workshop Board workshop Board work…”',
  );
});

test('unfinished runs that follow edits are named, even before their start', () => {
  expect(followersText([run()], { simulation_id: 7 })).toBe(
    'The run “Board workshop” is not finished. It follows your edits, except in scenarios that it has closed.',
  );
  const draft = run({ id: 2, name: 'Evening', status: 'DRAFT', current_stage: null });
  expect(followersText([run(), draft], { simulation_id: 7 })).toBe(
    'The runs “Board workshop” and “Evening” are not finished. They follow your edits, except in scenarios that they have closed.',
  );
});

test('runs of other simulations and runs past the edited stage are not named', () => {
  expect(followersText([run({ simulation_id: 8 })], { simulation_id: 7 })).toBeNull();
  const isNamed = (stage_number: number) =>
    followersText([run({ current_stage: { stage_number: 2 } })], { simulation_id: 7, stage_number }) !== null;
  expect([1, 2, 3].map(isNamed)).toEqual([false, true, true]);
});

test('five of many runs are named, and the others are counted', () => {
  const runs = (count: number) =>
    Array.from({ length: count }, (_, index) => run({ id: index, name: `Run ${index + 1}` }));
  expect(followersText(runs(5), { simulation_id: 7 })).not.toContain('So do');
  expect(followersText(runs(6), { simulation_id: 7 })).toMatch(/“Run 5” are .* So does 1 more\.$/);
  expect(followersText(runs(7), { simulation_id: 7 })).toMatch(/“Run 5” are .* So do 2 more\.$/);
});
