import { expect, type Page } from '@playwright/test';
import { tokenCheckMs } from '@vincere/contract/constants';
import { test } from '../fixtures.ts';
import { inRoom } from '../on-a-run.ts';
import { buildPerson, changeStatus, createRun, password, type World } from '../world.ts';

/* A device whose clock is wrong by an hour works like any other. */

declare global {
  /** The time in ms by which the page's clock has been advanced since it was loaded. */
  var woundMs: number | undefined;
  /** The number of times that the page has checked its token. */
  var tokenChecks: number | undefined;
}

let world: World;
test.beforeAll(({ world: shared }) => {
  world = shared;
});

const hourMs = 3_600_000;

/** Returns the minutes and seconds on the stage clock of a page. */
async function shownOn(page: Page): Promise<number[]> {
  const clock = page.getByRole('timer').first();
  await expect(clock).toHaveText(/\d+:\d\d$/);
  return (await clock.innerText()).match(/\d+/g)?.map(Number) ?? [];
}

/** Waits until a page has checked its token several times more. */
async function tokenChecked(page: Page): Promise<void> {
  const before = await page.evaluate(() => globalThis.tokenChecks ?? 0);
  await page.waitForFunction((count) => (globalThis.tokenChecks ?? 0) > count, before + 3);
}

for (const [how, offBy] of [
  ['ahead', hourMs],
  ['behind', -hourMs],
] as const)
  test(`a device an hour ${how} signs in, sees the stage clock of the server, votes and stays signed in`, async ({
    browser,
  }) => {
    const email_address = `${how}@example.org`;
    const person = await buildPerson(world, { first_name: 'Off', last_name: how, email_address });
    const run = await createRun(world, how === 'ahead' ? 'AHEAD1' : 'BEHIND');
    await changeStatus(world, run, 'IN_PROGRESS');
    await person.client.call('joinRun', {
      body: { access_code: run.access_code, room_name: 'social' },
    });
    const context = await browser.newContext({ baseURL: world.origin });
    const page = await context.newPage();
    const refreshes: string[] = [];
    const refused: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('refresh')) refreshes.push(request.url());
    });
    page.on('response', (response) => {
      if (response.status() === 401) refused.push(response.url());
    });
    // Only the time of day is shifted; time passes at the normal speed. The checks of the token come more often.
    await page.addInitScript(
      ([ms, lookMs]) => {
        const RealDate = Date;
        const now = () => RealDate.now() + ms + (globalThis.woundMs ?? 0);
        class OffDate extends RealDate {
          constructor(...given: [] | [number | string]) {
            if (given.length === 0) super(now());
            else super(given[0]);
          }
          static override now = now;
        }
        globalThis.Date = OffDate as DateConstructor;
        const every = globalThis.setInterval;
        globalThis.setInterval = ((work: () => void, ms: number) => {
          if (ms !== lookMs) return every(work, ms);
          const check = () => {
            work();
            globalThis.tokenChecks = (globalThis.tokenChecks ?? 0) + 1;
          };
          return every(check, 200);
        }) as typeof setInterval;
      },
      [offBy, tokenCheckMs] as const,
    );
    await page.goto('/login');
    await page.getByLabel('Email').fill(email_address);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: false }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto(`/simulation/room/social?code=${run.access_code}`);

    const [minutes = 0, seconds = 0] = await shownOn(page);
    const { stage_clock } = await world.facilitator.call('getRun', { params: { runId: run.id } });
    const difference = Math.abs(minutes * 60 + seconds - (stage_clock?.remaining_seconds ?? Number.NaN));
    expect(difference).toBeLessThan(60);

    await tokenChecked(page);
    expect(refreshes).toEqual([]);
    await page.getByRole('radiogroup', { name: 'Available Decision' }).locator('label').first().click();
    await page.getByLabel('Your reasoning').fill('Whatever the clock says');
    await page.getByRole('button', { name: 'Submit Decision', exact: true }).click();
    await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
    const votes = await person.client.call('getRoomVotes', {
      params: { runId: run.id, roomId: 'social' },
    });
    expect(votes.all_room_decisions.map((vote) => vote.reasoning)).toEqual(['Whatever the clock says']);

    // In the last half minute of its life the token is renewed once, before any call is refused.
    await page.evaluate((ms) => {
      const { access_token } = JSON.parse(sessionStorage.getItem('session') ?? '') as {
        access_token: string;
      };
      const [, payload = ''] = access_token.split('.');
      const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number };
      globalThis.woundMs = exp * 1_000 - 30_000 - (Date.now() - ms);
    }, offBy);
    await expect.poll(() => refreshes.length).toBe(1);
    await tokenChecked(page);
    expect(refreshes).toHaveLength(1);
    expect(refused).toEqual([]);
    await context.close();
  });

test('an unchanged run is not sent again while its clock runs, but a device that slept reads it in full', async ({
  browser,
}) => {
  const { run, page } = await inRoom(browser, world);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/user-run-get/')) answers.push(response.status());
  });
  // Returning to the page reads everything again.
  const returnToPage = async () => {
    answers.length = 0;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  await returnToPage();
  await expect.poll(() => answers).toEqual([304]);
  // The time on the page lies between the server's times before and after it, even on a slow machine.
  const remaining = async () => {
    const { stage_clock } = await world.facilitator.call('getRun', { params: { runId: run.id } });
    return stage_clock?.remaining_seconds ?? Number.NaN;
  };
  await expect(async () => {
    const before = await remaining();
    const [minutes = 0, seconds = 0] = await shownOn(page);
    const after = await remaining();
    expect(minutes * 60 + seconds).toBeGreaterThan(after - 3);
    expect(minutes * 60 + seconds).toBeLessThan(before + 3);
  }).toPass();
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
  });
  await returnToPage();
  await expect.poll(() => answers).toEqual([200]);
  await page.context().close();
});
