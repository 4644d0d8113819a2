import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { board, run, seat } from '../../../testing/runs.ts';
import { server } from '../../../testing/server.ts';
import { decision } from '../../../testing/simulations.ts';
import { RoomReasons } from './RoomReasons.tsx';

type RoomReasonsProps = Parameters<typeof RoomReasons>[0];

const decisions = [decision(), decision({ id: 32, title_of_decision: 'Run it by hand' })];
const inPlay = run();
if (inPlay.current_scenario) inPlay.current_scenario.all_decisions = decisions;
const ada = seat({ room_vote: 31, room_vote_in: 'legal' });
const ben = seat({ user_run_id: 102, first_name: 'Ben', last_name: 'Cole' });
const finalVote = {
  user_run_id: 101,
  scenario_id: 21,
  decision_chosen_id: 32,
  reasoning: 'By telephone.',
  evidence: [],
  evidence_files: [],
  on_behalf: false,
};
const roomVotes: RoomReasonsProps['roomVotes'] = {
  room_name: 'legal',
  scenario_id: 21,
  'Counts votes': { '31': 1 },
  max_vote: null,
  max_vote_count: 1,
  max_vote_percentage: 100,
  tied: [],
  votes_cast: 1,
  ballots: 1,
  all_room_decisions: [
    {
      user_run_id: 101,
      decision_chosen_id: 31,
      reasoning: 'The statute is clear.',
      evidence: [],
      evidence_files: [],
      user: { first_name: 'Ada', last_name: 'Okafor', email_address: null },
    },
  ],
  Simulation_run_details: { all_users_decision: [] },
};

function show(changes: Partial<RoomReasonsProps>) {
  return renderPage(
    <RoomReasons
      run={inPlay}
      board={board({ seats: [ada, ben] })}
      room="legal"
      decisions={decisions}
      roomVotes={roomVotes}
      failed={false}
      retrying={false}
      onRetry={() => {}}
      {...changes}
    />,
  );
}
const person = (name: string) =>
  within(
    screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name)) as HTMLElement,
  );

test('the reasons of a room show each vote, and name those who have not voted', async () => {
  await show({});
  expect(person('Ada Okafor').getByText('Cut the port off')).toBeVisible();
  expect(person('Ada Okafor').getByText('The statute is clear.')).toBeVisible();
  expect(person('Ada Okafor').getByText('Not yet')).toBeVisible();
  expect(screen.getByText('No vote yet: Ben Cole')).toBeVisible();
});

test('a vote that was cast in another room names that room', async () => {
  const moved = { ...ada, room_vote_in: 'social' as const };
  await show({ board: board({ seats: [moved] }), roomVotes: { ...roomVotes, all_room_decisions: [] } });
  expect(person('Ada Okafor').getByText('Cast in Advocate')).toBeVisible();
});

test('the votes of a person who was moved stay with the former room', async () => {
  await show({ board: board({ seats: [{ ...ada, room_name: 'social' }] }) });
  expect(person('Ada Okafor').getByText('now in Advocate')).toBeVisible();
  expect(person('Ada Okafor').getByText('The statute is clear.')).toBeVisible();
});

test('a final decision recorded on behalf of its person is marked', async () => {
  const decided = { ...ada, final_vote: 32, final_vote_in: 'legal' as const, on_behalf: true };
  await show({
    run: { ...inPlay, all_users_decision: [finalVote] },
    board: board({ seats: [decided] }),
  });
  expect(person('Ada Okafor').getByText('Final decision on behalf')).toBeVisible();
  expect(person('Ada Okafor').getByText('By telephone.')).toBeVisible();
});

test('an empty room says so, and failed votes can be read again', async () => {
  let retries = 0;
  const { user } = await show({
    board: board(),
    roomVotes: undefined,
    failed: true,
    onRetry: () => {
      retries += 1;
    },
  });
  expect(screen.getByText('Nobody in this room')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retries).toBe(1);
  expect(server.received('getRun')).toEqual([]);
});
