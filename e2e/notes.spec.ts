import { expect, type Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { readNotes } from '@vincere/domain';
import { test } from './fixtures.ts';
import { inRoom, note, press, storedIn } from './on-a-run.ts';
import { cut, expectToast, loseAnswer } from './provoke.ts';
import { closeWindows, type KnownPerson, type World } from './world.ts';

/* A note that was added while the line was down goes out, once, when it is back. */

let world: World;
test.beforeAll(({ world: shared }) => {
  world = shared;
});
test.afterEach(closeWindows);

const waiting = (page: Page) =>
  page.getByText('Waiting for the connection. Your note goes out when it is back.');

async function add(page: Page, text: string): Promise<void> {
  await note(page).fill(text);
  await press(page, 'Add Note');
}

async function notesOf(person: KnownPerson, run: Run): Promise<string[]> {
  return readNotes((await storedIn(person, run)).notes).map(({ text }) => text);
}

test('a note waits for the line and goes out by itself; one that is thrown away does not', async ({
  browser,
}) => {
  const { person, run, page, context } = await inRoom(browser, world);
  await context.setOffline(true);
  await add(page, 'Tell the port');
  await expect(waiting(page)).toBeVisible();
  await add(page, 'Rather not');
  await expect(waiting(page)).toHaveCount(2);
  const second = page.getByRole('listitem').filter({ hasText: 'Rather not' });
  await second.getByRole('button', { name: 'Discard' }).click();
  await context.setOffline(false);
  await expectToast(page, 'Note Added', 'Your note has been added to the room.');
  await expect(waiting(page)).toHaveCount(0);
  expect(await notesOf(person, run)).toEqual(['Tell the port']);
});

test('a note whose answer was lost with the line waits through a reload, and is there once', async ({
  browser,
}) => {
  const { person, run, page } = await inRoom(browser, world);
  const streamIsBack = await cut(page, 'streamRunEvents');
  const noteGoesThrough = await loseAnswer(page, 'addRoomNote');
  await page.reload();
  await add(page, 'Said once');
  await expect(waiting(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Said once', { exact: true })).toHaveCount(1);
  await noteGoesThrough();
  await streamIsBack();
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByText('Said once', { exact: true })).toHaveCount(1);
  expect(await notesOf(person, run)).toEqual(['Said once']);
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':unsent')).length);
  await expect.poll(kept).toBe(0);
});
