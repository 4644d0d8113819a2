import { expect, type Page } from '@playwright/test';
import { roles } from '@vincere/domain';
import { vote } from './cast.ts';
import { type Desk, row, wallOf } from './desk.ts';
import { test } from './fixtures.ts';
import { closeWindows } from './world.ts';

/* What happens appears by the stream alone: the clocks of the page are stopped, so that no poll can bring it. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

/** The page's own time may go on by so much in all: less than the 5 s after which a control room polls. */
const spentMs = 4_000;
const stepMs = 20;

/** Opens `address` and stops its clocks once it has its stream and shows `isDrawn`: a stopped page draws nothing late. */
async function stopped(page: Page, address: string, isDrawn: () => Promise<void>): Promise<void> {
  await page.clock.install();
  const stream = page.waitForResponse((response) => response.url().includes('simulation-run-events'));
  await page.goto(address);
  await stream;
  await isDrawn();
  await page.clock.runFor(1_000);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Waits for `isThere`, while the page's own time goes on by `spentMs` at the most. */
async function appears(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let spent = 0; spent < spentMs; spent += stepMs) {
    if (await isThere()) return;
    await page.clock.runFor(stepMs);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await isThere()).toBe(true);
}

test('votes appear in the control room without any poll', async ({ browser }) => {
  const run = await desk.started('ALONE1');
  const page = await desk.openRun(browser, run);
  await stopped(page, `/admin/runs/${run.id}`, () =>
    expect(row(page, 'Priya Raman')).toContainText('to vote'),
  );
  await vote(desk.cast, run, roles);
  await appears(page, () => page.getByText('6 of 6 final', { exact: true }).isVisible());
});

test('votes appear on the projector without any poll', async ({ browser }) => {
  const run = await desk.started('ALONE2');
  const page = await desk.openRun(browser, run);
  await stopped(page, `/admin/runs/${run.id}?present=1`, () => expect(wallOf(page)).toContainText('0 of 6'));
  await vote(desk.cast, run, roles);
  await appears(page, () => wallOf(page).getByText('6 of 6').isVisible());
});
