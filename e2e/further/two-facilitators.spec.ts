import { expect } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { roles } from '@vincere/domain';
import { expectToast, treat } from '../call-faults.ts';
import { vote } from '../cast.ts';
import { beginStage, button, type Desk, level, params } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { closeWindows } from '../world.ts';

/* The control room while another facilitator changes the same run over HTTP. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

const advance = (run: Run) =>
  desk.world.facilitator.call('advanceRun', { params: params(run), body: { force: true } });

test('a confirmation about one stage closes when another facilitator opens the next', async ({ browser }) => {
  const run = await desk.started('FORCE2');
  const page = await desk.openRun(browser, run);
  await desk.decide(run, { political: 0 });
  await button(page, 'Advance without them').click();
  await expect(page.getByRole('dialog')).toContainText('Advance without 5 people?');
  await advance(run);
  await expect(page.getByText('Stage 2 of 3')).toBeVisible();
  await desk.decide(run, { economic: 0 });
  await expect(page.getByText('1 of 6 final', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectToast(page, 'The run has moved on', 'Another facilitator has opened the next stage.');
  expect((await desk.now(run)).current_stage?.stage_number).toBe(2);
});

test('the dialog of a tie does not reopen on its own', async ({ browser }) => {
  const run = await desk.started('TIED02');
  const page = await desk.openRun(browser, run);
  await desk.decide(run, level);
  await button(page, 'Next Stage').click();
  await expect(page.getByRole('dialog')).toContainText('Three votes each');
  await advance(run);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await desk.decide(run, level);
  await expect(page.locator('#why')).toContainText('Two decisions are level.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Next Stage').click();
  await page.getByRole('dialog').getByRole('radio', { name: /^B: / }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Next Stage with B' }).click();
  await beginStage(page, 3);
  await expectToast(page, 'Stage Advanced', /^Stage 3: /);
});

test('advancing is disabled until the votes of the new stage are loaded', async ({ browser }) => {
  const run = await desk.started('STALE1');
  const page = await desk.openRun(browser, run);
  await vote(desk.cast, run, roles);
  await expect(button(page, 'Next Stage')).toBeEnabled();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await treat(page, 'getRunBoard', async (route) => {
    await released;
    await route.fallback();
  });
  await button(page, 'Next Stage').click();
  await beginStage(page, 2);
  await expectToast(page, 'Stage Advanced', /^Stage 2: /);
  await expect(button(page, 'Next Stage')).toBeDisabled();
  await expect(button(page, 'Advance without them')).toHaveCount(0);
  await expect(page.locator('#why')).toHaveText('Reading the votes of this stage.');
  release();
  await expect(page.locator('#why')).toContainText('Waiting for Maud Lindqvist');
  await expect(button(page, 'Next Stage')).toBeDisabled();
});

test('the advanced controls disappear after they are turned off on another page', async ({ browser }) => {
  const run = await desk.started('TURNOF');
  const page = await desk.openRun(browser, run);
  const settings = (advanced_controls: boolean) =>
    desk.world.facilitator.call('updateSettings', { body: { advanced_controls } });
  await expect(button(page, 'Add 5 min')).toBeVisible();
  try {
    await settings(false);
    await button(page, 'Add 5 min').click();
    await expectToast(page, 'Failed to add time', 'Turn on Advanced Controls in your settings to do this');
    await expect(button(page, 'Add 5 min')).toHaveCount(0);
  } finally {
    await settings(true);
  }
});
