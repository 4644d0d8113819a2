import { expect, type Page, test } from '@playwright/test';
import { roles } from '@vincere/domain';
import { buildCast, type Cast, playPast, seatCast, vote } from './cast.ts';
import { boxOf, drag } from './drag.ts';
import { ends, Looking } from './looking.ts';
import { as, changeStatus, contextOf, type KnownPerson, openWorld, type World } from './world.ts';

/* The map: a small unfinished simulation is linked, marked and mended on it; the way of a run is on it and in the report. */

test.setTimeout(240_000);

let world: World;
let facilitator: KnownPerson;
let cast: Cast;
const runs = { played: 0, ended: 0, live: 0 };

test.beforeAll(async () => {
  world = await openWorld();
  const { email, password } = world.administrator;
  const session = await as(world.origin, null).call('logIn', { body: { username: email, password } });
  facilitator = { ...session, session, client: as(world.origin, session.access_token) };
  cast = await buildCast(world);
  runs.played = (await playPast(world, cast, 'PAST42')).id;
  runs.ended = await playTie();
  runs.live = await playOneStage();
});
test.afterAll(() => world?.stop());
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

/** A run whose second stage was a tie with voters missing, and that was ended in its third. */
async function playTie(): Promise<number> {
  const run = await seatCast(world, cast, 'TIE001');
  const params = { runId: run.id };
  await changeStatus(world, run, 'IN_PROGRESS');
  await vote(cast, run, roles);
  const { current_scenario } = await world.facilitator.call('advanceRun', { params, body: {} });
  await vote(cast, run, ['political', 'legal']);
  const chosen = current_scenario?.all_decisions[1]?.id ?? 0;
  await world.facilitator.call('advanceRun', { params, body: { force: true, decision_id: chosen } });
  await changeStatus(world, run, 'ENDED');
  return run.id;
}

/** A run that stands in its second stage. */
async function playOneStage(): Promise<number> {
  const run = await seatCast(world, cast, 'LIVE01');
  await changeStatus(world, run, 'IN_PROGRESS');
  await vote(cast, run, roles);
  await world.facilitator.call('advanceRun', { params: { runId: run.id }, body: {} });
  return run.id;
}

type Written = { id: number; name: string };
const description = 'For fifty-one hours Vestmar has unloaded its ships the way it did in 1987.';

/** Three stages of 1, 2 and 2 scenarios; of five decisions two lead on, one room has something to read. */
async function writeSimulation(): Promise<number> {
  const { facilitator: author } = world;
  const simulation = await author.call('createSimulation', { body: { name: 'Harbour Dark', description } });
  const params = { simulationId: simulation.id };
  const stages: number[] = [];
  for (const stage_instruction of ['Decide at dawn', 'Decide at noon', 'Decide at night'])
    stages.push((await author.call('createStage', { params, body: { stage_instruction } })).id);
  const scenario = (stage: number, name: string): Promise<Written> =>
    author.call('createScenario', { params: { stageId: stages[stage] ?? 0 }, body: { name, description } });
  const first = await scenario(0, 'The cranes stop');
  const cold = await scenario(1, 'Cold berths');
  await scenario(1, 'Hands on the cranes');
  const lorries = await scenario(2, 'Forty lorries an hour');
  await scenario(2, 'Ration week');
  const decision = (from: Written, title_of_decision: string, to?: Written) =>
    author.call('createDecision', {
      params: { scenarioId: from.id },
      body: { title_of_decision, link_next_scenario_id: to?.id ?? null },
    });
  await decision(first, 'Cut the port off', cold);
  await decision(first, 'Run the port by hand');
  await decision(cold, 'Move the cargo by road', lorries);
  await decision(lorries, 'Close the road');
  await author.call('createPost', {
    body: { content: 'The reefers are warming up.', room_name: 'economic', scenario_id: cold.id },
  });
  return simulation.id;
}

async function linksOf(simulationId: number): Promise<Record<string, string | null>> {
  const { stages } = await world.facilitator.call('getSimulation', { params: { simulationId } });
  const decisions = stages.flatMap(({ scenarios }) => scenarios).flatMap((one) => one.all_decisions);
  return Object.fromEntries(decisions.map((one) => [one.title_of_decision, one.next_scenario]));
}

const pathOf = (simulationId: number) => `/admin/simulations/${simulationId}/stages?view=map`;
const map = (page: Page) => page.getByRole('region', { name: 'Map of Harbour Dark' });
const card = (page: Page, name: string) => map(page).getByRole('article').filter({ hasText: name });
const port = (page: Page, name: string, index: number) => card(page, name).locator('.nd-out').nth(index);
const inspector = (page: Page, name: string) =>
  page.getByRole('complementary', { name: `Inspector: ${name}` });
const toast = (page: Page) => page.locator('.toast');

