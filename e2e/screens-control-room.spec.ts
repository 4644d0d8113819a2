import { expect } from '@playwright/test';
import { roles } from '@vincere/domain';
import { buildCast, type Cast, playPast, seatCast, vote } from './cast.ts';
import { test } from './fixtures.ts';
import { ends, Looking } from './looking.ts';
import { changeStatus, openWorld, type World } from './world.ts';

/*
 * Checks of the control room in each state of a run, as in `screens.spec.ts`.
 */

test.setTimeout(240_000);

let world: World;
let looking: Looking;
let cast: Cast;

test.beforeAll(async ({ browser }) => {
  world = await openWorld();
  cast = await buildCast(world);
  looking = await Looking.begin(browser, world);
});
test.afterAll(async () => {
  await looking?.page.context().close();
  await world?.stop();
});

test('the control room of a draft, a running and a paused run passes the screen checks', async () => {
  const { page } = looking;
  const run = await seatCast(world, cast, 'LOOK01');
  const path = `/admin/runs/${run.id}`;
  await looking.become(world.admin);
  await looking.open(path);
  await looking.look('run-draft', ends);
  await changeStatus(world, run, 'IN_PROGRESS');
  await vote(cast, run, ['political', 'economic', 'social', 'technological']);
  await looking.open(path);
  await looking.look('run');
  await looking.press(/^Priya Raman/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await looking.look('run-person', ends);
  await page.keyboard.press('Escape');
  // Disable the full screen, as on phones without one, because a full-screen window can't be made narrower.
  await page.evaluate(() => {
    Object.defineProperty(document.documentElement, 'requestFullscreen', { value: undefined });
  });
  await looking.press('Present');
  await expect(page.getByRole('dialog')).toBeVisible();
  await looking.look('run-present', ends);
  await page.keyboard.press('Escape');
  await changeStatus(world, run, 'PAUSED');
  await looking.open(path);
  await looking.see('Paused');
  await looking.look('run-paused', ends);
});

test('the control room of a tied and of a finished run passes the screen checks', async () => {
  const run = await seatCast(world, cast, 'LOOK02');
  const { current_scenario } = await changeStatus(world, run, 'IN_PROGRESS');
  for (const [place, role] of roles.entries())
    await cast[role].client.call('castFinalVote', {
      params: { runId: run.id },
      body: {
        decision_chosen_id: current_scenario?.all_decisions[place % 2]?.id ?? 0,
        reasoning: 'It holds.',
      },
    });
  await looking.become(world.admin);
  await looking.open(`/admin/runs/${run.id}`);
  await looking.press('Next Stage');
  await looking.see('Three votes each');
  await looking.look('run-tied', ends);
  const over = await playPast(world, cast, 'LOOK03');
  await looking.open(`/admin/runs/${over.id}`);
  await looking.see('Completed');
  await looking.look('run-finished', ends);
});
