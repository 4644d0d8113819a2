import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../../testing/render.tsx';
import { run } from '../../../testing/runs.ts';
import { refusal, server } from '../../../testing/server.ts';
import { NamesAnswersSetting } from './NamesAnswersSetting.tsx';

const names = () => screen.getByRole('switch', { name: 'Answers with names' });
const users_playing = [
  {
    user_run_id: 101,
    user_id: 7,
    created_at: '2026-11-02T09:00:00.000Z',
    user: { first_name: 'Ada', last_name: 'Okafor', email_address: 'ada@example.org' },
    room: { id: null, room_name: 'legal' as const, notes: null },
  },
];

test('saves the choice while nobody has joined, and goes back if somebody has meanwhile', async () => {
  const { user } = await renderPage(<NamesAnswersSetting run={run()} />);
  expect(names()).not.toBeChecked();
  expect(names()).toHaveAccessibleDescription(/until the first person has joined\.$/);
  server.reply('setNamesAnswers', { id: 5, names_answers: true });
  await user.click(names());
  await waitFor(() =>
    expect(server.received('setNamesAnswers').map(({ body }) => body)).toEqual([{ names_answers: true }]),
  );
  server.reply('setNamesAnswers', refusal('questionnaire.people-joined'));
  await user.click(names());
  await waitFor(() => expect(toastTexts()[0]).toBe('The setting was not saved'));
  expect(names()).not.toBeChecked();
});

test('says later only that answers are named', async () => {
  const { unmount } = await renderPage(<NamesAnswersSetting run={run({ users_playing })} />);
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByText(/^Facilitators can read/)).toBeNull();
  unmount();
  await renderPage(<NamesAnswersSetting run={run({ users_playing, names_answers: true })} />);
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByText(/^Facilitators can read the answers of each person/)).toBeVisible();
});
