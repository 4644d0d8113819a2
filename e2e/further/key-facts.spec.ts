import { expect, type Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import type { Role } from '@vincere/domain';
import { vote } from '../cast.ts';
import { beginStage, button, type Desk, dialog, params } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { changeStatus, closeWindows, contextOf } from '../world.ts';

/* Key facts of a scenario: facilitators follow them in the control room, and everybody reads afterwards what each room knew. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

const roles: readonly Role[] = ['political', 'economic', 'social', 'technological', 'environmental', 'legal'];
const texts = [
  'The fire brigade can lend 64 radios from 18:00.',
  'The insulin on the Maren Vogt keeps until Thursday night; the hospital runs out on Friday.',
  'Under clause 14 a cyber attack is force majeure: the bill is not the city’s to pay.',
  'The vendor tells its other customers ten days, not “within days”.',
];

/** Starts a run of a copy of the sample whose first scenario has four facts, each carried by a post of one room. */
async function startRun(code: string) {
  const { facilitator } = desk.world;
  const run = await desk.startedCopy('Board workshop', code);
  await facilitator.call('setQuestionnaires', { params: params(run), body: { questionnaires: 'none' } });
  for (const role of roles)
    await desk.cast[role].client.call('joinRun', { body: { access_code: code, room_name: role } });
  const scenario = (await desk.now(run)).current_scenario;
  if (scenario === null || scenario === undefined) throw new Error('The run has a scenario');
  const [one = 0, other = 0] = scenario.all_decisions.map(({ id }) => id);
  const rooms = ['technological', 'social', 'legal', 'environmental'] as const;
  const links = [
    { supports: [one], opposes: [] },
    { supports: [one], opposes: [other] },
    { supports: [other], opposes: [] },
    { supports: [], opposes: [one] },
  ];
  const posts: number[] = [];
  for (const [index, text] of texts.entries()) {
    const room_name = rooms[index] ?? 'legal';
    const body = { content: text, room_name, scenario_id: scenario.id };
    const { id } = await facilitator.call('createPost', { body });
    posts.push(id);
    await facilitator.call('createFact', {
      params: { scenarioId: scenario.id },
      body: { text, posts: [id], files: [], ...(links[index] ?? { supports: [], opposes: [] }) },
    });
  }
  return { run, scenario, posts };
}

async function share(run: Run, role: Role, scenario_id: number, post_id: number) {
  await desk.cast[role].client.call('putOnTable', { params: params(run), body: { scenario_id, post_id } });
}

const rowOf = (page: Page, text: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: text }) });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('facilitators follow facts and tick those that were said, and at the end everybody sees what each room knew', async ({
  browser,
}) => {
  const { run, scenario, posts } = await startRun('FACTS1');
  const [radios = '', insulin = '', clause = '', vendor = ''] = texts;
  const [radioPost = 0, insulinPost = 0] = posts;
  await share(run, 'technological', scenario.id, radioPost);
  await share(run, 'social', scenario.id, insulinPost);
  const body = { decision_chosen_id: scenario.all_decisions[0]?.id ?? 0, reasoning: 'It holds.' };
  await desk.cast.economic.client.call('castFinalVote', {
    params: params(run),
    body: { ...body, evidence: [radioPost] },
  });

  const control = await desk.openRun(browser, run);
  await control.getByRole('tab', { name: 'Key facts 2 of 4' }).click();
  await expect(control.getByText('2 of 4 shared. 2 have not left their rooms.')).toBeVisible();
  const used = rowOf(control, radios);
  await expect(used.getByRole('cell', { name: 'Technologist: Held' })).toBeVisible();
  await expect(used).toContainText('Used');
  await expect(rowOf(control, insulin)).toContainText('On the table');
  expect(await findBarriers(control)).toEqual([]);

  // With the keyboard alone: the details of a fact.
  await control.getByRole('button', { name: clause }).press('Enter');
  await expect(control.getByText(/Carried by/).first()).toBeVisible();
  await button(control, 'Not shared 2').click();
  await expect(control.getByRole('rowheader')).toHaveCount(2);
  await expect(rowOf(control, vendor)).toContainText('Held');
  await button(control, 'All 4').click();
  expect(await findBarriers(control)).toEqual([]);
  await control.screenshot({ path: test.info().outputPath('control-room.png') });

  // On a narrow dark screen nothing scrolls sideways.
  const { page: small } = await contextOf(browser, desk.world, desk.world.admin, {
    viewport: { width: 320, height: 760 },
    colorScheme: 'dark',
  });
  await small.goto(`/admin/runs/${run.id}`);
  await small.getByRole('tab', { name: 'Key facts 2 of 4' }).click();
  await expect(rowOf(small, clause)).toContainText('Held');
  expect(await widthOf(small)).toBeLessThanOrEqual(320);
  expect(await findBarriers(small)).toEqual([]);
  await small.screenshot({ path: test.info().outputPath('control-room-phone.png'), fullPage: true });
  await small.setViewportSize({ width: 360, height: 780 });
  await small.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await widthOf(small)).toBeLessThanOrEqual(360);
  await small.screenshot({ path: test.info().outputPath('control-room-enlarged.png'), fullPage: true });

  await vote(
    desk.cast,
    run,
    roles.filter((role) => role !== 'economic'),
  );

  // The advance asks which of the facts that are not on the table were said.
  await control.bringToFront();
  await button(control, 'Next Stage').click();
  const asked = dialog(control);
  await expect(asked).toContainText('2 of 4 facts have not reached the table');
  await expect(asked.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await asked.getByRole('checkbox', { name: clause }).press('Space');
  expect(await findBarriers(control)).toEqual([]);
  await control.screenshot({ path: test.info().outputPath('advance.png') });
  await asked.getByRole('button', { name: 'Reveal the Result' }).click();
  await beginStage(control, 2);
  await expect(control.locator('[aria-current=step]')).toContainText('Stage 2');
  await changeStatus(desk.world, run, 'ENDED');

  // The report shows what each room knew. The facilitator holds it back from the participants at first.
  await control.goto(`/admin/runs/${run.id}`);
  const report = control.getByRole('region', { name: 'What each room knew' });
  await expect(report.getByText(`One fact never left its room. It argued against`)).toBeVisible();
  await expect(report.getByText('With the 3 shared facts, A is ahead.')).toBeVisible();
  const box = (text: string) => report.getByRole('checkbox', { name: text });
  await expect(box(clause)).toBeChecked();
  await expect(box(vendor)).not.toBeChecked();
  await box(vendor).press('Space');
  await expect(report.getByText('Every fact left its room.')).toBeVisible();
  await box(vendor).press('Space');
  await expect(report.getByText(`One fact never left its room. It argued against`)).toBeVisible();
  expect(await findBarriers(control)).toEqual([]);
  await report.screenshot({ path: test.info().outputPath('report.png') });
  const holds = report.getByRole('switch', { name: 'Hold the facts back' });
  await holds.click();
  await expect(holds).toBeChecked();
  const { page: summary } = await contextOf(browser, desk.world, desk.cast.social, {
    viewport: { width: 1440, height: 900 },
  });
  await summary.goto(`/simulation/summary?runId=${run.id}&show=facts`);
  await expect(summary.getByRole('tab', { name: 'Summary' })).toHaveAttribute('aria-selected', 'true');
  await expect(summary.getByRole('tab')).toHaveCount(2);
  await holds.click();
  await expect(holds).not.toBeChecked();
  await summary.reload();
  const tab = summary.getByRole('tab', { name: 'What each room knew' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(summary.getByText('Your room held one fact.')).toBeVisible();
  await expect(summary.getByText('On the table: 1 of 1. Decisions rest on 0.')).toBeVisible();
  expect(await findBarriers(summary)).toEqual([]);
  await summary.screenshot({ path: test.info().outputPath('summary.png'), fullPage: true });
  const { page: phone } = await contextOf(browser, desk.world, desk.cast.technological, {
    viewport: { width: 320, height: 760 },
    colorScheme: 'dark',
  });
  await phone.goto(`/simulation/summary?runId=${run.id}&show=facts`);
  await expect(phone.getByText('Nobody opened it. It stopped with Environmentalist.')).toBeVisible();
  expect(await widthOf(phone)).toBeLessThanOrEqual(320);
  expect(await findBarriers(phone)).toEqual([]);
  await phone.screenshot({ path: test.info().outputPath('summary-phone.png'), fullPage: true });
});
