import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../../testing/render.tsx';
import { board, run, seat } from '../../../testing/runs.ts';
import { refusal, server } from '../../../testing/server.ts';
import { NamesAnswersSetting } from './NamesAnswersSetting.tsx';

const names = () => screen.getByRole('switch', { name: 'Answers with names' });
test('the choice of named answers is saved while nobody has joined, and turns back if somebody has', async () => {
  const { user } = await renderPage(<NamesAnswersSetting run={run()} board={board()} />);
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

test('a run that people have joined says only that answers are named', async () => {
  const { unmount } = await renderPage(
    <NamesAnswersSetting run={run()} board={board({ seats: [seat()] })} />,
  );
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByText(/^Facilitators can read/)).toBeNull();
  unmount();
  await renderPage(
    <NamesAnswersSetting run={run({ names_answers: true })} board={board({ seats: [seat()] })} />,
  );
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByText(/^Facilitators can read the answers of each person/)).toBeVisible();
});
