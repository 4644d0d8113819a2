import { expect, type Page } from '@playwright/test';
import { readNotes } from '@vincere/domain';
import { test } from '../fixtures.ts';
import { choose, note, press, roomOf, someone, startRun, storedIn } from '../on-a-run.ts';
import { closeWindows, contextOf, type World } from '../world.ts';

/* A browser opens six connections to a server without HTTP/2. More tabs than that work on one run. */

let world: World;
test.beforeAll(({ world: shared }) => {
  world = shared;
});
test.afterEach(closeWindows);

const tabCount = 8;

async function addNote(page: Page, text: string): Promise<void> {
  await note(page).fill(text);
  await press(page, 'Add Note');
}

/** Downloads the first file of the briefing. */
async function download(page: Page, code: string): Promise<void> {
  await page.goto(`/simulation?code=${code}`);
  const saved = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download / })
    .first()
    .click();
  await saved;
}

test('eight tabs of a person share a stream, and notes, a vote and a download work in them', async ({
  browser,
}) => {
  const person = await someone(world);
  const run = await startRun(world, [person]);
  const { context, page: first } = await contextOf(browser, world, person);
  let streams = 0;
  context.on('request', (request) => {
    if (request.url().includes('/simulation-run-events/')) streams += 1;
  });
  await first.goto(roomOf(run));
  await expect(note(first)).toBeVisible();
  const tabs = [first];
  while (tabs.length < tabCount) {
    const tab = await context.newPage();
    await tab.goto(roomOf(run));
    await expect(note(tab)).toBeVisible();
    tabs.push(tab);
  }
  expect(streams).toBeLessThan(tabCount);
  for (const [index, tab] of tabs.entries()) await addNote(tab, `From tab ${index}`);
  // Each tab gets the notes of the others.
  for (const tab of tabs)
    for (const index of tabs.keys())
      await expect(tab.getByRole('main').getByText(`From tab ${index}`, { exact: true })).toBeVisible();
  expect(readNotes((await storedIn(person, run)).notes)).toHaveLength(tabCount);

  const last = tabs.at(-1) ?? first;
  // The tab that has the stream is closed, and another one takes over.
  await first.close();
  await choose(last, 'Available Decision');
  await last.getByLabel('Your reasoning').fill('From the last tab');
  await press(last, 'Submit Decision');
  for (const tab of tabs.slice(1))
    await expect(tab.getByText('Submitted', { exact: true }).first()).toBeVisible();
  await download(last, run.access_code);
});

test('eight people in one browser can each vote, add a note and download a file', async ({ browser }) => {
  const people = [];
  while (people.length < tabCount) people.push(await someone(world));
  const run = await startRun(world, people);
  const context = await browser.newContext({ baseURL: world.origin });
  const tabs: Page[] = [];
  for (const person of people) {
    const tab = await context.newPage();
    await tab.addInitScript(
      (session) => sessionStorage.setItem('session', session),
      JSON.stringify(person.session),
    );
    await tab.goto(roomOf(run));
    await expect(note(tab)).toBeVisible();
    tabs.push(tab);
  }
  for (const [index, tab] of tabs.entries()) {
    await choose(tab, 'Available Decision');
    await tab.getByLabel('Your reasoning').fill(`Reason ${index}`);
    await press(tab, 'Submit Decision');
    await expect(tab.getByText('Submitted', { exact: true }).first()).toBeVisible();
    await addNote(tab, `From person ${index}`);
  }
  for (const tab of tabs)
    await expect(tab.getByRole('main').getByText('From person 7', { exact: true })).toBeVisible({
      timeout: 45_000,
    });
  const stored = await storedIn(people[0] as (typeof people)[number], run);
  expect(stored.reasons.toSorted()).toEqual(people.map((_, index) => `Reason ${index}`));
  for (const tab of tabs) await download(tab, run.access_code);
});
