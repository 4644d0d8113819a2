import { expect, type Page } from '@playwright/test';
import { button, type Desk, openTab, params } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { buildPerson, closeWindows, confirmAddress, contextOf, type KnownPerson } from '../world.ts';

/* An author writes objectives, and an observer and a facilitator rate them. */

let desk: Desk;
let olga: KnownPerson;
test.beforeAll(async ({ desk: shared }) => {
  desk = shared;
  const person = { first_name: 'Olga', last_name: 'Marsh', email_address: 'olga.marsh@example.org' };
  olga = await buildPerson(desk.world, person);
  await confirmAddress(desk.world, olga);
});
test.afterEach(closeWindows);

const [share, decide] = ['Share what only your room knows', 'Decide in time'];
const mark = (page: Page, objective: string, name: string) =>
  page.getByRole('group', { name: objective }).getByRole('radio', { name });
const rate = (page: Page) => page.getByRole('link', { name: 'Rate Objectives' });

test('an observer and a facilitator rate what the group should be able to do', async ({ browser }) => {
  const { world } = desk;
  const run = await desk.startedCopy('A rated evening', 'RATED1');
  await world.facilitator.call('addObserver', {
    params: params(run),
    body: { account: olga.email_address },
  });

  const { page: author } = await contextOf(browser, world, world.admin);
  await author.goto(`/admin/runs/${run.id}`);
  await openTab(author, 'Run');
  await expect(button(author, 'Export Run')).toBeVisible();
  await expect(rate(author)).toHaveCount(0);
  await author.goto(`/admin/simulations/${run.simulation.id}/stages?view=objectives`);
  for (const title of [share, decide]) {
    await button(author, 'Add Objective').click();
    await author.getByRole('textbox', { name: 'Title' }).fill(title);
    await author.getByRole('dialog').getByRole('button', { name: 'Add Objective' }).click();
    await expect(author.getByRole('heading', { level: 3, name: title })).toBeVisible();
  }
  expect(await findBarriers(author)).toEqual([]);

  const tablet = { viewport: { width: 820, height: 1180 } };
  const { page, context } = await contextOf(browser, world, olga, tablet);
  await page.goto(`/observe/${run.id}`);
  await rate(page).click();
  await expect(page.getByText('0 of 2 rated in this stage')).toBeVisible();
  await expect(button(page, 'Stage 2')).toBeDisabled();
  await mark(page, share, 'Performed with some challenges').check({ force: true });
  await expect(page.getByText('1 of 2 rated in this stage')).toBeVisible();
  // Without a connection, the remark is kept and sent when it is back.
  await context.setOffline(true);
  await button(page, /^Add a Remark.*Share what/).click();
  await page.getByRole('textbox', { name: 'Remark' }).fill('Nobody carried it out of the room.');
  await expect(page.getByText(/^Not saved/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole('checkbox', { name: /^May be shared.*Share what/ }).check();
  await page.getByRole('combobox', { name: 'Rated for' }).selectOption('Legal Expert');
  await mark(page, decide, 'Unable to be performed').check({ force: true });
  await expect(page.getByText('1 of 2 rated for this room')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Nobody carried it out of the room.')).toBeVisible();
  await expect(mark(page, share, 'Performed with some challenges')).toBeChecked();

  await author.goto(`/admin/runs/${run.id}`);
  await openTab(author, 'Run');
  await rate(author).click();
  await expect(author.getByRole('heading', { level: 1, name: 'Rate Objectives' })).toBeVisible();
  // The marks are reached and chosen with the keyboard.
  await mark(author, decide, 'Performed without challenges').focus();
  await author.keyboard.press('ArrowRight');
  await expect(mark(author, decide, 'Performed with some challenges')).toBeChecked();
  await expect(author.getByText('1 of 2 rated in this stage')).toBeVisible();
  expect(await findBarriers(author)).toEqual([]);

  await world.facilitator.call('changeRunStatus', { params: params(run), body: { status: 'ENDED' } });
  const { ratings, raters } = await world.facilitator.call('getObjectivesReport', { params: params(run) });
  expect(raters).toBe(2);
  expect(ratings.map(({ room_name, marks }) => ({ room_name, marks }))).toEqual(
    expect.arrayContaining([
      { room_name: null, marks: [{ mark: 'S', people: 1 }] },
      { room_name: 'legal', marks: [{ mark: 'U', people: 1 }] },
    ]),
  );
  expect(ratings.flatMap(({ remarks }) => remarks)).toEqual([
    { text: 'Nobody carried it out of the room.', may_be_shared: true },
  ]);
  await author.goto(`/admin/runs/${run.id}`);
  await expect(rate(author)).toBeVisible();
});
