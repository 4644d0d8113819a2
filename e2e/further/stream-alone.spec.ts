import { expect, type Page } from '@playwright/test';
import { pollMs } from '@vincere/contract/constants';
import { roles } from '@vincere/domain';
import { vote } from '../cast.ts';
import { type Desk, params, row, wallOf } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { changeStatus, closeWindows } from '../world.ts';

/* Events arrive by the stream alone. The clocks of the page are stopped, so that no poll can fetch them. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

/** The total time in ms by which the page's clock may advance: less than the polling interval of a control room. */
const spentMs = pollMs.facilitator - 1_000;
const stepMs = 20;

/**
 * Opens `address`, waits for `isDrawn` and stops the clocks of the page. Then advances them until a polling interval passes
 * without a poll, which shows that the page follows its stream.
 */
async function stopped(page: Page, address: string, isDrawn: () => Promise<void>): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await isDrawn();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().includes('simulation-run-board')) reads += 1;
  });
  await expect(async () => {
    reads = 0;
    await page.clock.runFor(pollMs.facilitator + 1_000);
    expect(reads).toBe(0);
  }).toPass({ timeout: 15_000 });
}

/** Waits for `isThere` while the page's clock advances by at most `spentMs`. */
async function appears(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let spent = 0; spent < spentMs; spent += stepMs) {
    if (await isThere()) return;
    await page.clock.runFor(stepMs);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await isThere()).toBe(true);
}

test('votes appear in the control room without polling', async ({ browser }) => {
  const run = await desk.started('ALONE1');
  const page = await desk.openRun(browser, run);
  await stopped(page, `/admin/runs/${run.id}`, () =>
    expect(row(page, 'Priya Raman')).toContainText('to decide'),
  );
  await vote(desk.cast, run, roles);
  await appears(page, () => page.getByText('6 of 6 final', { exact: true }).isVisible());
});

test('votes appear on the projector without polling', async ({ browser }) => {
  const run = await desk.started('ALONE2');
  const page = await desk.openRun(browser, run);
  await stopped(page, `/admin/runs/${run.id}?present=1`, () => expect(wallOf(page)).toContainText('0 of 6'));
  await vote(desk.cast, run, roles);
  await appears(page, () => wallOf(page).getByText('6 of 6').isVisible());
});

test('a page reads missed changes even if the first event comes before the stream reports that it is open', async ({
  browser,
}) => {
  const run = await desk.started('ALONE3');
  const page = await desk.openRun(browser, run);
  let answer = (_body: string) => {};
  const answered = new Promise<string>((resolve) => {
    answer = resolve;
  });
  await page.route(/simulation-run-events/, async (route) => {
    await route.fulfill({ contentType: 'text/event-stream', body: await answered });
  });
  await page.reload();
  await expect(row(page, 'Priya Raman')).toContainText('to decide');
  await changeStatus(desk.world, run, 'PAUSED');
  const { revision } = await desk.world.facilitator.call('getRun', { params: params(run) });
  const event = { kind: 'presence-changed', run_id: run.id, revision, room_name: null };
  const frame = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  answer(frame(event.kind, event) + frame('stream-opened', { run_id: run.id, revision }));
  await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible({ timeout: 5_000 });
});
