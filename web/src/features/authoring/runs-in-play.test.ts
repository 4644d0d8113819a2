import { expect, test } from 'vitest';
import { type OpenRun, scenarioLoss, stageLoss } from './runs-in-play.ts';

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
const nothing = 'No run that is being played is changed by this.';

test('who deletes a stage is told by name of the run that will end before it', () => {
  expect(stageLoss([run()], third)).toEqual({
    isWarning: true,
    text: 'The run “Board workshop” is being played: it will end with stage 2 at the latest.',
  });
  expect(stageLoss([run({ status: 'PAUSED', current_stage: { stage_number: 1 } })], third).isWarning).toBe(
    true,
  );
});

test('of several runs the first is named, the others are counted', () => {
  const runs = [run(), run({ id: 2, name: 'Evening' }), run({ id: 3, name: 'Night' })];
  expect(stageLoss(runs.slice(0, 2), third).text).toBe(
    'The run “Board workshop” and 1 more are being played: they will end with stage 2 at the latest.',
  );
  expect(scenarioLoss(runs, linked).text).toBe(
    'The run “Board workshop” and 2 more are being played: any decision that leads here will end them.',
  );
});

test('who deletes a scenario is told that the decisions that lead there will end the run', () => {
  expect(scenarioLoss([run()], linked)).toEqual({
    isWarning: true,
    text: 'The run “Board workshop” is being played: any decision that leads here will end it.',
  });
});

test('a run of another simulation, one that waits and one that is past it lose nothing', () => {
  const others = [
    run({ simulation_id: 8 }),
    run({ status: 'DRAFT', current_stage: null }),
    run({ current_stage: { stage_number: 3 } }),
  ];
  expect(stageLoss(others, third)).toEqual({ isWarning: false, text: nothing });
  expect(scenarioLoss(others, linked).text).toBe(nothing);
  expect(scenarioLoss([run()], { ...linked, is_linked: false }).text).toBe(nothing);
});

test('a long name is cut, so that the buttons under it stay where they are', () => {
  expect(stageLoss([run({ name: 'Board workshop '.repeat(13) })], third).text).toContain(
    '“Board workshop Board workshop Board work…”',
  );
});
