import { screen, waitFor } from '@testing-library/react';
import type { RunStatus } from '@vincere/domain';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../../testing/render.tsx';
import { board, run, seat } from '../../../testing/runs.ts';
import { refusal, server } from '../../../testing/server.ts';
import { useRunActions } from '../useRunActions.ts';
import { RunHead } from './RunHead.tsx';

const decided = board({
  seats: [seat({ final_vote: 31 })],
  final_votes: [{ decision_id: 31, count: 1, rooms_led: [], reached_at: null }],
  leading: [31],
  rule_choice: { decision_id: 31, decided_by: 'majority' },
  next: [{ decision_id: 31, scenario: { id: 22, name: 'Cold berths', stage_number: 2 } }],
});
const last = { ...decided, next: [{ decision_id: 31, scenario: null }] };

const clock = { duration_seconds: 1800, remaining_seconds: 600, remaining_ms: 600_000, running: true };

function Page({ status, board: shown = decided }: { status: RunStatus; board?: typeof decided }) {
  const actions = useRunActions(5);
  return (
    <RunHead
      received={{ run: run({ status, stage_clock: clock }), receivedAt: 0 }}
      board={shown}
      actions={actions}
      canAddTime
      onNext={() => void actions.advance({ scenario_id: 21, begin: true })}
      onPresent={() => {}}
    />
  );
}
for (const status of ['DRAFT', 'IN_PROGRESS', 'PAUSED', 'COMPLETED', 'ENDED'] as const)
  test(`a run that is ${status} shows the instruction of its stage`, async () => {
    await renderPage(<Page status={status} />);
    expect(screen.getByText('The first hour')).toBeVisible();
  });

const button = (name: string) => screen.getByRole('button', { name });

test('a run is started, and the buttons are busy until the server answers', async () => {
  const { user } = await renderPage(<Page status="DRAFT" />);
  const answer = server.hold('changeRunStatus');
  await user.click(button('Start Run'));
  expect(await screen.findByRole('button', { name: 'Starting Run' })).toHaveAttribute('aria-busy', 'true');
  answer(run());
  await waitFor(() => expect(toastTexts()).toEqual(['Status Updated', 'Simulation run is now In Progress']));
  expect(server.received('changeRunStatus')[0]?.body).toEqual({ status: 'IN_PROGRESS' });
});

test('a double click on Start Run adds no time', async () => {
  function Started() {
    const [status, setStatus] = useState<'DRAFT' | 'IN_PROGRESS'>('DRAFT');
    return (
      <>
        <Page status={status} />
        <button type="button" onClick={() => setStatus('IN_PROGRESS')}>
          Start elsewhere
        </button>
      </>
    );
  }
  const { user } = await renderPage(<Started />);
  await user.click(button('Start elsewhere'));
  await user.click(button('Add 5 min'));
  expect(server.received('addTime')).toEqual([]);
  // The buttons work once a double click is over.
  await new Promise((resolve) => setTimeout(resolve, 700));
  await user.click(button('Add 5 min'));
  await waitFor(() => expect(server.received('addTime')).toHaveLength(1));
});

test('a run is paused and resumed', async () => {
  const { user, unmount } = await renderPage(<Page status="IN_PROGRESS" />);
  server.reply('changeRunStatus', run({ status: 'PAUSED' }));
  await user.click(button('Pause Run'));
  await waitFor(() => expect(toastTexts()).toEqual(['Status Updated', 'Simulation run is now Paused']));
  unmount();
  await renderPage(<Page status="PAUSED" />);
  expect(button('Next Stage')).toBeDisabled();
  expect(button('Resume Run')).toBeEnabled();
});

test('a status that could not be changed is reported', async () => {
  const { user } = await renderPage(<Page status="IN_PROGRESS" />);
  await user.click(button('Pause Run'));
  await waitFor(() =>
    expect(toastTexts()).toEqual(['Failed to update run status', 'Nothing was changed. Please try again.']),
  );
  expect(button('Pause Run')).toBeEnabled();
});

test('the stage cannot advance before everyone has decided', async () => {
  const { user } = await renderPage(
    <Page status="IN_PROGRESS" board={{ ...decided, missing_user_run_ids: [101] }} />,
  );
  await user.click(button('Next Stage'));
  expect(button('Next Stage')).toBeDisabled();
  expect(server.received('advanceRun')).toEqual([]);
});

test('the toast names the next stage and its scenario', async () => {
  const { user } = await renderPage(<Page status="IN_PROGRESS" />);
  server.reply('advanceRun', run());
  await user.click(button('Next Stage'));
  await waitFor(() => expect(toastTexts()).toEqual(['Stage Advanced', 'Stage 1: The cranes stop']));
});

test('a refused advance names the people who have not voted', async () => {
  const { user } = await renderPage(<Page status="IN_PROGRESS" />);
  server.reply('advanceRun', refusal('advance.missing-voters', { names: 'Priya Raman', missing_users: [] }));
  await user.click(button('Next Stage'));
  await waitFor(() =>
    expect(toastTexts()).toEqual(['Cannot Advance Stage', "Some users haven't voted yet: Priya Raman"]),
  );
});

test('an advance that got no answer changed nothing', async () => {
  const { user } = await renderPage(<Page status="IN_PROGRESS" />);
  await user.click(button('Next Stage'));
  await waitFor(() =>
    expect(toastTexts()).toEqual(['Cannot Advance Stage', 'Nothing was changed. Please try again.']),
  );
});

test('after the last stage the run is completed', async () => {
  const { user } = await renderPage(<Page status="IN_PROGRESS" board={last} />);
  const message = 'The simulation has no more decisions left, it has ended, good job';
  server.reply('advanceRun', { ...run(), message });
  await user.click(button('Finish Simulation'));
  await waitFor(() =>
    expect(toastTexts()).toEqual([
      'Failed to mark simulation as completed',
      'The last decision was carried out, and the simulation has ended.',
    ]),
  );
  server.reply('changeRunStatus', run({ status: 'COMPLETED' }));
  await user.click(button('Finish Simulation'));
  await waitFor(() => expect(toastTexts()).toEqual(['Simulation Completed', message]));
});

test('an advance that says that the scenario has finished completes the run', async () => {
  const { user } = await renderPage(<Page status="IN_PROGRESS" board={last} />);
  server.reply('advanceRun', { ...run(), message: 'scenario has finished' });
  server.reply('changeRunStatus', run({ status: 'COMPLETED' }));
  await user.click(button('Finish Simulation'));
  await waitFor(() => expect(toastTexts()).toEqual(['Simulation Completed', 'scenario has finished']));
  expect(server.received('changeRunStatus')[0]?.body).toEqual({ status: 'COMPLETED' });
});
