import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../../lib/api.ts';
import { renderPage } from '../../testing/render.tsx';
import { run } from '../../testing/runs.ts';
import { refusal, server } from '../../testing/server.ts';
import { RoomVoteForm } from './RoomVoteForm.tsx';

const seat = {
  user_run_id: 101,
  user_id: 1,
  created_at: '2026-11-02T09:00:00.000Z',
  user: { first_name: 'Ada', last_name: 'Osei', email_address: null },
  room: { id: 7, room_name: 'legal', notes: '' },
} as const;
const decisions = [
  { id: 31, title_of_decision: 'Keep the night shift', description_of_decision: '' },
  { id: 32, title_of_decision: 'Stand the harbour down', description_of_decision: '' },
];
const evidence = { marked: [], markedFiles: [], isFull: false, toggle: () => {}, toggleFile: () => {} };

let drafts = 0;
async function open(asks_confidence: boolean, own: Parameters<typeof RoomVoteForm>[0]['own'] = null) {
  queryClient.clear();
  drafts += 1;
  const playing = run({ users_playing: [seat], asks_confidence });
  const scenario = { ...playing.current_scenario, all_decisions: decisions };
  return renderPage(
    <RoomVoteForm
      run={{ ...playing, current_scenario: scenario as never }}
      room="legal"
      own={own}
      until={undefined}
      draftKey={`room:1:5:${drafts}`}
      posts={[]}
      onTable={{ posts: [], files: [] }}
      evidence={evidence as never}
      closed={undefined}
    />,
  );
}
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const submit = () => screen.getByRole('button', { name: 'Submit Decision' });
const group = (name: string) => screen.getByRole('radiogroup', { name });

test('confidence and forecast are empty at first, and a missing one is reported under its own field', async () => {
  const { user } = await open(true);
  await user.click(screen.getByRole('radio', { name: 'A: Keep the night shift' }));
  await user.type(screen.getByLabelText('Your reasoning'), 'Because');
  expect(group('How sure are you?').querySelectorAll(':checked')).toHaveLength(0);
  expect(group('What will the group decide?').querySelectorAll(':checked')).toHaveLength(0);
  await user.click(submit());
  expect(screen.getByText('Say how sure you are.')).toBeVisible();
  expect(screen.getByText('Say what you think the group will decide.')).toBeVisible();
  expect(radio('0, a guess')).toHaveFocus();
  expect(server.received('castRoomVote')).toEqual([]);
  await user.click(radio('70'));
  expect(radio('70')).toHaveFocus();
  expect(screen.queryByText('Say how sure you are.')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Your reasoning')).toHaveValue('Because');
});

test('all missing answers of a vote are reported together, and the first field gets the focus', async () => {
  const { user } = await open(true);
  await user.click(submit());
  expect(group('Available Decision')).toHaveAccessibleDescription('Choose a decision.');
  const reasoning = screen.getByLabelText('Your reasoning');
  expect(reasoning).toBeInvalid();
  expect(group('How sure are you?')).toHaveAccessibleDescription('Say how sure you are.');
  expect(group('What will the group decide?')).toHaveAccessibleDescription(
    'Say what you think the group will decide.',
  );
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  await user.click(screen.getAllByRole('radio')[0]!);
  expect(screen.queryByText('Choose a decision.')).not.toBeInTheDocument();
  await user.click(submit());
  expect(reasoning).toHaveFocus();
  expect(server.received('castRoomVote')).toEqual([]);
});

test('confidence and forecast are chosen by keyboard and sent with the vote', async () => {
  const { user } = await open(true);
  await user.click(radio('A: Keep the night shift'));
  await user.type(screen.getByLabelText('Your reasoning'), 'Because');
  radio('0, a guess').focus();
  await user.keyboard(' {ArrowRight}{ArrowRight}');
  expect(radio('20')).toBeChecked();
  await user.click(group('What will the group decide?').querySelectorAll('input')[1] as HTMLElement);
  server.reply('castRoomVote', refusal('vote.not-offered'));
  await user.click(submit());
  expect(await screen.findByText(/This decision is not one of the current scenario/)).toBeVisible();
  expect(server.received('castRoomVote').at(-1)?.body).toMatchObject({ confidence: 20, forecast: 32 });
  expect(radio('20')).toBeChecked();
});

test('a voter sees their own estimates after the vote', async () => {
  server.reply('getOwnEstimates', { room: { confidence: 20, forecast: 32 }, final: null });
  await open(true, { decision_chosen_id: 31, reasoning: 'Because' });
  expect(await screen.findByText(/How sure you were: 20 of 100\./)).toHaveTextContent(
    'You expected the group to decide: Stand the harbour down.',
  );
});

test('a run that does not ask for estimates shows no question and makes no request', async () => {
  const { user } = await open(false);
  await user.click(radio('A: Keep the night shift'));
  expect(screen.queryByText('How sure are you?')).not.toBeInTheDocument();
  await open(false, { decision_chosen_id: 31, reasoning: 'Because' });
  expect(server.received('getOwnEstimates')).toEqual([]);
});
