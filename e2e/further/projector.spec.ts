import { expect } from '@playwright/test';
import { roles } from '@vincere/domain';
import { followRun, type RunStream } from '../../play/stream.ts';
import { playPast, vote } from '../cast.ts';
import { button, type Desk, wallOf } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { changeStatus, closeWindows, createRun } from '../world.ts';

/* The projector before, during and after a run. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

test('the projector shows no names and closes with Escape', async ({ browser }) => {
  const run = await desk.started('SHOW01');
  const page = await desk.openRun(browser, run);
  await page.clock.install();
  await page.goto(`/admin/runs/${run.id}`);
  // After a press of a key, browsers draw a ring around what has the focus.
  await button(page, 'Present').press('Enter');
  const wall = page.getByRole('dialog', { name: 'Projector view' });
  await expect(wall).toContainText('SHOW01');
  await expect(wall).toBeFocused();
  await expect(wall).toHaveCSS('outline-style', 'none');
  await expect(wall).toHaveCSS('box-shadow', 'none');
  await expect(wall.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(wall).toContainText('0 of 6');
  for (const role of roles) await expect(wall).not.toContainText(desk.cast[role].last_name);
  await page.clock.fastForward(91_000);
  await expect(wall.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  await expect(wall).toContainText('SHOW01');
  await page.keyboard.press('Escape');
  await expect(wall).toHaveCount(0);
  await expect(button(page, 'Present')).toBeFocused();
});

test('the projector in a separate window follows the run, and the facilitator’s window stays usable', async ({
  browser,
}) => {
  const run = await desk.started('SHOW05');
  const page = await desk.openRun(browser, run);
  const [wall] = await Promise.all([
    page.waitForEvent('popup'),
    button(page, 'Present in a New Window').click(),
  ]);
  const view = wall.getByRole('dialog', { name: 'Projector view' });
  await expect(view).toContainText('SHOW05');
  await expect(view).toContainText('at 127.0.0.1');
  await vote(desk.cast, run, roles);
  await expect(view).toContainText('6 of 6');
  // Browsers throttle pages in the background.
  await page.bringToFront();
  await expect(button(page, 'Next Stage')).toBeEnabled();
  await button(page, 'Next Stage').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-current=step]')).toContainText('Stage 2 of 3');
  // The button is gone after the reveal, so the focus moves to the stage that comes next.
  await expect(page.locator('[aria-current=step]')).toBeFocused();
  // The projector shows the decision until the facilitator begins the next stage.
  await expect(view).toContainText('Stage 1: the decision');
  await button(page, 'Begin Stage 2').click();
  await expect(view).toContainText('Stage 2 of 3');
  await view.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => wall.isClosed()).toBe(true);
});

test('the projector shows the simulation and the people who have joined before the start', async ({
  browser,
}) => {
  const run = await createRun(desk.world, 'SHOW02');
  const streams: RunStream[] = [];
  for (const role of ['political', 'legal'] as const) {
    const { client, session } = desk.cast[role];
    await client.call('joinRun', { body: { access_code: 'SHOW02', room_name: role } });
    streams.push(await followRun(desk.world.origin, run.id, session.access_token));
  }
  const page = await desk.openRun(browser, run);
  await button(page, 'Present').click();
  const wall = wallOf(page);
  await expect(wall.getByText('Waiting for the start')).toBeVisible();
  await expect(wall.getByRole('heading', { name: run.simulation.name })).toBeVisible();
  await expect(wall).not.toContainText(/Stage \d|Paused|decided/);
  await expect(wall.getByRole('timer')).toHaveCount(0);
  await expect(wall.getByRole('paragraph').last()).toHaveText('2here');
  await changeStatus(desk.world, run, 'IN_PROGRESS');
  await expect(wall.getByText('Stage 1 of 3')).toBeVisible();
  await expect(wall.getByRole('timer')).toBeVisible();
  // Only one dialog is open at a time. A palette behind the projector would receive typed text unseen.
  await page.keyboard.press('Control+k');
  await wall.getByRole('button', { name: 'Leave' }).click();
  await expect(wall).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const stream of streams) stream.close();
});

test('the projector stays open when the run ends, without names or reasonings', async ({ browser }) => {
  const run = await desk.started('SHOW03');
  const page = await desk.openRun(browser, run);
  await vote(desk.cast, run, roles);
  await button(page, 'Present').click();
  const wall = wallOf(page);
  await expect(wall).toContainText('6 of 6');
  await changeStatus(desk.world, run, 'ENDED');
  await expect(wall.getByRole('heading', { name: 'The simulation has ended' })).toBeVisible();
  await expect(wall).not.toContainText('SHOW03');
  await wall.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Simulation Report' })).toBeVisible();
  const over = await playPast(desk.world, desk.cast, 'SHOW04');
  await page.goto(`/admin/runs/${over.id}`);
  await expect(page.getByRole('heading', { name: 'Simulation Report' })).toBeVisible();
  await expect(button(page, 'Present')).toHaveCount(0);
});
