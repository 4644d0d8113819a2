import { expect, type Page } from '@playwright/test';
import { type Role, roles } from '@vincere/domain';
import { Author } from './author.ts';
import { expectToast, toaster } from './call-faults.ts';
import { buildCast, type Cast } from './cast.ts';
import { drag } from './drag.ts';
import { beginStage } from './facilitator-world.ts';
import { test } from './fixtures.ts';
import { Participant } from './participant.ts';
import { buildPerson, contextOf, type KnownPerson, openWorld, type World } from './world.ts';

/*
 * A facilitator writes a small simulation from scratch and starts a run of it, using only the pages. Six participants over
 * HTTP and one in a browser play it, including a tie, until the facilitator sees the report.
 */

test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);

let world: World;
let cast: Cast;
let author: Author;
let guest: KnownPerson;

test.beforeAll(async ({ browser }) => {
  world = await openWorld();
  cast = await buildCast(world);
  guest = await buildPerson(world, {
    first_name: 'Nora',
    last_name: 'Falk',
    email_address: 'nora@example.org',
  });
  author = await Author.sitDown(browser, world);
  await author.page.setViewportSize({ width: 1440, height: 900 });
});
test.afterAll(() => world?.stop());

const story = [['The cranes stop'], ['Cold berths', 'A quiet deal'], ['Night', 'Day', 'Dusk']];
/** The decisions of each scenario, with the scenario that each leads to. */
const choices: Record<string, Record<string, string | undefined>> = {
  'The cranes stop': { 'Cut it off': 'Cold berths', 'Run by hand': 'A quiet deal', Wait: 'Cold berths' },
  'Cold berths': { 'By road': 'Night' },
  'A quiet deal': { 'Take it': 'Day', 'Refuse it': 'Dusk' },
  Night: { 'Close the road': undefined },
  Day: { 'Open the gates': undefined },
  Dusk: { 'Count the cost': undefined },
};
/** The scenarios that the group will visit, and which need texts. */
const way = ['The cranes stop', 'A quiet deal', 'Dusk'];

