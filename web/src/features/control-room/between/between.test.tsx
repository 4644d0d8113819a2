import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { board, run } from '../../../testing/runs.ts';
import type { RunActions } from '../useRunActions.ts';
import { Beats } from './Beats.tsx';
import { NextBeat } from './NextBeat.tsx';

const outcome = { scenario_id: 21, decision_id: 32, text: 'The lights went on.', sentences: [] };
const second = {
  id: 22,
  name: 'Cold berths',
  description: 'Ice in the harbour.',
  asks_order: false,
  all_decisions: [],
  files: [],
};
const revealed = run({
  current_stage: { id: 12, stage_number: 2, stage_instruction: '' },
  current_scenario: second,
  stage_begun_at: null,
  is_outcome_shown: false,
  last_outcome: outcome,
});
const closedBoard = board({
  path: [
    {
      stage_number: 1,
      scenario: { id: 21, name: 'The cranes stop' },
      decision: { id: 32, title_of_decision: 'Run it by hand' },
      decided_by: 'majority',
      forced: false,
    },
  ],
  last_closed: {
    stage_number: 1,
    scenario_id: 21,
    final_votes: [
      { decision_id: 31, title_of_decision: 'Cut the port off', count: 1 },
      { decision_id: 32, title_of_decision: 'Run it by hand', count: 3 },
    ],
    room_votes: {},
    confidence: null,
  },
});
const newActions = () => ({
  underWay: null,
  showOutcome: vi.fn<RunActions['showOutcome']>(),
  beginStage: vi.fn<RunActions['beginStage']>(),
});
const actionsOf = (actions: ReturnType<typeof newActions>) => actions as unknown as RunActions;

test('the outcome comes before the next stage, and a double click takes one step only', async () => {
  const actions = newActions();
  const { user } = await renderPage(<NextBeat run={revealed} actions={actionsOf(actions)} />);
  await user.dblClick(screen.getByRole('button', { name: 'Show What Came of It' }));
  expect(actions.showOutcome.mock.calls).toEqual([[21]]);
});

test.each([
  ['whose outcome is shown', { is_outcome_shown: true }],
  ['without an outcome', { last_outcome: null }],
])('a result %s leads to the next stage', async (_, changes) => {
  const actions = newActions();
  const { user } = await renderPage(
    <NextBeat run={{ ...revealed, ...changes }} actions={actionsOf(actions)} />,
  );
  await user.click(screen.getByRole('button', { name: 'Begin Stage 2' }));
  expect(actions.beginStage).toHaveBeenCalledWith(22);
});

test('a facilitator reads the vote and the outcome before everybody else does', async () => {
  await renderPage(<Beats run={revealed} board={closedBoard} />);
  const steps = within(screen.getByRole('list', { name: 'Between two stages' })).getAllByRole('listitem');
  expect(steps.map((step) => [step.textContent, step.dataset['state']])).toEqual([
    ['VoteEverybody sees the decision and the votes.', 'now'],
    ['What came of itOnly you read it yet.', 'next'],
    ['Stage 2The beginning opens Cold berths and starts the clock.', 'later'],
  ]);
  expect(screen.getByRole('region', { name: 'The vote' })).toHaveTextContent('3 of 4 votes.');
  expect(screen.getByRole('region', { name: 'What came of it, to read aloud' })).toHaveTextContent(
    'The lights went on.',
  );
  expect(document.querySelector('.notice')).toHaveTextContent(
    'All phones show the decision and the votes. Nobody can read stage 2 yet.',
  );
});

test('a stage without an outcome has two beats', async () => {
  await renderPage(<Beats run={{ ...revealed, last_outcome: null }} board={closedBoard} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText('What came of it, to read aloud')).not.toBeInTheDocument();
});
