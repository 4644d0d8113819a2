import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeItem } from '../../lib/outbox/store.ts';
import { people, signIn } from '../../testing/people.ts';
import { renderPage, toastTexts } from '../../testing/render.tsx';
import { refusal, server } from '../../testing/server.ts';
import { LeftDrafts } from './LeftDrafts.tsx';

const draftKey = `room:${people.ada.id}:1:11:social`;

/** Opens the room in a later stage than that of a note whose answer was lost. */
const open = () =>
  renderPage(
    <LeftDrafts
      userId={people.ada.id}
      runId={1}
      here={{ scenarioId: 12, room: 'social', isClosed: false }}
    />,
  );

beforeEach(() => {
  signIn(people.ada);
  storeItem({
    key: 'lost-answer',
    scope: `notes:${draftKey}`,
    userId: people.ada.id,
    order: Date.now(),
    data: { draftKey, roomRunId: 5, text: 'Ask the pilots', known: 0 },
    state: 'waiting',
  });
});

test('a note of an earlier stage that the server has is confirmed', async () => {
  server.reply('addRoomNote', { id: 5, notes: 'Ask the pilots', revision: 2 } as never);
  await open();
  await expect.poll(toastTexts).toEqual(['Note Added', 'Your note has been added to the room.']);
  expect(server.received('addRoomNote')[0]?.headers.get('idempotency-key')).toBe('lost-answer');
  expect(screen.queryByText('Ask the pilots')).not.toBeInTheDocument();
});

test('a note that came too late for its stage is offered for reuse', async () => {
  server.reply('addRoomNote', refusal('room.scenario-closed'));
  await open();
  await expect.poll(() => server.received('addRoomNote').length).toBe(1);
  expect(await screen.findByText('Ask the pilots')).toBeVisible();
  expect(screen.getByText('You were still writing a note. It was not sent.')).toBeVisible();
});