async function openMap(browser: Parameters<typeof contextOf>[0]): Promise<{ page: Page; id: number }> {
  const id = await writeSimulation();
  const { page } = await contextOf(browser, world, facilitator, { viewport: { width: 1440, height: 900 } });
  await page.goto(pathOf(id));
  await expect(card(page, 'The cranes stop')).toBeVisible();
  return { page, id };
}

test('what is unfinished is marked in words, and mended by drawing links', async ({ browser }) => {
  const { page, id } = await openMap(browser);
  await expect(card(page, 'The cranes stop')).toContainText('Not linked');
  await expect(card(page, 'Hands on the cranes')).toContainText('No decisions yet');
  await expect(card(page, 'Hands on the cranes')).toContainText('not reached by any decision');
  await expect(card(page, 'Cold berths')).toContainText('5 rooms empty');
  await expect(card(page, 'Ration week')).toContainText('not reached by any decision');

  await drag(page, port(page, 'The cranes stop', 1), card(page, 'Hands on the cranes'));
  await expect(toast(page)).toContainText('“Run the port by hand” leads to “Hands on the cranes”.');
  await expect(card(page, 'Hands on the cranes')).not.toContainText('not reached by any decision');
  await expect(card(page, 'The cranes stop')).not.toContainText('Not linked');
  expect(await linksOf(id)).toMatchObject({ 'Run the port by hand': 'Hands on the cranes' });

  // Drawn again it leads elsewhere; Ctrl+Z takes back one change after the other.
  await drag(page, port(page, 'The cranes stop', 1), card(page, 'Cold berths'));
  await expect(toast(page)).toContainText('leads to “Cold berths”.');
  await page.keyboard.press('Control+z');
  await expect(toast(page)).toContainText('leads to “Hands on the cranes”.');
  await page.keyboard.press('Control+z');
  await expect(toast(page)).toContainText('“Run the port by hand” leads nowhere now.');
  expect(await linksOf(id)).toMatchObject({ 'Run the port by hand': null });
});

