import { expect, type Page } from '@playwright/test';
import { Desk } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { closeWindows, contextOf, openWorld } from '../world.ts';

/* Logging out. It ends sessions on the server, so it needs a server of its own. */

let desk: Desk;
test.beforeAll(async () => {
  desk = await Desk.open(await openWorld());
});
test.afterAll(() => desk?.world.stop());
test.afterEach(closeWindows);

/** Waits until the page has received no answer for 600 ms: what was sent just before a log-out may be refused. */
async function quiet(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('response', note);
  await expect.poll(() => Date.now() - last).toBeGreaterThan(600);
  page.off('response', note);
}

test('logging out sends no unauthorised calls', async ({ browser }) => {
  const run = await desk.started('LOGOUT');
  const { admin } = desk.world;
  for (const [person, path] of [
    [admin, `/admin/runs/${run.id}`],
    [desk.cast.social, '/dashboard'],
    [desk.cast.legal, '/account'],
  ] as const) {
    const { page } = await contextOf(browser, desk.world, person);
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 401) refused.push(response.url());
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet(page);
    await page
      .getByRole('button', { name: /Log ?out/i })
      .first()
      .click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await quiet(page);
    expect(refused).toEqual([]);
  }
});
