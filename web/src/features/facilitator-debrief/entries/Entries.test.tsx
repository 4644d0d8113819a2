import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entry, ledDebrief, openDebrief } from '../../../testing/led-debriefs.tsx';
import { badGateway, server } from '../../../testing/server.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const asked = entry('a', 'Nobody asked.');
const signed = entry('b', 'We waited.', { name: 'Priya Nair' });

test('an entry waits for its release, with a name only if its author allows it', async () => {
  const { user } = await openDebrief(ledDebrief({}, { waiting: [asked, signed] }));
  const list = screen.getByRole('region', { name: 'Answers to release, in random order' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([
    'Nobody asked.Release: Nobody asked.',
    expect.stringMatching(/^We waited\..*Priya Nair, signed$/),
  ]);
  server.reply('releaseDebriefEntries', ledDebrief({ released: [asked] }, { waiting: [signed] }));
  await user.click(button('Release : Nobody asked.'));
  await waitFor(() => expect(screen.queryByText('Nobody asked.')).toBeNull());
  expect(list).toHaveFocus();
  expect(server.received('releaseDebriefEntries')[0]?.body).toEqual({ entry_ids: ['a'], is_released: true });
});

test('all entries of the phase are released at once', async () => {
  const early = entry('c', 'I am angry.', { phase: 'reactions' });
  const { user } = await openDebrief(ledDebrief({}, { waiting: [asked, early, signed] }));
  expect(screen.getByText('One from another phase')).toBeVisible();
  server.reply('releaseDebriefEntries', ledDebrief({ released: [asked, signed] }, { waiting: [early] }));
  await user.click(button('Release All 2 answers'));
  expect(await screen.findByText('Nothing yet')).toBeVisible();
  expect(server.received('releaseDebriefEntries')[0]?.body).toEqual({
    entry_ids: ['a', 'b'],
    is_released: true,
  });
});

test('a released entry can be hidden, even if the result is final', async () => {
  const { user } = await openDebrief(ledDebrief({ phase: 'done', is_final: true, released: [asked] }));
  expect(screen.getByText('Nothing yet')).toBeVisible();
  await user.click(button('Released 1'));
  server.reply('releaseDebriefEntries', ledDebrief({ phase: 'done', is_final: true }));
  await user.click(button('Hide : Nobody asked.'));
  expect(await screen.findByText('Nothing released yet')).toBeVisible();
  expect(server.received('releaseDebriefEntries')[0]?.body).toEqual({ entry_ids: ['a'], is_released: false });
});

test('an entry that could not be released says why, and can be released again', async () => {
  const { user } = await openDebrief(ledDebrief({}, { waiting: [asked] }));
  server.reply('releaseDebriefEntries', badGateway());
  await user.click(button('Release : Nobody asked.'));
  expect(await screen.findByText(/^Not released\. /)).toBeVisible();
  server.reply('releaseDebriefEntries', ledDebrief({ released: [asked] }));
  await user.click(button('Retry : Nobody asked.'));
  expect(await screen.findByText('Nothing yet')).toBeVisible();
});

test('no entry of a small group is called anonymous', async () => {
  await openDebrief(ledDebrief({ is_small: true }, { waiting: [asked] }));
  expect(screen.getByText('In a group of this size everybody can tell who wrote what.')).toBeVisible();
  expect(screen.queryByText(/^Random order/)).toBeNull();
});