test('a link into another stage than the next is refused, and a refused one stays as it was', async ({
  browser,
}) => {
  const { page, id } = await openMap(browser);
  await drag(page, port(page, 'The cranes stop', 1), card(page, 'Forty lorries an hour'));
  await expect(toast(page)).toContainText('A decision can only be linked to a scenario of the next stage');

  await page.route(/\/decision-update\//, (route) => route.abort());
  await drag(page, port(page, 'The cranes stop', 1), card(page, 'Hands on the cranes'));
  await expect(toast(page)).toContainText('Failed to link decision');
  await expect(card(page, 'The cranes stop')).toContainText('Not linked');
  expect(await linksOf(id)).toMatchObject({ 'Run the port by hand': null });
});

test('a simulation without stages is begun on the map', async ({ browser }) => {
  const simulation = await world.facilitator.call('createSimulation', {
    body: { name: 'Harbour Dark', description },
  });
  const { page } = await contextOf(browser, world, facilitator, { viewport: { width: 1440, height: 900 } });
  await page.goto(pathOf(simulation.id));
  await expect(page.getByText('No stages yet')).toBeVisible();
  const dialog = page.getByRole('dialog');
  for (const number of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Add Stage' }).click();
    await dialog.getByLabel('Stage Instructions').fill('Decide at dawn');
    await dialog.getByRole('button', { name: 'Add Stage' }).click();
    await expect(map(page).getByRole('heading', { name: `Stage ${number}` })).toBeVisible();
    await expect(dialog).toBeHidden();
    // With the third stage the button goes that was pressed: the focus is at what is new.
    await expect(map(page).getByRole('heading', { name: `Stage ${number}` })).toBeFocused();
  }
  await expect(page.getByRole('button', { name: 'Add Stage' })).toHaveCount(0);
  await expect(map(page).getByRole('button', { name: /^Add Scenario to stage/ })).toHaveCount(3);
});

test('an undo that the server refuses does not stand in the way of the one before it', async ({
  browser,
}) => {
  const { page, id } = await openMap(browser);
  await drag(page, port(page, 'The cranes stop', 1), card(page, 'Hands on the cranes'));
  await expect(toast(page)).toContainText('“Run the port by hand” leads to “Hands on the cranes”.');
  await drag(page, port(page, 'Cold berths', 0), card(page, 'Ration week'));
  await expect(toast(page)).toContainText('“Move the cargo by road” leads to “Ration week”.');
  const { stages } = await world.facilitator.call('getSimulation', { params: { simulationId: id } });
  const lorries = stages[2]?.scenarios.find(({ name }) => name === 'Forty lorries an hour');
  await world.facilitator.call('deleteScenario', { params: { scenarioId: lorries?.id ?? 0 } });
  await page.keyboard.press('Control+z');
  await expect(toast(page)).toContainText('Failed to link decision');
  await page.keyboard.press('Control+z');
  await expect(toast(page)).toContainText('“Run the port by hand” leads nowhere now.');
});

test('the end of a line is drawn to another card; a clicked line goes with Delete, and Undo brings it back', async ({
  browser,
}) => {
  const { page, id } = await openMap(browser);
  const [from, to] = [await boxOf(card(page, 'Cold berths')), await boxOf(card(page, 'Hands on the cranes'))];
  await page.mouse.move(from.x - 4, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x - 20, to.y + 20, { steps: 5 });
  await page.mouse.move(to.x + 60, to.y + 40, { steps: 5 });
  await page.mouse.up();
  await expect(toast(page)).toContainText('“Cut the port off” leads to “Hands on the cranes”.');
  expect(await linksOf(id)).toMatchObject({ 'Cut the port off': 'Hands on the cranes' });

  const line = page.locator('.react-flow__edge', { has: page.locator('path') }).first();
  const middle = await boxOf(line);
  await page.mouse.click(middle.x + middle.width / 2, middle.y + middle.height / 2);
  await expect(inspector(page, 'The cranes stop')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(toast(page)).toContainText('“Cut the port off” leads nowhere now.');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Link restored');
  expect(await linksOf(id)).toMatchObject({ 'Cut the port off': 'Hands on the cranes' });
});

test('by keyboard alone: from card to card, into the inspector, link, rename, add, delete', async ({
  browser,
}) => {
  const { page, id } = await openMap(browser);
  await card(page, 'The cranes stop').getByRole('button').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(card(page, 'Hands on the cranes').getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const first = inspector(page, 'The cranes stop');
  await expect(first.getByRole('button', { name: 'Close inspector' })).toBeFocused();
  const link = first.getByRole('combobox', { name: 'B, Run the port by hand. Leads to' });
  await link.focus();
  await page.keyboard.press('H');
  await expect(toast(page)).toContainText('leads to “Hands on the cranes”.');
  expect(await linksOf(id)).toMatchObject({ 'Run the port by hand': 'Hands on the cranes' });
  await page.keyboard.press('Escape');
  await expect(first).toHaveCount(0);
  await expect(card(page, 'The cranes stop').getByRole('button')).toBeFocused();

  // Rename
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit title of' }).press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Cold storage');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Cold storage')).toBeVisible();
  await page.keyboard.press('Escape');

  // Add
  await map(page).getByRole('button', { name: 'Add Scenario to stage 2' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add Scenario' });
  await dialog.getByRole('button', { name: 'Add Scenario' }).press('Enter');
  await expect(dialog.getByText('This field is required').first()).toBeVisible();
  await dialog.getByLabel('Name').fill('A quiet deal');
  await dialog.getByLabel('Description').fill('Somebody offers a second key.');
  await dialog.getByLabel('Name').press('Enter');
  await expect(card(page, 'A quiet deal')).toContainText('not reached by any decision');
  const added = inspector(page, 'A quiet deal');
  await expect(added.getByRole('button', { name: 'Close inspector' })).toBeFocused();
  const add = map(page).getByRole('button', { name: 'Add Scenario to stage 2' });
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription('Maximum of 3 scenario(s) allowed for this stage');

  // What nothing leads to is mended from its own side too.
  await added
    .getByRole('combobox', { name: 'Link another decision to A quiet deal' })
    .selectOption({ label: 'The cranes stop: A, Cut the port off' });
  await expect(card(page, 'A quiet deal')).not.toContainText('not reached by any decision');

  // Delete
  await card(page, 'A quiet deal').getByRole('button').press('Delete');
  const ask = page.getByRole('dialog', { name: 'Delete A quiet deal?' });
  await expect(ask.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(ask).toContainText('No longer linked: Cut the port off.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Scenario deleted');
  await expect(card(page, 'A quiet deal')).toHaveCount(0);

  await card(page, 'The cranes stop').getByRole('button').press('Delete');
  await expect(toast(page)).toContainText('Cannot delete the initial scenario');
});

test('a scenario that a run has reached stays, and the map says why', async ({ browser }) => {
  const simulations = await world.facilitator.call('listSimulations');
  const sample = simulations.find(({ name }) => name === 'The Tamber Light');
  const { page } = await contextOf(browser, world, facilitator, { viewport: { width: 1440, height: 900 } });
  await page.goto(pathOf(sample?.id ?? 0));
  await page.getByRole('button', { name: /^2\.1 / }).press('Delete');
  const ask = page.getByRole('dialog');
  await ask.getByRole('button', { name: 'Delete Scenario' }).click();
  await expect(ask.getByRole('alert')).toContainText('has been reached by the run');
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /^2\.1 / })).toBeVisible();
});

test('the report tells the path, each stage, how it was decided and every reason', async ({ browser }) => {
  const { page } = await contextOf(browser, world, facilitator, { viewport: { width: 1440, height: 900 } });
  await page.goto(`/admin/runs/${runs.ended}`);
  const stage = (name: string) => page.getByRole('button', { name });
  await expect(page.getByRole('img', { name: /the path taken: / })).toBeVisible();
  await expect(stage('Stage 1')).toContainText('Majority, 4 of 6');
  await expect(stage('Stage 1')).toHaveAttribute('aria-expanded', 'true');
  await expect(stage('Stage 2')).toContainText('Tie, decided by the facilitator');
  await expect(stage('Stage 2')).toContainText('Advanced with votes missing');
  await expect(stage('Stage 3')).toContainText('The run was ended here');
  await stage('Stage 2').press('Enter');
  const reasons = page.getByRole('table', { name: 'All decisions and reasons' }).nth(1);
  await expect(reasons.getByRole('row')).toHaveCount(3);
  await expect(reasons).toContainText('Maud Lindqvist');
  await expect(page.getByText('No votes', { exact: true })).toHaveCount(4);
  await stage('Stage 3').press('Enter');
  await expect(page.getByText('No detailed room votes available')).toBeVisible();

  await page.getByRole('button', { name: 'Show on the Map' }).press('Enter');
  const way = page.getByRole('region', { name: /^The way of / });
  await expect(way.getByRole('article').filter({ hasText: 'The group ended here' })).toHaveCount(1);
  await expect(way.getByRole('article').filter({ hasText: 'Played' })).toHaveCount(2);
  await expect(way.locator('.react-flow__edge.on')).toHaveCount(2);
});

test('in the control room the map shows where the group is', async ({ browser }) => {
  const { page } = await contextOf(browser, world, facilitator, { viewport: { width: 1440, height: 900 } });
  await page.goto(`/admin/runs/${runs.live}`);
  await page.getByRole('button', { name: 'Show on the Map' }).press('Enter');
  const way = page.getByRole('dialog', { name: 'The way so far' });
  await expect(way.getByRole('article').filter({ hasText: 'The group is here' })).toHaveCount(1);
  await expect(way.getByRole('article').filter({ hasText: 'Played' })).toHaveCount(1);
  await expect(way.locator('.react-flow__edge.on')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Show on the Map' })).toBeFocused();
});

test('on paper every stage is open and light, without rail and buttons', async ({ browser }) => {
  const { page } = await contextOf(browser, world, facilitator, { colorScheme: 'dark' });
  await page.goto(`/admin/runs/${runs.played}`);
  await expect(page.getByRole('button', { name: 'Stage 3' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Final decisions' })).toHaveCount(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('Final decisions', { exact: true }).nth(2)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.locator('.rail')).toBeHidden();
  const lightness = await page.evaluate(() =>
    Number(/oklch\(([\d.]+)/.exec(getComputedStyle(document.body).backgroundColor)?.[1]),
  );
  expect(lightness).toBeGreaterThan(0.9);
});

test('with charts turned off the votes are tables; a report that fails to load has its retry', async ({
  browser,
}) => {
  const settings = await world.facilitator.call('getSettings');
  await world.facilitator.call('updateSettings', { body: { ...settings, enable_analytics: false } });
  const { page } = await contextOf(browser, world, facilitator);
  await page.route(/\/generate-report-admin\//, (route) => route.abort());
  await page.goto(`/admin/runs/${runs.played}`);
  await expect(page.getByText('Failed to load report data')).toBeVisible();
  await page.unroute(/\/generate-report-admin\//);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('columnheader', { name: 'Share' })).toBeVisible();
  await expect(page.locator('.vb')).toHaveCount(0);
  await world.facilitator.call('updateSettings', { body: { ...settings, enable_analytics: true } });
});

test('map and report as they look, by axe and by eye', async ({ browser }) => {
  const id = await writeSimulation();
  const looking = await Looking.begin(browser, world);
  const { page } = looking;
  await looking.become(facilitator);
  await looking.open(pathOf(id));
  await expect(card(page, 'The cranes stop')).toBeVisible();
  await looking.look('map');
  await looking.wide(1440);
  await card(page, 'Cold berths').getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Reached by' })).toBeVisible();
  await looking.look('map-inspector');

  await looking.open(`/admin/runs/${runs.ended}`);
  await page.getByRole('button', { name: 'Stage 2' }).click();
  await looking.look('report');
  await page.getByRole('button', { name: 'Show on the Map' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'The group ended here' })).toBeVisible();
  await looking.look('report-map', ends);
  await looking.open(`/admin/runs/${runs.live}`);
  await page.getByRole('button', { name: 'Show on the Map' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'The group is here' })).toBeVisible();
  await looking.look('control-room-map', ends);
});
