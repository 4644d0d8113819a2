import { expect } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { type Desk, params } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { someone } from '../on-a-run.ts';
import { changeStatus, closeWindows, contextOf, createRun, type KnownPerson } from '../world.ts';

/* A facilitator shares the report of a run with its participants, and stops sharing it again. */

let desk: Desk;
let run: Run;
let reader: KnownPerson;
test.beforeAll(async ({ desk: shared }) => {
  desk = shared;
  [run, reader] = await endedRun();
});
test.afterEach(closeWindows);

/** A run of four people who all decided alike in its first stage, without questionnaires. */
async function endedRun(): Promise<[Run, KnownPerson]> {
  const { world } = desk;
  const made = await createRun(world, 'SHARE1');
  await world.facilitator.call('setQuestionnaires', {
    params: params(made),
    body: { questionnaires: 'none' },
  });
  await changeStatus(world, made, 'IN_PROGRESS');
  const people = [];
  for (const room_name of ['legal', 'legal', 'social', 'social'] as const) {
    const person = await someone(world);
    await person.client.call('joinRun', { body: { access_code: made.access_code, room_name } });
    people.push(person);
  }
  const ids = (await desk.now(made)).current_scenario?.all_decisions.map(({ id }) => id) ?? [];
  for (const { client } of people)
    await client.call('castFinalVote', {
      params: params(made),
      body: { decision_chosen_id: ids[0] ?? 0, reasoning: 'It holds.' },
    });
  await world.facilitator.call('advanceRun', { params: params(made), body: {} });
  await changeStatus(world, made, 'ENDED');
  const [first] = people;
  if (first === undefined) throw new Error('Four people have joined');
  return [await desk.now(made), first];
}

test('participants read the findings while the report is shared', async ({ browser }) => {
  const { page: own } = await contextOf(browser, desk.world, reader);
  await own.goto(`/simulation/summary?runId=${run.id}`);
  await expect(own.getByRole('tab', { name: 'Stage Details' })).toBeVisible();
  const tab = own.getByRole('tab', { name: 'Report of the group' });
  await expect(tab).toBeHidden();

  const { page } = await contextOf(browser, desk.world, desk.world.admin);
  await page.goto(`/admin/runs/${run.id}`);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeFocused();
  await page.getByRole('button', { name: 'Share With Participants' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share With Participants' });
  await expect(dialog.getByRole('listitem').first()).toContainText('what was decided');
  expect(await findBarriers(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('share.png') });
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Shared with participants')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop Sharing' })).toBeFocused();

  await tab.click();
  await expect(own.getByRole('heading', { name: 'How the group decided' })).toBeVisible();
  expect(await findBarriers(own)).toEqual([]);
  await own.screenshot({ path: test.info().outputPath('group.png'), fullPage: true });
  await own
    .getByRole('link', { name: /^Open stage 1/ })
    .first()
    .press('Enter');
  await expect(own.getByRole('tab', { name: /Stage Details/ })).toHaveAttribute('aria-selected', 'true');
  await expect(own.locator('#stage-1')).toBeFocused();

  await page.getByRole('button', { name: 'Stop Sharing' }).click();
  await expect(page.getByText('Shared with participants')).toBeHidden();
  await expect(tab).toBeHidden();
});
