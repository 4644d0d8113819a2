import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogError, renderPage, toastTexts } from '../../testing/render.tsx';
import { refusal, server } from '../../testing/server.ts';
import { RejoinDialog } from './RejoinDialog.tsx';

async function rejoin() {
  const { user } = await renderPage(<RejoinDialog open code="HARB42" seats={[]} onClose={() => {}} />);
  await user.click(await screen.findByRole('button', { name: 'Rejoin' }));
  return dialogError();
}

test('a join without an answer in time says that it timed out', async () => {
  // A call aborts itself after the same time as the dialog, and may do so first.
  server.replyWith('joinRun', () => {
    throw new DOMException('The operation was aborted', 'AbortError');
  });
  expect(await rejoin()).toBe('Request timed out after 15 seconds');
  await waitFor(() => expect(toastTexts()).toEqual(['Request timed out after 15 seconds']));
});

test('a lost connection while joining is not reported as a timeout', async () => {
  expect(await rejoin()).toBe('Failed to rejoin simulation - no success response');
});

test('a refused code shows the reason', async () => {
  server.reply('joinRun', refusal('run.unknown-code'));
  expect(await rejoin()).toBe('No simulation run matches this access code');
});
