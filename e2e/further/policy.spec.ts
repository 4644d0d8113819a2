import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { loading } from '../looking.ts';
import {
  as,
  buildPerson,
  changeStatus,
  contextOf,
  createRun,
  type KnownPerson,
  type World,
} from '../world.ts';

/* No page violates the content security policy. */

test.setTimeout(240_000);

let world: World;
test.beforeAll(({ world: shared }) => {
  world = shared;
});

declare global {
  /** Passes a policy violation of the page on to the test. */
  var reportViolation: (violation: string) => void;
}

/** Collects the policy violations of all pages of a window from now on. */
async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => void found.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      reportViolation(
        `${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      );
    });
  });
  return found;
}

async function visit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[\w+/]+=*'; style-src 'self';/,
    );
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
  }
}

test('inline scripts and styles are blocked and reported', async ({ page }) => {
  const violations = await violationsOf(page);
  await page.goto(`${world.origin}/login`);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.wasRun = true';
    document.head.append(script);
    document.body.setAttribute('style', 'display: none');
  });
  await expect.poll(() => violations).toHaveLength(2);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('the pages of visitors and participants comply with the policy', async ({ browser }) => {
  const run = await createRun(world, 'POLICY');
  const person = await buildPerson(world, {
    first_name: 'Ada',
    last_name: 'Osei',
    email_address: 'policy@example.org',
  });
  await person.client.call('joinRun', { body: { access_code: 'POLICY', room_name: 'political' } });
  await changeStatus(world, run, 'IN_PROGRESS');
  const visitor = await browser.newPage({ baseURL: world.origin });
  const seen = await violationsOf(visitor);
  await visit(visitor, ['/', '/sample', '/login', '/register', '/forgot-password']);
  expect(seen).toEqual([]);
  const { page } = await contextOf(browser, world, person);
  const violations = await violationsOf(page);
  const at = `?runId=${run.id}&code=POLICY`;
  await visit(page, [
    '/dashboard',
    '/account',
    '/history',
    '/simulation?code=POLICY',
    `/simulation/dashboard${at}`,
    `/simulation/room/political${at}`,
    `/simulation/summary${at}`,
  ]);
  expect(violations).toEqual([]);
});

test('the pages of the facilitator comply with the policy, including map, control room and projector', async ({
  browser,
}) => {
  const { email, password } = world.administrator;
  const session = await as(world.origin, null).call('logIn', { body: { username: email, password } });
  const facilitator: KnownPerson = { ...session, session, client: as(world.origin, session.access_token) };
  const run = await createRun(world, 'POLIC2');
  const [simulation] = await facilitator.client.call('listSimulations');
  const { page } = await contextOf(browser, world, facilitator);
  const violations = await violationsOf(page);
  const stages = `/admin/simulations/${simulation?.id}/stages`;
  await visit(page, ['/admin', '/admin/simulations', stages, `${stages}?view=map`]);
  await expect(page.getByRole('article').first()).toBeVisible();
  await visit(page, [
    '/admin/runs',
    '/admin/history',
    '/admin/scenarios',
    '/admin/users',
    '/admin/users?show=log',
    '/admin/settings',
  ]);
  await visit(page, [`/admin/runs/${run.id}`]);
  // The projector covers the page and its heading.
  await page.goto(`/admin/runs/${run.id}?present=1`);
  await expect(page.getByRole('dialog', { name: 'Projector view' })).toBeVisible();
  await expect(page.getByRole('img', { name: /opens the join page/ })).toBeVisible();
  expect(violations).toEqual([]);
});
