import { screen, within } from '@testing-library/react';
import type { Answer, Calls, Run } from '@vincere/contract';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../lib/api.ts';
import { renderPage } from '../../../testing/render.tsx';
import { run } from '../../../testing/runs.ts';
import { server } from '../../../testing/server.ts';
import { LastStageConfidence } from './LastStageConfidence.tsx';

type Stage = Answer<Calls['getParticipantReport']>['report_per_stage'][number];

beforeEach(() => queryClient.clear());

const inSecondStage = (changes: Partial<Run> = {}) =>
  run({
    asks_confidence: true,
    current_stage: { id: 12, stage_number: 2, stage_instruction: 'The second hour' },
    ...changes,
  });
const totals = {
  room_votes: [0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 0],
  final_votes: null,
  forecasts: [
    { decision_id: 31, people: 4 },
    { decision_id: 32, people: 1 },
  ],
};

function reply(stages: Pick<Stage, 'stage_number' | 'scenario_id' | 'confidence'>[]) {
  server.reply('getParticipantReport', { report_per_stage: stages } as never);
  server.reply('getScenario', {
    all_decisions: [
      { id: 31, title_of_decision: 'Keep the night shift' },
      { id: 32, title_of_decision: 'Stand the harbour down' },
    ],
  } as never);
}

test('the next stage shows the totals of the stage closed last, collapsed', async () => {
  reply([
    { stage_number: 1, scenario_id: 21, confidence: totals },
    { stage_number: 2, scenario_id: 22, confidence: null },
  ]);
  const { user } = await renderPage(<LastStageConfidence run={inSecondStage()} />);
  await user.click(await screen.findByText('How sure the group was in stage 1'));
  const expected = await screen.findByText('Keep the night shift');
  expect(expected.closest('li')).toHaveTextContent('4 of 5 expected it');
  expect(
    within(screen.getByRole('list', { name: 'With the room vote' })).getByText('50 of 100: 3'),
  ).toBeInTheDocument();
  expect(
    screen.getByText('With the final decision: fewer than four people answered, so no totals are shown.'),
  ).toBeVisible();
});

test('the first stage requests no totals of confidence', async () => {
  await renderPage(<LastStageConfidence run={run({ asks_confidence: true })} />);
  expect(server.received('getParticipantReport')).toEqual([]);
});

test('the totals are absent if the run does not ask for confidence or they cannot be read', async () => {
  await renderPage(<LastStageConfidence run={inSecondStage({ asks_confidence: false })} />);
  expect(server.received('getParticipantReport')).toEqual([]);
  const page = await renderPage(<LastStageConfidence run={inSecondStage()} />);
  await expect.poll(() => server.received('getParticipantReport').length).toBeGreaterThan(0);
  expect(page.container.querySelector('details')).toBeNull();
});
