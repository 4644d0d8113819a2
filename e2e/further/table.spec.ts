import { type Browser, expect, type Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { type Desk, dialog, params } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { choose, dashboardOf, reasoning } from '../on-a-run.ts';
import { closeWindows, contextOf } from '../world.ts';

/* Rooms share posts and files on the table, and votes cite what other rooms shared. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

const phone = { viewport: { width: 320, height: 720 } };

async function windowOf(browser: Browser, person: keyof Desk['cast'], path: string, options: object = {}) {
  return (await contextOf(browser, desk.world, desk.cast[person], options)).page
    .goto(path)
    .then((response) => response?.frame().page() as Page);
}

const legalRoomOf = (run: Run) => `/simulation/room/legal?code=${run.access_code}`;
const table = (page: Page) => page.getByRole('region', { name: 'On the table' });

/** Starts a run with a file in the legal room. */
async function startRun(code: string): Promise<Run> {
  const run = await desk.started(code);
  await desk.world.facilitator.call('uploadScenarioFile', {
    params: { scenarioId: run.current_scenario?.id ?? 0 },
    body: { room: 'legal' },
    file: new Blob(['the ruling']),
    fileName: 'ruling.txt',
  });
  return run;
}

test('a room shares a post and a file, and another room cites them', async ({ browser }) => {
  const run = await startRun('TABLE1');
  const legal = await windowOf(browser, 'legal', legalRoomOf(run));

  // With the keyboard alone: the line gets the focus, Escape closes it, and the item shows that it is there.
  const put = legal.getByRole('article').getByRole('button', { name: /^Put the post by .* on the table$/ });
  const shared = legal.getByRole('article').first();
  const text = ((await shared.locator('.post-text').textContent()) ?? '').slice(0, 40);
  await put.first().press('Enter');
  await expect(legal.getByLabel('Why should the others read this?')).toBeFocused();
  await legal.keyboard.press('Escape');
  await expect(put.first()).toBeFocused();
  await legal.keyboard.press('Enter');
  await legal.keyboard.type('Read this before you vote.');
  expect(await findBarriers(legal)).toEqual([]);
  await legal
    .getByRole('article')
    .getByRole('button', { name: 'Put on the Table', exact: true })
    .press('Enter');
  await expect(legal.getByText('put there by you').first()).toBeVisible();
  await legal.getByRole('button', { name: 'Put ruling.txt on the table' }).click();
  await legal.getByRole('button', { name: 'Put on the Table', exact: true }).last().click();
  await expect(legal.getByText('put there by you')).toHaveCount(2);
  await expect(legal.getByText('From one room')).toBeVisible();
  expect(await findBarriers(legal)).toEqual([]);

  // Another room reads both on the dashboard, downloads the file and cites both.
  const social = await windowOf(browser, 'social', dashboardOf(run));
  await expect(table(social)).toContainText(text);
  await expect(table(social)).toContainText('Read this before you vote.');
  const download = social.waitForEvent('download');
  await table(social).getByRole('button', { name: 'Download ruling.txt' }).click();
  expect((await download).suggestedFilename()).toBe('ruling.txt');
  await expect(table(social).getByRole('button', { name: /^Take / })).toHaveCount(0);
  await table(social)
    .getByRole('checkbox', { name: /My evidence: the post by/ })
    .check();
  await table(social).getByRole('checkbox', { name: 'My evidence: ruling.txt' }).check();
  await choose(social, 'Your final decision');
  await reasoning(social).fill('The law is on our side.');
  await expect(social.getByText('Mark posts as evidence (2)')).toBeVisible();
  expect(await findBarriers(social)).toEqual([]);
  await social.getByRole('button', { name: 'Submit Final Decision' }).click();
  const evidence = social.getByRole('list', { name: 'Your evidence' });
  await expect(evidence).toContainText('ruling.txt shared by Legal Expert');
  await expect(evidence).toContainText(text);

  // An item that a vote cites stays. Another one can be taken back.
  await legal.reload();
  await expect(legal.getByText('It stays: a vote rests on it.')).toHaveCount(2);
  await put.first().click();
  await legal
    .getByRole('article')
    .getByRole('button', { name: 'Put on the Table', exact: true })
    .first()
    .click();
  await expect(table(social).getByRole('listitem')).toHaveCount(3);
  await legal.getByRole('button', { name: /^Take .* back from the table$/ }).click();
  await expect(table(social).getByRole('listitem')).toHaveCount(2);

  // On a phone, the table is a list that opens item by item.
  const small = await windowOf(browser, 'economic', dashboardOf(run), phone);
  const item = table(small).getByRole('listitem').filter({ hasText: 'Read this before you vote.' });
  await expect(item.getByText(text)).toBeHidden();
  await item.getByText('Read this before you vote.').click();
  await expect(item.getByText(text)).toBeVisible();
  expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await findBarriers(small)).toEqual([]);

  // The facilitator blanks the line; the projector shows the item without the name.
  const control = await desk.openRun(browser, run);
  await control.getByRole('tab', { name: /On the table/ }).click();
  await control.getByRole('button', { name: /^Blank the line of/ }).click();
  await dialog(control).getByRole('button', { name: 'Blank the Line' }).click();
  await expect(dialog(control)).toHaveCount(0);
  await expect(table(social)).not.toContainText('Read this before you vote.');
  expect(await findBarriers(control)).toEqual([]);
  await control.getByRole('button', { name: 'Present', exact: true }).click();
  await control.getByRole('button', { name: 'On the table' }).click();
  const projected = control.getByRole('dialog').getByRole('region', { name: 'On the table' });
  await expect(projected).toContainText(text);
  await expect(projected).not.toContainText(desk.cast.legal.last_name);
  expect(await findBarriers(control)).toEqual([]);
  await control.getByRole('button', { name: 'Leave' }).click();

  // The report tells shared evidence from own, and keeps the table.
  await desk.world.facilitator.call('advanceRun', { params: params(run), body: { force: true } });
  await desk.world.facilitator.call('changeRunStatus', { params: params(run), body: { status: 'ENDED' } });
  const report = control.getByRole('table', { name: 'All decisions and reasoning' }).first();
  await expect(report.getByRole('list', { name: 'Evidence' })).toContainText('shared by Legal Expert');
});

test('a run without a table shows nothing of it', async ({ browser }) => {
  const { facilitator } = desk.world;
  const run = await desk.started('TABLE2');
  const draft = await facilitator.call('createRun', {
    params: { simulationId: run.simulation.id },
    body: { name: 'Board workshop', access_code: 'TABLE3' },
  });
  const control = await desk.openRun(browser, draft);
  const tableSwitch = control.getByRole('switch', { name: 'A table for the rooms' });
  await expect(tableSwitch).toBeChecked();
  await tableSwitch.click();
  await expect(tableSwitch).not.toBeChecked();
  await desk.cast.legal.client.call('joinRun', { body: { access_code: 'TABLE3', room_name: 'legal' } });
  await facilitator.call('changeRunStatus', { params: params(draft), body: { status: 'IN_PROGRESS' } });
  const page = await windowOf(browser, 'legal', legalRoomOf(draft));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /on the table/i })).toHaveCount(0);
  await page.goto(dashboardOf(draft));
  await expect(page.getByRole('heading', { name: 'Final Decision Required' })).toBeVisible();
  await expect(table(page)).toHaveCount(0);
});
