import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { type Role, roles } from '@vincere/domain';
import { buildCast, type Cast, playPast, seatCast, vote } from './cast.ts';
import { expectToast, treat } from './provoke.ts';
import { as, changeStatus, contextOf, createRun, type KnownPerson, openWorld, type World } from './world.ts';

/* A control room while another facilitator, over HTTP, moves the same run; and what the projector shows meanwhile. */

let world: World;
let cast: Cast;
let facilitator: KnownPerson;

test.beforeAll(async () => {
  world = await openWorld();
  cast = await buildCast(world);
  const { email, password } = world.administrator;
  const session = await as(world.origin, null).call('logIn', { body: { username: email, password } });
  facilitator = { ...session, session, client: world.facilitator };
});
test.afterAll(() => world?.stop());

async function openRun(browser: Browser, run: Run): Promise<Page> {
  const { page } = await contextOf(browser, world, facilitator, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.goto(`/admin/runs/${run.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Board workshop' })).toBeVisible();
  return page;
}

async function started(code: string): Promise<Run> {
  return changeStatus(world, await seatCast(world, cast, code), 'IN_PROGRESS');
}

const params = (run: Run) => ({ runId: run.id });
const now = (run: Run) => world.facilitator.call('getRun', { params: params(run) });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const wallOf = (page: Page) => page.getByRole('dialog', { name: 'Projector view' });

/** One final decision each in the current scenario: of these people for these decisions (by their place). */
async function decide(run: Run, choices: Partial<Record<Role, number>>): Promise<void> {
  const { current_scenario } = await now(run);
  for (const role of roles) {
    const place = choices[role];
    if (place === undefined) continue;
    await cast[role].client.call('castFinalVote', {
      params: params(run),
      body: {
        decision_chosen_id: current_scenario?.all_decisions[place]?.id ?? 0,
        reasoning: 'It holds.',
      },
    });
  }
}

const level = { political: 0, economic: 1, social: 0, technological: 1, environmental: 0, legal: 1 } as const;

const advance = (run: Run) =>
  world.facilitator.call('advanceRun', { params: params(run), body: { force: true } });

test('a question about one stage is gone when another facilitator opens the next', async ({ browser }) => {
  const run = await started('FORCE2');
  const page = await openRun(browser, run);
  await decide(run, { political: 0 });
  await button(page, 'Advance without them').click();
  await expect(page.getByRole('dialog')).toContainText('Advance without 5 people?');
  await advance(run);
  await expect(page.getByText('Stage 2 of 3')).toBeVisible();
  await decide(run, { economic: 0 });
  await expect(page.getByText('1 of 6 final', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectToast(page, 'The run has moved on', 'Another facilitator has opened the next stage.');
  expect((await now(run)).current_stage?.stage_number).toBe(2);
  await page.context().close();
});

test('the question of a tie does not come back by itself', async ({ browser }) => {
  const run = await started('TIED02');
  const page = await openRun(browser, run);
  await decide(run, level);
  await button(page, 'Next Stage').click();
  await expect(page.getByRole('dialog')).toContainText('Three votes each');
  await advance(run);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await decide(run, level);
  await expect(page.locator('#why')).toContainText('Two decisions are level.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Next Stage').click();
  await page.getByRole('dialog').getByRole('radio', { name: /^B: / }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Next Stage with B' }).click();
  await expectToast(page, 'Stage Advanced', /^Stage 3: /);
  await page.context().close();
});

test('until the votes of the new stage are read, nothing can be advanced', async ({ browser }) => {
  const run = await started('STALE1');
  const page = await openRun(browser, run);
  await vote(cast, run, roles);
  await expect(button(page, 'Next Stage')).toBeEnabled();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await treat(page, 'getRunBoard', async (route) => {
    await held;
    await route.fallback();
  });
  await button(page, 'Next Stage').click();
  await expectToast(page, 'Stage Advanced', /^Stage 2: /);
  await expect(button(page, 'Next Stage')).toBeDisabled();
  await expect(button(page, 'Advance without them')).toHaveCount(0);
  await expect(page.locator('#why')).toHaveText('Reading the votes of this stage.');
  release();
  await expect(page.locator('#why')).toContainText('Waiting for Maud Lindqvist');
  await expect(button(page, 'Next Stage')).toBeDisabled();
  await page.context().close();
});

test('the projector before the start names the simulation and the people who are there', async ({
  browser,
}) => {
  const run = await createRun(world, 'SHOW02');
  for (const role of ['political', 'legal'] as const)
    await cast[role].client.call('joinRun', { body: { access_code: 'SHOW02', room_name: role } });
  const page = await openRun(browser, run);
  await button(page, 'Present').click();
  const wall = wallOf(page);
  await expect(wall.getByText('Waiting for the start')).toBeVisible();
  await expect(wall.getByRole('heading', { name: run.simulation.name })).toBeVisible();
  await expect(wall).not.toContainText(/Stage \d|Paused|decided/);
  await expect(wall.getByRole('timer')).toHaveCount(0);
  await expect(wall.locator('.pj-f')).toHaveText('2here');
  await changeStatus(world, run, 'IN_PROGRESS');
  await expect(wall.getByText('Stage 1 of 3')).toBeVisible();
  await expect(wall.getByRole('timer')).toBeVisible();
  // One dialog at a time: a palette under the wall would take what is typed unseen.
  await page.keyboard.press('Control+k');
  await wall.getByRole('button', { name: 'Leave' }).click();
  await expect(wall).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.context().close();
});

test('the projector stays on the wall when the run ends, without a name or a reason', async ({ browser }) => {
  const run = await started('SHOW03');
  const page = await openRun(browser, run);
  await vote(cast, run, roles);
  await button(page, 'Present').click();
  const wall = wallOf(page);
  await expect(wall).toContainText('6 of 6');
  await changeStatus(world, run, 'ENDED');
  await expect(wall.getByRole('heading', { name: 'The simulation has ended' })).toBeVisible();
  await expect(wall).not.toContainText('SHOW03');
  await wall.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Simulation Report' })).toBeVisible();
  const over = await playPast(world, cast, 'SHOW04');
  await page.goto(`/admin/runs/${over.id}`);
  await expect(page.getByRole('heading', { name: 'Simulation Report' })).toBeVisible();
  await expect(button(page, 'Present')).toHaveCount(0);
  await page.context().close();
});
