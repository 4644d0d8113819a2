import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { press } from '../on-a-run.ts';
import { closeWindows, createRun, type World } from '../world.ts';

/* A storage that is full, blocked or missing costs nobody a seat or a log-in. The session then lives in memory. */

let world: World;
test.beforeAll(({ world: shared }) => {
  world = shared;
});
test.afterEach(closeWindows);

const faults: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  full: (context) =>
    context.addInitScript(() => {
      for (const storage of [localStorage, sessionStorage])
        for (let length = 4 * 1024 * 1024; length >= 1; length = Math.floor(length / 2))
          try {
            for (let index = 0; ; index++) storage.setItem(`fill-${length}-${index}`, 'x'.repeat(length));
          } catch {
            // The rest is filled with smaller values.
          }
    }),
  blocked: (context) =>
    context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    }),
  missing: (context) =>
    context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: () => null });
    }),
  'closed to writes': (context) =>
    context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
};

/** Opens a page whose storage is at fault. Returns it with the errors that it didn't handle. */
async function openWith(fault: string, newContext: () => Promise<BrowserContext>) {
  const context = await newContext();
  await faults[fault]?.(context);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, errors };
}

const warning = (page: Page) => page.getByText('so a reload logs you out');

for (const [index, fault] of Object.keys(faults).entries()) {
  test(`a guest whose storage is ${fault} gets one seat, and reads that a reload logs out`, async ({
    browser,
  }) => {
    const run = await createRun(world, `STOR${index}0`);
    await world.facilitator.call('setGuestJoin', { params: { runId: run.id }, body: { guest_join: true } });
    const { page, errors } = await openWith(fault, () => browser.newContext({ baseURL: world.origin }));
    await page.goto(`/j/${run.access_code}`);
    await page.getByLabel('Your name').fill('Ada Byron');
    // The first answer is lost, so that the guest presses again.
    let answers = 0;
    await page.route('**/simulation-run-guests', async (route) => {
      answers += 1;
      if (answers > 1) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await press(page, 'Join as a Guest');
    await expect.poll(() => answers).toBe(1);
    await press(page, 'Join as a Guest');
    await expect(page).toHaveURL(new RegExp(`/simulation\\?code=${run.access_code}$`));
    await expect(warning(page)).toBeVisible();
    const { seats } = await world.facilitator.call('getRunBoard', { params: { runId: run.id } });
    expect(seats).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test(`a facilitator whose storage is ${fault} logs in and opens a run`, async ({ browser }) => {
    const run = await createRun(world, `STOF${index}0`, `Workshop ${index}`);
    const { page, errors } = await openWith(fault, () => browser.newContext({ baseURL: world.origin }));
    await page.goto('/login');
    await page.getByLabel('Email').fill(world.administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(world.administrator.password);
    await press(page, 'Log In');
    await expect(warning(page)).toBeVisible();
    await page.getByRole('link', { name: run.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: run.name })).toBeVisible();
    expect(errors).toEqual([]);
  });
}
