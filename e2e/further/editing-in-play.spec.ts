import { expect } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { expectToast } from '../call-faults.ts';
import type { Desk } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { ends, Looking } from '../looking.ts';
import { closeWindows, contextOf } from '../world.ts';

/* Edits of a simulation that an unfinished run follows. */

let desk: Desk;
let simulationId: number;
let run: Run;
/* Uses a copy of the sample, because other files start runs of the sample. The run is in the first stage. */
test.beforeAll(async ({ desk: shared }) => {
  desk = shared;
  run = await desk.startedCopy('Harbour evening', 'EDIT01');
  simulationId = run.simulation.id;
});
test.afterEach(closeWindows);

const stagesPath = () => `/admin/simulations/${simulationId}/stages`;

test('an author sees which run follows edits, and edits a copy that no run follows', async ({ browser }) => {
  const { page } = await contextOf(browser, desk.world, desk.world.admin, {
    viewport: { width: 1440, height: 900 },
  });
  const notice = page.getByRole('region', { name: 'Runs that follow your edits' });
  await page.goto(stagesPath());
  await expect(notice).toContainText('The run “Harbour evening” is not finished. It follows your edits');
  await page.getByRole('link', { name: /^Manage Scenarios of Stage 1/ }).click();
  await expect(notice).toContainText('“Harbour evening”');
  await page
    .getByRole('link', { name: /^Configure/ })
    .first()
    .click();
  await expect(notice).toContainText('“Harbour evening”');
  await notice.getByRole('button', { name: 'Duplicate Instead' }).click();
  await expectToast(page, 'Simulation Duplicated', /is on your list\.$/);
  await expect(page).not.toHaveURL(new RegExp(`/simulations/${simulationId}/`));
  await expect(page).toHaveURL(/\/admin\/simulations\/\d+\/stages$/);
  await expect(page.getByRole('link', { name: /^Manage Scenarios of Stage 1/ })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.getByRole('link', { name: /^Manage Scenarios of Stage 1/ }).click();
  await page
    .getByRole('link', { name: /^Configure/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Edit title of / }).click();
  const field = page.getByRole('textbox', { name: /^title of / });
  await field.fill('Renamed in the copy');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Renamed in the copy' })).toBeVisible();
  expect((await desk.now(run)).current_scenario?.name).toBe(run.current_scenario?.name);
});

test('the notice about runs that follow edits passes the screen checks in both languages', {
  tag: '@look',
}, async ({ browser }) => {
  const looking = await Looking.begin(browser, desk.world);
  for (const language of ['en', 'de'] as const) {
    await looking.become(desk.world.admin);
    await looking.page.evaluate((spoken) => localStorage.setItem('language', spoken), language);
    await looking.open(stagesPath());
    await looking.see('Harbour evening');
    await looking.look(`following-runs-${language}`, ends);
  }
});
