import { type Browser, expect, type Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { button, type Desk } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { choose, dashboardOf, reasoning, someone } from '../on-a-run.ts';
import { changeStatus, closeWindows, contextOf, type KnownPerson, sampleOf } from '../world.ts';

/* A simulation with four rooms of its own, from its authoring to the report. */

test.setTimeout(180_000);

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

/** Checks a page in both themes, wide and on the narrowest phone. */
async function holdsUp(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findBarriers(page)).toEqual([]);
  }
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 720 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize(before ?? { width: 1280, height: 720 });
}

async function windowOf(browser: Browser, person: KnownPerson, path: string): Promise<Page> {
  const { page } = await contextOf(browser, desk.world, person);
  await page.goto(path);
  return page;
}

/** Copies the sample and returns the id of the copy. */
async function copySample(): Promise<number> {
  const { facilitator } = desk.world;
  const { id } = await sampleOf(desk.world);
  const copy = await facilitator.call('duplicateSimulation', { params: { simulationId: id } });
  return copy.id;
}

const inUse = (page: Page, name: string) => page.getByRole('switch', { name: `${name} is in use` });

/** Renames a room in its form. */
async function rename(page: Page, room: string, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: `Edit ${room}` }).click();
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
}

async function saveRoom(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveCount(0);
}

async function authorRooms(page: Page): Promise<void> {
  await expect(page.getByRole('tab', { name: 'Rooms 6' })).toBeVisible();
  await inUse(page, 'Strategist').press('Space');
  await expect(page.getByRole('tab', { name: 'Rooms 5' })).toBeVisible();
  await inUse(page, 'Technologist').click();
  await expect(page.getByRole('tab', { name: 'Rooms 4' })).toBeVisible();
  await rename(page, 'Advocate', {
    Title: 'Families',
    Persona: 'The Ward Sister',
    Handle: '@wardseven',
    Description: 'Speaks for those who wait: at the bedside and at the gate.',
  });
  await holdsUp(page);
  await saveRoom(page);
  await rename(page, 'Environmentalist', { Title: 'Families' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Another room is called “Families” already').first()).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Coast');
  await saveRoom(page);
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByRole('listitem')).toHaveText([
    /^Economist/,
    'FamiliesThe Ward Sister',
    /^Coast/,
    /^Legal Expert/,
  ]);
  await holdsUp(page);
}

