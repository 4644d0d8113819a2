import { expect, type Page } from '@playwright/test';
import { expectToast, treat } from '../call-faults.ts';
import { type Desk } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { closeWindows, contextOf } from '../world.ts';

/* Warnings before an author deletes a part of a simulation that a run has yet to reach. */

let desk: Desk;
let simulationId: number;
/* Uses a copy of the sample, whose stages can be deleted. Its run is in the first stage. */
test.beforeAll(async ({ desk: shared }) => {
  desk = shared;
  simulationId = (await desk.startedCopy('Evening workshop', 'LIVE01')).simulation.id;
});
test.afterEach(closeWindows);

const stagesPath = () => `/admin/simulations/${simulationId}/stages`;
const ask = (page: Page) => page.getByRole('dialog');
const seen = (page: Page) => ask(page).getByRole('status');

test('the dialog names the run that a deleted stage ends earlier, and its late warning moves no button', async ({
  browser,
}) => {
  for (const [width, language, text] of [
    [1440, 'en', 'The run “Evening workshop” is being played: it will end with stage 2 at the latest.'],
    [360, 'de', 'Der Durchlauf „Evening workshop“ wird gerade gespielt: Er endet spätestens mit Phase 2.'],
  ] as const) {
    const { page } = await contextOf(browser, desk.world, desk.world.admin, {
      viewport: { width, height: 800 },
    });
    await page.addInitScript((spoken) => localStorage.setItem('language', spoken), language);
    let letCome = () => {};
    const released = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await treat(page, 'listOpenRuns', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(stagesPath());
    await page.getByRole('button', { name: /^Delete Stage 3|^Phase 3 löschen/ }).click();
    const button = ask(page).getByRole('button', { name: /^Delete$|^Löschen$/ });
    await expect(seen(page)).toContainText(/^Looking for|gesucht$/);
    // The opening animation of the dialog has ended.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const before = await button.boundingBox();
    letCome();
    await expect(seen(page)).toHaveText(text);
    expect(await button.boundingBox()).toEqual(before);
  }
});

test('the dialog warns that decisions with links to a deleted scenario will end the run', async ({
  browser,
}) => {
  const warning = 'The run “Evening workshop” is being played: any decision that leads here will end it.';
  const { page } = await contextOf(browser, desk.world, desk.world.admin, {
    viewport: { width: 1440, height: 900 },
  });
  await page.goto(stagesPath());
  await page.getByRole('link', { name: /^Manage Scenarios of Stage 3/ }).click();
  await page.getByRole('button', { name: 'Delete The Sealed Basin' }).click();
  await expect(seen(page)).toHaveText(warning);
  await ask(page).getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`${stagesPath()}?view=map`);
  await page.getByRole('button', { name: /^3\.1 / }).press('Delete');
  await expect(seen(page)).toHaveText(warning);
});

test('decisions that people vote on keep their letters, and the author sees why', async ({ browser }) => {
  const { page } = await contextOf(browser, desk.world, desk.world.admin);
  await page.goto(stagesPath());
  await page.getByRole('link', { name: /^Manage Scenarios of Stage 1/ }).click();
  await page
    .getByRole('link', { name: /^Configure/ })
    .first()
    .click();
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(3);
  const before = await titles.allTextContents();
  await page
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await expectToast(
    page,
    'Failed to update decision',
    'The run Evening workshop has reached this scenario: until it is over, the decisions keep their order',
  );
  expect(await titles.allTextContents()).toEqual(before);
});
