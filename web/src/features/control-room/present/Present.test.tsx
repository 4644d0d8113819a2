import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { board, run, seat } from '../../../testing/runs.ts';
import { Present } from './Present.tsx';

const waiting = { is_connected: false, last_seen_at: null };

/** Shows the projector view of a run that has not started, with these seats, and returns its last line. */
async function footOf(seats: ReturnType<typeof seat>[]) {
  await renderPage(
    <Present
      received={{ run: run({ status: 'DRAFT' }), receivedAt: 0 }}
      board={board({ seats })}
      onLeave={() => {}}
      isOwnWindow
    />,
  );
  return (await screen.findByText(/here$/)).textContent;
}

test('before the start the projector counts the people who have joined, not everyone on the roster', async () => {
  const seats = [
    seat({ user_run_id: 1 }),
    seat({ user_run_id: 2, is_connected: false }),
    seat({ user_run_id: 3, ...waiting }),
  ];
  expect(await footOf(seats)).toBe('2 of 3here');
});

test('before the start the projector counts nobody if a roster is loaded and nobody has joined', async () => {
  expect(await footOf([seat({ user_run_id: 1, ...waiting }), seat({ user_run_id: 2, ...waiting })])).toBe(
    '0 of 2here',
  );
});

test('before the start the projector shows one number once everyone has joined', async () => {
  expect(await footOf([seat({ user_run_id: 1 }), seat({ user_run_id: 2 })])).toBe('2here');
});

afterEach(() => {
  vi.useRealTimers();
});

const decisions = ['Cut the port off', 'Run it by hand'].map((title_of_decision, index) => ({
  id: 31 + index,
  title_of_decision,
  description_of_decision: '',
}));
const scenario = (id: number, name: string) => ({
  id,
  name,
  description: '',
  asks_order: false,
  all_decisions: decisions,
  files: [],
});
const playing = run({ current_scenario: scenario(21, 'Harbour Dark') });
const decided = board({
  scenario_id: 21,
  seats: [seat({ final_vote: 32, room_vote: 32 })],
  room_votes: { political: [{ decision_id: 32, count: 1 }] },
  final_votes: [
    { decision_id: 31, count: 0, rooms_led: [], reached_at: null },
    { decision_id: 32, count: 1, rooms_led: ['political'], reached_at: null },
  ],
});
const lastClosed = {
  stage_number: 1,
  scenario_id: 21,
  final_votes: [
    { decision_id: 31, title_of_decision: 'Close it', count: 0 },
    { decision_id: 32, title_of_decision: 'Run it by hand', count: 1 },
  ],
  room_votes: { political: [{ decision_id: 32, count: 1 }] },
  confidence: null,
};
const closed = (changes: object = {}) => ({
  stage_number: 1,
  scenario: { id: 21, name: 'Harbour Dark' },
  decision: { id: 32, title_of_decision: 'Run it by hand' },
  decided_by: 'majority' as const,
  forced: false,
  ...changes,
});

/** Shows the projector while a stage is closed. */
async function closeStage(
  path: ReturnType<typeof closed>,
  next = run({ current_scenario: scenario(22, 'Cold berths') }),
) {
  function Wall() {
    const [isClosed, setIsClosed] = useState(false);
    const state = {
      ...decided,
      scenario_id: next.current_scenario?.id ?? null,
      path: [path],
      last_closed: lastClosed,
    };
    return (
      <>
        <button type="button" onClick={() => setIsClosed(true)}>
          Close the stage
        </button>
        <Present
          received={{ run: isClosed ? next : playing, receivedAt: 0 }}
          board={isClosed ? state : decided}
          onLeave={() => {}}
          isOwnWindow
        />
      </>
    );
  }
  await renderPage(<Wall />);
  vi.useFakeTimers();
  fireEvent.click(screen.getByText('Close the stage'));
}

test('the projector reveals the decision of a closed stage for a short time', async () => {
  await closeStage(closed());
  expect(screen.getByRole('heading', { name: 'Run it by hand' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Final decisions' })).toHaveTextContent('Run it by hand1');
  expect(screen.getByRole('list', { name: 'Room votes' })).toHaveTextContent(/StrategistB.*Economistno vote/);
  expect(screen.getByRole('list', { name: 'The way on' })).toHaveTextContent('Harbour DarkCold berths');
  act(() => {
    vi.advanceTimersByTime(16_000);
  });
  expect(screen.getByRole('heading', { name: 'Cold berths' })).toBeVisible();
});

test('any key ends the reveal on the projector', async () => {
  await closeStage(closed());
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(screen.getByRole('heading', { name: 'Cold berths' })).toBeVisible();
});

test('the reveal names a tie, and counts the votes if voters were missing', async () => {
  await closeStage(closed({ decided_by: 'facilitator', forced: true }));
  expect(screen.getByText('It was a tie. The facilitator chose.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Final decisions' })).toHaveTextContent('Run it by hand1');
});

test('the projector keeps the way through the simulation after the last stage', async () => {
  await closeStage(closed(), run({ status: 'COMPLETED', current_scenario: scenario(21, 'Harbour Dark') }));
  expect(screen.getByText('The end of the simulation')).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(16_000);
  });
  expect(screen.getByRole('heading', { name: 'The simulation has ended' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Your way' })).toHaveTextContent('Harbour Dark');
});

const outcome = { scenario_id: 21, decision_id: 32, text: 'The lights went on.', sentences: [] };

test('the projector keeps the outcome after the reveal until the new stage is shown', async () => {
  await closeStage(closed(), run({ current_scenario: scenario(22, 'Cold berths'), last_outcome: outcome }));
  expect(screen.queryByText('The lights went on.')).not.toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(16_000);
  });
  expect(screen.getByText('The lights went on.')).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByRole('heading', { name: 'Run it by hand' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Show the Stage' }));
  expect(screen.getByRole('heading', { name: 'Cold berths' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'What came of it' }));
  expect(screen.getByText('The lights went on.')).toBeVisible();
});

test('between two stages the projector shows the votes, then the outcome, for as long as the facilitator wants', async () => {
  const revealed = run({
    current_scenario: scenario(22, 'Cold berths'),
    last_outcome: outcome,
    stage_begun_at: null,
    is_outcome_shown: false,
  });
  await closeStage(closed(), revealed);
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByRole('list', { name: 'Final decisions' })).toBeVisible();
  expect(screen.queryByText('The lights went on.')).not.toBeInTheDocument();
  cleanup();
  vi.useRealTimers();
  await closeStage(closed(), { ...revealed, is_outcome_shown: true });
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('The lights went on.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show the Stage' })).not.toBeInTheDocument();
});

test('the projector keeps the ending after the last stage', async () => {
  await closeStage(
    closed(),
    run({
      status: 'COMPLETED',
      current_scenario: scenario(21, 'Harbour Dark'),
      last_outcome: outcome,
    }),
  );
  act(() => {
    vi.advanceTimersByTime(16_000);
  });
  expect(screen.getByText('How it ended')).toBeVisible();
  expect(screen.getByText('The lights went on.')).toBeVisible();
  expect(screen.queryByText('The simulation has ended')).not.toBeInTheDocument();
});

test('the projector shows a plenary timer, also before the start', async () => {
  const { server_time } = run();
  const plenary_ends_at = new Date(Date.parse(server_time) + 300_000).toISOString();
  await renderPage(
    <Present
      received={{ run: run({ status: 'DRAFT', plenary_ends_at }), receivedAt: performance.now() }}
      board={board()}
      onLeave={() => {}}
      isOwnWindow
    />,
  );
  expect(screen.getByText('Plenary')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^0[45]:\d\d$/);
});
