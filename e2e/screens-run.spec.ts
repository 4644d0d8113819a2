import { expect } from '@playwright/test';
import { buildCast, type Cast, seatCast, vote } from './cast.ts';
import { test } from './fixtures.ts';
import { ends, Looking } from './looking.ts';
import { changeStatus, openWorld, type World } from './world.ts';

/*
 * Checks of the participant's screens of a run in every state, as in `screens.spec.ts`.
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

test('the screens of a run pass the screen checks: briefing, dashboard and room', async () => {
  const { page } = looking;
  const run = await seatCast(world, cast, 'LIVE42');
  const at = (path: string) => `/simulation${path}?code=LIVE42`;
  await looking.become(cast.political);
  await looking.open('/dashboard');
  await looking.look('dashboard');
  await looking.open('/history');
  await looking.look('history');

  await looking.open(at(''));
  await looking.see('The simulation has not started yet.');
  await looking.look('briefing-draft');
  await looking.open(at('/dashboard'));
  await looking.look('simulation-dashboard-draft');
  await looking.open(at('/room/political'));
  await looking.look('room-draft', ends);
  await changeStatus(world, run, 'IN_PROGRESS');
  await looking.see('The simulation has started');
  await looking.look('room-started', ends);

  await looking.open(at(''));
  await looking.look('briefing');
  await looking.failing(/\/user-runs$/, async () => {
    await looking.open(at(''));
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await looking.look('briefing-failed', ends);
    await looking.open(at('/dashboard'));
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await looking.look('simulation-dashboard-failed', ends);
    await looking.open(at('/room/political'));
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await looking.look('room-failed', ends);
  });
  await looking.open('/simulation');
  await looking.look('briefing-no-code', ends);

  await vote(cast, run, ['economic', 'social', 'legal']);
  await looking.open(at('/dashboard'));
  await looking.see('Final Decision Required');
  await looking.look('simulation-dashboard-open');
  await page.getByRole('radiogroup', { name: 'Your final decision' }).locator('label').nth(1).click();
  await page.getByLabel('Your reasoning').fill('The council can carry it,\nand the port stays open.');
  await looking.look('simulation-dashboard-chosen', ends);

  await looking.wide(1440);
  await looking.open(at('/room/political'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page
    .getByLabel('Add a note')
    .fill('The tide turns at 06:40: whatever we decide must hold until then.');
  await looking.press('Add Note');
  await looking.see('The tide turns');
  await looking.look('room');
  await looking.wide(360);
  const part = (name: string) =>
    page.getByRole('navigation', { name: 'Room' }).getByRole('button', { name }).click();
  await part('Notes');
  await looking.look('room-notes', [360]);
  await part('Files');
  await looking.look('room-files', [360]);
  await part('Decision');
  await page.getByRole('radiogroup', { name: 'Available Decision' }).locator('label').nth(0).click();
  await page.getByLabel('Your reasoning').fill('It keeps the choice with us.');
  await looking.look('room-decision');
  await looking.press('Submit Decision');
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
  await looking.look('room-submitted');
  await looking.open(at('/room/legal'));
  await looking.look('room-wrong');
  await looking.open(at('/room/engine'));
  await looking.look('room-unknown', ends);
  await looking.failing(/room-run-get|room-get-all-vote/, async () => {
    await looking.open(at('/room/political'));
    await expect(page.getByRole('button', { name: 'Try Again' }).first()).toBeVisible();
    await looking.look('room-parts-failed', ends);
  });
  await looking.failing(/simulation-run-events/, async () => {
    await looking.open(at('/room/political'));
    await looking.see('Connection lost');
    await looking.look('room-connection-lost', ends);
  });

  await changeStatus(world, run, 'PAUSED');
  await looking.open(at('/dashboard'));
  await looking.see('The simulation is paused.');
  await looking.look('simulation-dashboard-paused');
  await looking.open(at('/room/political'));
  await looking.look('room-paused', ends);
  await changeStatus(world, run, 'IN_PROGRESS');
  await looking.open(at('/dashboard'));
  await page.getByRole('radiogroup', { name: 'Your final decision' }).locator('label').nth(1).click();
  await page.getByLabel('Your reasoning').fill('The council can carry it.');
  await looking.press('Submit Final Decision');
  await looking.see('Stage Complete!');
  await looking.look('simulation-dashboard-submitted');

  await looking.open(`/simulation/summary?runId=${run.id}`);
  await looking.look('summary-under-way');
  await looking.press('Rejoin Simulation');
  await expect(page.getByRole('dialog')).toBeVisible();
  await looking.look('rejoin');

  await looking.open(at('/dashboard'));
  await changeStatus(world, run, 'ENDED');
  await looking.see('Your facilitator has ended the simulation early');
  await looking.look('simulation-dashboard-complete');
  const other = await seatCast(world, cast, 'OVER42');
  await changeStatus(world, other, 'IN_PROGRESS');
  await looking.open('/simulation/room/political?code=OVER42');
  await expect(page.getByRole('article').first()).toBeVisible();
  await changeStatus(world, other, 'ENDED');
  await looking.see('Your facilitator has ended the simulation early');
  await looking.look('room-complete', ends);
});
