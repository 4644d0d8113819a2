import { screen, waitFor } from '@testing-library/react';
import type { Run } from '@vincere/contract';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../lib/api.ts';
import { renderPage, toastTexts } from '../../../testing/render.tsx';
import { run } from '../../../testing/runs.ts';
import { refusal, server } from '../../../testing/server.ts';
import { RunOptions } from './RunOptions.tsx';

beforeEach(() => queryClient.clear());
const table = () => screen.getByRole('switch', { name: 'A table for the rooms' });
const asks = () => screen.getByRole('switch', { name: 'Ask how sure people are' });
const open = (changes: Partial<Run> = {}) =>
  renderPage(<RunOptions run={run({ status: 'DRAFT', ...changes })} />);

test('the switches show the options of the run, each with what it does', async () => {
  const page = await open();
  expect(table()).not.toBeChecked();
  expect(asks()).not.toBeChecked();
  expect(asks()).toHaveAccessibleDescription(/You can change this until the run starts\./);
  page.unmount();
  await open({ table: true, asks_confidence: true });
  expect(table()).toBeChecked();
  expect(asks()).toBeChecked();
});

test('each switch saves its own option only', async () => {
  const { user } = await open();
  server.reply('setRunOptions', { id: 5, table: false, asks_confidence: true });
  await user.click(asks());
  server.reply('setRunOptions', { id: 5, table: true, asks_confidence: true });
  await user.click(table());
  await waitFor(() =>
    expect(server.received('setRunOptions').map(({ body }) => body)).toEqual([
      { asks_confidence: true },
      { table: true },
    ]),
  );
  expect(toastTexts()).toEqual([]);
});

test('a switch turns back if the run has started and refuses its option', async () => {
  const { user } = await open();
  server.reply('setRunOptions', refusal('run.started'));
  await user.click(asks());
  await waitFor(() => expect(asks()).not.toBeChecked());
  expect(toastTexts()[0]).toBe('The setting was not saved');
});
