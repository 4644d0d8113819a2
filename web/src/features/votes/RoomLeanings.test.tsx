import { screen, within } from '@testing-library/react';
import type { Answer, Calls } from '@vincere/contract';
import { roles } from '@vincere/domain';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { run } from '../../testing/runs.ts';
import { server } from '../../testing/server.ts';
import { RoomLeanings } from './RoomLeanings.tsx';

type RoomVotes = Answer<Calls['getRoomVotes']>;

const offered = [
  { id: 31, title_of_decision: 'Hold' },
  { id: 32, title_of_decision: 'Leave' },
];
const playing = run({
  current_scenario: {
    id: 21,
    name: 'The cranes stop',
    description: '',
    asks_order: false,
    all_decisions: offered.map((decision) => ({ ...decision, description_of_decision: '' })),
    files: [],
  },
  users_playing: [1, 2, 3].map((id) => ({
    user_run_id: id,
    user_id: id,
    first_name: 'Ada',
    last_name: String(id),
    created_at: '2026-11-02T09:00:00.000Z',
    room: { id: 5, room_name: 'legal' },
  })) as never,
});

/** Returns the votes of the legal room, one number per vote. */
function votesFor(...choices: number[]): RoomVotes {
  const counts = new Map(offered.map(({ id }) => [id, choices.filter((choice) => choice === id).length]));
  const top = Math.max(...counts.values());
  const leaders = offered.filter(({ id }) => top > 0 && counts.get(id) === top);
  return {
    room_name: 'legal',
    scenario_id: 21,
    'Counts votes': {},
    max_vote: leaders[0] ?? null,
    max_vote_count: top,
    max_vote_percentage: choices.length === 0 ? 0 : Math.round((top / choices.length) * 100),
    tied: leaders.length > 1 ? leaders : [],
    votes_cast: choices.length,
    ballots: 3,
    all_room_decisions: [],
    Simulation_run_details: { all_users_decision: [] },
  };
}

async function legalRow(votes: RoomVotes) {
  const others: RoomVotes = { ...votesFor(), room_name: 'social' };
  server.replyWith('getRoomVotes', ({ params }) => (params['roomId'] === 'legal' ? votes : others));
  await renderPage(<RoomLeanings run={playing} />);
  const rows = await screen.findAllByRole('listitem');
  const row = rows[roles.indexOf('legal')]!;
  await expect.poll(() => row.textContent).toMatch(/vote/i);
  return within(row);
}

test('a tie of room votes is shown as a tie, without a majority', async () => {
  const row = await legalRow(votesFor(31, 32));
  expect(row.getByText('Tied')).toBeVisible();
  expect(row.getByText('1 vote each')).toBeVisible();
  expect(row.getByText('2 of 3 have voted')).toBeVisible();
  expect(row.queryByText(/majority/)).not.toBeInTheDocument();
});

test('a majority of room votes is shown with the number of voters', async () => {
  const row = await legalRow(votesFor(31));
  expect(row.getByText('Hold')).toBeVisible();
  expect(row.getByText('1 vote')).toBeVisible();
  expect(row.getByText('100% majority')).toBeVisible();
  expect(row.getByText('1 of 3 have voted')).toBeVisible();
});

test('a room without votes says so', async () => {
  const row = await legalRow(votesFor());
  expect(row.getByText('No votes yet')).toBeVisible();
});

test('a user who has not voted sees only how many of the room have', async () => {
  const row = await legalRow({ ...votesFor(), votes_cast: 2 });
  expect(row.getByText('2 of 3 have voted. The result shows once you have.')).toBeVisible();
  expect(row.queryByText('Hold')).toBeNull();
});
