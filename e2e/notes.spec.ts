import { expect, type Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { readNotes } from '@vincere/domain';
import { cut, expectToast, loseAnswer } from './call-faults.ts';
import { test } from './fixtures.ts';
import { connection, inRoom, note, press, storedIn } from './on-a-run.ts';
import { closeWindows, type KnownPerson, type World } from './world.ts';

/* A note added offline is sent once when the connection is back. */

let world: World;
test.beforeAll(({ world: shared }) => {
  world = shared;
});
test.afterEach(closeWindows);

const waiting = (page: Page) =>
  page.getByText('Waiting for the connection. Your note will be sent when it is back.');

async function add(page: Page, text: string): Promise<void> {
  await note(page).fill(text);
  await press(page, 'Add Note');
}

async function notesOf(person: KnownPerson, run: Run): Promise<string[]> {
  return readNotes((await storedIn(person, run)).notes).map(({ text }) => text);
}

/** Counts the unconfirmed notes in this browser's storage. */
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:notes:')).length);

test('queued notes are sent in order once online, except discarded ones', async ({ browser }) => {
  const { person, run, page, context } = await inRoom(browser, world);
  await context.setOffline(true);
  await expect(connection(page)).toHaveText('Connection lost. Trying again.');
  for (const text of ['Tell the port', 'Rather not', 'Then the union']) await add(page, text);
  await expect(waiting(page)).toHaveCount(3);
  const second = page.getByRole('listitem').filter({ hasText: 'Rather not' });
  await second.getByRole('button', { name: 'Discard' }).click();
  await context.setOffline(false);
  await expectToast(page, 'Note Added', 'Your note has been added to the room.');
  await expect.poll(() => kept(page)).toBe(0);
  expect(await notesOf(person, run)).toEqual(['Tell the port', 'Then the union']);
});

test('a queued note is sent after a reload', async ({ browser }) => {
  const { person, run, page } = await inRoom(browser, world);
  const streamIsBack = await cut(page, 'streamRunEvents');
  const noteGoesThrough = await cut(page, 'addRoomNote');
  await page.reload();
  await add(page, 'After all');
  await expect(waiting(page)).toBeVisible();
  await page.reload();
  await expect(waiting(page)).toBeVisible();
  await noteGoesThrough();
  await streamIsBack();
  await expect.poll(() => kept(page)).toBe(0);
  expect(await notesOf(person, run)).toEqual(['After all']);
});

test('notes that two tabs queue during an outage arrive once and in order, even after a reload', async ({
  browser,
}) => {
  const { person, run, page, context } = await inRoom(browser, world);
  // A tab that the page opens gets a copy of its session.
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void open(location.href));
  const other = await opened;
  await expect(note(other)).toBeVisible();
  const restore: (() => Promise<void>)[] = [];
  for (const tab of [page, other])
    for (const call of ['streamRunEvents', 'addRoomNote'] as const) restore.push(await cut(tab, call));
  // Only a page that is opened now has no stream.
  for (const tab of [page, other]) await tab.reload();
  await add(page, 'First');
  await expect(waiting(page)).toHaveCount(1);
  await add(other, 'Second');
  await expect(waiting(page)).toHaveCount(2);
  await add(page, 'Third');
  await expect(waiting(other)).toHaveCount(3);
  await page.reload();
  await expect(waiting(page)).toHaveCount(3);
  for (const one of restore) await one();
  await expect.poll(() => kept(page)).toBe(0);
  expect(await notesOf(person, run)).toEqual(['First', 'Second', 'Third']);
});

test('a note whose response is lost is stored once', async ({ browser }) => {
  const { person, run, page } = await inRoom(browser, world);
  const streamIsBack = await cut(page, 'streamRunEvents');
  const noteGoesThrough = await loseAnswer(page, 'addRoomNote');
  await page.reload();
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('room-run-note-add'));
  await add(page, 'Said once');
  await lost;
  await page.reload();
  await expect(page.getByText('Said once', { exact: true })).toHaveCount(1);
  await noteGoesThrough();
  await streamIsBack();
  await expect.poll(() => kept(page)).toBe(0);
  await expect(page.getByText('Said once', { exact: true })).toHaveCount(1);
  expect(await notesOf(person, run)).toEqual(['Said once']);
});