test('four rooms with titles of their own are written, joined, voted in and reported', async ({
  browser,
}) => {
  const simulationId = await copySample();
  const author = await windowOf(
    browser,
    desk.world.admin,
    `/admin/simulations/${simulationId}/stages?view=rooms`,
  );
  await authorRooms(author);

  const { facilitator } = desk.world;
  const run: Run = await facilitator.call('createRun', {
    params: { simulationId },
    body: { name: 'Four rooms', access_code: 'FOURRM' },
  });
  const others = await Promise.all([someone(desk.world), someone(desk.world), someone(desk.world)]);
  for (const [index, room_name] of (['economic', 'environmental', 'legal'] as const).entries())
    await others[index]?.client.call('joinRun', { body: { access_code: run.access_code, room_name } });

  // The dialog offers the four rooms of the typed code and proposes none.
  const sister = await someone(desk.world);
  const page = await windowOf(browser, sister, '/dashboard');
  await button(page, 'Start Simulation').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Access code').fill(run.access_code.toLowerCase());
  await expect(dialog.getByRole('radio')).toHaveCount(4);
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await dialog.getByText('Families').click();
  await expect(dialog).toContainText('Speaks for those who wait: at the bedside and at the gate.');
  await holdsUp(page);
  await button(page, 'Join').click();
  await expect(page).toHaveURL(/\/simulation\?code=/);
  await expect(page.getByText('Families').first()).toBeVisible();

  await changeStatus(desk.world, run, 'IN_PROGRESS');
  await page.goto(dashboardOf(run));
  const cards = page.getByRole('region', { name: 'Rooms' });
  await expect(cards.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(cards.getByRole('list').getByRole('button')).toHaveCount(4);
  await expect(cards).toContainText('Coast');
  await expect(cards).not.toContainText('Strategist');
  await holdsUp(page);

  await page.getByRole('link', { name: 'Enter Room: Families' }).click();
  await expect(page).toHaveTitle(/Room: Families/);
  await choose(page, 'Available Decision');
  await reasoning(page).fill('They have waited long enough.');
  await button(page, 'Submit Decision').click();
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
  await page.goto(`/simulation/room/political?code=${run.access_code}`);
  await expect(page.getByText('No such room').first()).toBeVisible();

  await page.goto(dashboardOf(run));
  await choose(page, 'Your final decision');
  await reasoning(page).fill('We can stand by it.');
  await button(page, 'Submit Final Decision').click();
  await expect(page.getByText('Stage Complete!').first()).toBeVisible();
  const { current_scenario } = await facilitator.call('getRun', { params: { runId: run.id } });
  const decision_chosen_id = current_scenario?.all_decisions[0]?.id ?? 0;
  for (const { client } of others)
    await client.call('castFinalVote', {
      params: { runId: run.id },
      body: { decision_chosen_id, reasoning: 'It holds.' },
    });

  // The control room and the report count four rooms.
  const control = await windowOf(browser, desk.world.admin, `/admin/runs/${run.id}`);
  await expect(control.getByRole('heading', { name: 'Families' })).toBeVisible();
  await expect(control.getByRole('heading', { name: 'Strategist' })).toHaveCount(0);
  await holdsUp(control);
  await facilitator.call('advanceRun', { params: { runId: run.id } });
  await changeStatus(desk.world, run, 'ENDED');
  await control.goto(`/admin/runs/${run.id}`);
  const agreement = control.getByRole('region', { name: 'Rooms compared with the group' }).first();
  await expect(agreement.getByRole('rowheader')).toHaveText([
    'Economist',
    'Families',
    'Coast',
    'Legal Expert',
  ]);
  await holdsUp(control);

  await page.goto(`/simulation/summary?runId=${run.id}`);
  await expect(page).toHaveURL(/questionnaire|summary/);
});

test('rooms are assigned evenly if one of them has a title of its own', async ({ browser }) => {
  const simulationId = await copySample();
  const { facilitator } = desk.world;
  const { rooms } = await facilitator.call('updateSimulation', {
    params: { simulationId },
    body: {
      rooms: (['political', 'economic', 'social', 'technological', 'environmental', 'legal'] as const).map(
        (room_name) => ({
          room_name,
          in_use: room_name === 'economic' || room_name === 'legal',
          title: room_name === 'legal' ? 'The Bench' : null,
          persona: null,
          description: null,
        }),
      ),
    },
  });
  expect(rooms?.filter(({ in_use }) => in_use)).toHaveLength(2);
  const run = await facilitator.call('createRun', {
    params: { simulationId },
    body: { name: 'Two rooms', access_code: 'TWOROM' },
  });
  for (const { client } of await Promise.all([someone(desk.world), someone(desk.world)]))
    await client.call('joinRun', { body: { access_code: run.access_code, room_name: 'economic' } });
  const page = await windowOf(browser, desk.world.admin, `/admin/runs/${run.id}`);
  await button(page, 'Assign rooms').click();
  const dialog = page.getByRole('dialog', { name: 'Assign rooms' });
  await expect(dialog).toContainText('Rankings do not count, because the rooms have titles of their own.');
  await expect(dialog).toContainText('1 person changes rooms.');
  await expect(dialog.getByRole('region', { name: /^The Bench 1/ })).toBeVisible();
  await expect(dialog).not.toContainText('First choice');
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  const { people } = await facilitator.call('listPeopleToPlace', { params: { runId: run.id } });
  expect(people.map(({ room_name }) => room_name).toSorted()).toEqual(['economic', 'legal']);
});