/** Adds posts, and once a file, to the guest's room. */
async function fillRoom(name: string): Promise<void> {
  const { page } = author;
  await author.follow(/The Strategist/);
  await page.getByLabel('Text of the post').fill(`Prices move in ${name}.`);
  await author.press('Add Post');
  await expect(page.getByRole('button', { name: 'Delete post by The Strategist' })).toBeVisible();
  if (name === way[0]) {
    await page.getByRole('tab', { name: 'Files' }).click();
    const buffer = Buffer.from('berth,ships\n1,4\n');
    await page
      .getByLabel('Files to upload')
      .setInputFiles({ name: 'berths.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByRole('button', { name: 'Download berths.csv' })).toBeVisible();
  }
  await author.dialog().getByRole('button', { name: 'Close' }).click();
  await expect(author.dialog()).toBeHidden();
}

test('the facilitator writes the simulation: texts, decisions, posts and a file', async () => {
  const { page } = author;
  await page.goto('/admin/simulations');
  await author.press('Create Simulation');
  await author.dialog().getByLabel('Name').fill('Harbour Dark');
  await author.dialog().getByLabel('Description').fill('A port loses its cranes.');
  await author.dialog().getByRole('button', { name: 'Create Simulation' }).click();
  await author.writeStages(['The first hour', 'The third day', 'The reckoning']);
  for (const [index, names] of story.entries()) {
    await author.follow(`Manage Scenarios of Stage ${index + 1}`);
    for (const name of names) await author.addScenario(name);
    for (const name of names) {
      await author.follow(`Configure ${name}`);
      for (const title of Object.keys(choices[name] ?? {})) await author.addDecision(title);
      if (way.includes(name)) await fillRoom(name);
      await author.follow(`Harbour Dark, Stage ${index + 1}`);
    }
    await author.follow('Back to Stages');
  }
});

test('the facilitator links the decisions by drawing on the map', async () => {
  const { page } = author;
  await page.getByRole('tab', { name: 'Map' }).click();
  const map = page.getByRole('region', { name: 'Map of Harbour Dark' });
  const card = (name: string) => map.getByRole('article').filter({ hasText: new RegExp(`\\d ?${name}`) });
  for (const [name, decisions] of Object.entries(choices))
    for (const [index, [title, target]] of Object.entries(decisions).entries()) {
      if (target === undefined) continue;
      await drag(
        page,
        card(name).getByTitle('Drag to a scenario of the next stage').nth(index),
        card(target),
      );
      await expect(toaster(page)).toContainText(`“${title}” leads to “${target}”.`);
    }
  await expect(map).not.toContainText('Not linked');
  await expect(map).not.toContainText('not reached by any decision');
});

/** Casts the votes of everybody over HTTP, by decision index. */
async function decide(runId: number, choose: (role: Role, index: number) => number): Promise<void> {
  const { current_scenario } = await world.facilitator.call('getRun', { params: { runId } });
  for (const [index, role] of roles.entries()) {
    const decision_chosen_id = current_scenario?.all_decisions[choose(role, index)]?.id ?? 0;
    const input = {
      params: { runId },
      body: { decision_chosen_id, reasoning: `The ${role} room holds it.` },
    };
    await cast[role].client.call('castRoomVote', input);
    await cast[role].client.call('castFinalVote', input);
  }
}

async function nextStage(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next Stage', exact: true });
  await expect(next).toBeEnabled();
  await next.click();
}

test('a run is started from the simulation page and played to the report, including a tie', async ({
  browser,
}) => {
  const { page } = author;
  await page.getByRole('button', { name: 'Start Run' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start Run' });
  await expect(dialog.getByRole('radio', { name: /Harbour Dark/ })).toBeChecked();
  await dialog.getByLabel('Run name').fill('Harbour group');
  await dialog.getByRole('button', { name: 'Create Run' }).click();
  await expect(page).toHaveURL(/\/admin\/runs\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour group' })).toBeVisible();
  const runId = Number(page.url().split('/').at(-1));
  const access_code =
    (await page.getByRole('region', { name: 'Access code' }).getByRole('paragraph').first().textContent()) ??
    '';

  for (const role of roles)
    await cast[role].client.call('joinRun', { body: { access_code, room_name: role } });
  const { page: ownPage } = await contextOf(browser, world, guest);
  const nora = new Participant(ownPage, guest, 'political');
  await ownPage.goto('/dashboard');
  await nora.join(access_code);
  await expect(page.getByRole('row').filter({ hasText: 'Nora Falk' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Run', exact: true }).click();
  await expectToast(page, 'Status Updated', 'Simulation run is now In Progress');

  await nora.enterRoom();
  await expect(ownPage.getByText('Prices move in The cranes stop.')).toBeVisible();
  await expect(ownPage.getByText('berths.csv').first()).toBeVisible();
  await nora.voteInRoom(2, 'We need an hour.');
  await nora.decide(2, 'We need an hour.');
  await decide(runId, (_, index) => index % 2);
  await nextStage(page);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Three votes each' })).toBeVisible();
  await page.getByRole('dialog').getByRole('radio', { name: /^B: / }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Next Stage with B' }).click();
  await beginStage(page, 2);
  await expectToast(page, 'Stage Advanced', 'Stage 2: A quiet deal');

  for (const [stage, option] of [
    [2, 1],
    [3, 0],
  ] as const) {
    await expect(ownPage.getByText(`Stage ${stage} of 3`).first()).toBeVisible();
    await nora.enterRoom();
    await expect(ownPage.getByText(`Prices move in ${way[stage - 1]}.`)).toBeVisible();
    await nora.voteInRoom(option, 'It is what we can defend.');
    await nora.decide(option, 'It is what we can defend.');
    await decide(runId, () => option);
    if (stage === 2) {
      await nextStage(page);
      await beginStage(page, 3);
      await expectToast(page, 'Stage Advanced', 'Stage 3: Dusk');
    }
  }
  await page.getByRole('button', { name: 'Finish Simulation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish Simulation' }).click();
  await expect(toaster(page).getByText('Simulation Completed', { exact: true })).toBeVisible();
  await expect(ownPage.getByText('Simulation Complete!').first()).toBeVisible();

  const stageButton = (name: string) => page.getByRole('button', { name });
  await expect(stageButton('Stage 1')).toContainText('Tie, decided by the facilitator');
  await expect(stageButton('Stage 2')).toContainText('Majority, 7 of 7');
  await expect(stageButton('Stage 3')).toContainText('Majority, 7 of 7');
  await expect(page.getByRole('img', { name: /the path taken: / })).toBeVisible();
  const reasons = page.getByRole('table', { name: 'All decisions and reasoning' }).first();
  await expect(reasons.getByRole('row').filter({ hasText: 'Nora Falk' })).toContainText('We need an hour.');
});
