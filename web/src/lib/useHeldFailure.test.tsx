import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal, server } from '../testing/server.ts';
import { queryClient, readAhead, useRead } from './api.ts';

/** Shows the state of a read, and reloads it when pressed. */
function Read({ userId, isOpen = true }: { userId: number; isOpen?: boolean }) {
  const input = { params: { userId }, query: { questionnaire_type: 'pre' as const } };
  const read = useRead('getQuestionnaire', input, { enabled: isOpen });
  const state = [read.status, read.fetchStatus, read.error?.message ?? read.data?.['strategy_q1']];
  return (
    <button type="button" onClick={() => void read.refetch()}>
      {state.join(' ').trim()}
    </button>
  );
}

const refused = 'error idle No questionnaire has been answered yet';
const retrying = 'error fetching No questionnaire has been answered yet';
const loading = 'pending fetching';

const show = (read: React.ReactNode) => (
  <QueryClientProvider client={queryClient}>{read}</QueryClientProvider>
);
const shown = () => screen.getByRole('button');
const retry = async () => act(() => shown().click());

/** Shows a read that has failed, and holds its next answer back. */
async function failedRead() {
  server.reply('getQuestionnaire', refusal('questionnaire.none'));
  const view = render(show(<Read userId={1} />));
  await expect.poll(() => shown().textContent).toBe(refused);
  return { view, answer: server.hold('getQuestionnaire') };
}

test('a retried read stays failed until it is answered', async () => {
  const { answer } = await failedRead();
  await retry();
  await expect.poll(() => shown().textContent).toBe(retrying);
  answer({ strategy_q1: 4 } as never);
  await expect.poll(() => shown().textContent).toBe('success idle 4');
});

test('a read that fails twice shows the new error', async () => {
  const { answer } = await failedRead();
  await retry();
  answer(refusal('account.unknown'));
  await expect.poll(() => shown().textContent).toBe('error idle No such user');
});

test('a read with data keeps it while it is repeated, and shows a failure after that', async () => {
  const { answer } = await failedRead();
  await retry();
  answer({ strategy_q1: 4 } as never);
  await expect.poll(() => shown().textContent).toBe('success idle 4');
  const answerAgain = server.hold('getQuestionnaire');
  await retry();
  await expect.poll(() => shown().textContent).toBe('success fetching 4');
  answerAgain(refusal('questionnaire.none'));
  await expect.poll(() => shown().textContent).toBe(refused);
});

test('a failed read shows as loading when its page is opened again', async () => {
  const { view } = await failedRead();
  view.unmount();
  render(show(<Read userId={1} />));
  expect(shown()).toHaveTextContent(loading);
});

test('a failed prefetch shows as loading when its page opens', async () => {
  server.reply('getQuestionnaire', refusal('questionnaire.none'));
  await readAhead('getQuestionnaire', { params: { userId: 1 }, query: { questionnaire_type: 'pre' } });
  server.hold('getQuestionnaire');
  render(show(<Read userId={1} />));
  expect(shown()).toHaveTextContent(loading);
});

test('a failed read shows as loading when its dialog is opened again', async () => {
  const { view } = await failedRead();
  view.rerender(show(<Read userId={1} isOpen={false} />));
  view.rerender(show(<Read userId={1} />));
  expect(shown()).toHaveTextContent(loading);
});

test('a new read after a failed one shows as loading', async () => {
  const { view } = await failedRead();
  await retry();
  await expect.poll(() => shown().textContent).toBe(retrying);
  view.rerender(show(<Read userId={2} />));
  expect(shown()).toHaveTextContent(loading);
});
