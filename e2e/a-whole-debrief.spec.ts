import { type BrowserContext, expect, type Page } from '@playwright/test';
import { debriefStatements, roles } from '@vincere/domain';
import { test } from './fixtures.ts';
import { findBarriers } from './looking.ts';
import {
  allAnswers,
  buildPerson,
  changeStatus,
  closeWindows,
  contextOf,
  createRun,
  type KnownPerson,
  openWorld,
  type World,
} from './world.ts';

/*
 * Twelve people debrief a finished run: on their own screens, two of them phones, with a control screen and a projector. One
 * person loses the connection in the middle of a sentence, and the server is killed once.
 */

let world: World;
test.beforeAll(async () => {
  world = await openWorld();
});
test.afterAll(() => world?.stop());
test.afterEach(closeWindows);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const offlineMs = 30_000;
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const said = (page: Page, text: string) => page.getByText(text, { exact: true });

type Screen = { person: KnownPerson; page: Page; context: BrowserContext };

async function twelvePeople(): Promise<KnownPerson[]> {
  const people: KnownPerson[] = [];
  for (let index = 0; index < 12; index++)
    people.push(
      await buildPerson(world, {
        first_name: `Person${index + 1}`,
        last_name: 'Quay',
        email_address: `debrief-${index}@example.org`,
      }),
    );
  return people;
}

/** Plays a run to its end. Its first stage is a tie, and its people move between room vote and final decision. */
async function playedRun(people: readonly KnownPerson[]) {
  const run = await createRun(world, 'TALK12');
  const params = { runId: run.id };
  for (const [index, { client }] of people.entries())
    await client.call('joinRun', { body: { access_code: 'TALK12', room_name: roles[index % roles.length] } });
  await changeStatus(world, run, 'IN_PROGRESS');
  for (const stage of [1, 2, 3]) {
    const { current_scenario } = await world.facilitator.call('getRun', { params });
    const ids = current_scenario?.all_decisions.map(({ id }) => id) ?? [];
    for (const [index, { client }] of people.entries()) {
      const vote = (place: number) => ({
        params,
        body: { decision_chosen_id: ids[place] ?? 0, reasoning: 'It holds.' },
      });
      await client.call('castRoomVote', vote(0));
      await client.call('castFinalVote', vote(stage === 1 ? index % 2 : 0));
    }
    await world.facilitator.call('advanceRun', {
      params,
      body: stage === 1 ? { decision_id: ids[0] ?? 0 } : {},
    });
  }
  const played = await world.facilitator.call('getRun', { params });
  return played.status === 'IN_PROGRESS' ? changeStatus(world, played, 'COMPLETED') : played;
}

test('twelve people debrief a finished run from its reactions to their commitments', async ({ browser }) => {
  test.setTimeout(300_000);
  const people = await twelvePeople();
  const run = await playedRun(people);
  const address = `/admin/runs/${run.id}/debrief`;
  const { page: control } = await contextOf(browser, world, world.admin);
  await control.goto(address);
  await press(control, 'Start Debrief');
  const { page: wall } = await contextOf(browser, world, world.admin, {
    viewport: { width: 1920, height: 1080 },
  });
  await wall.goto(`${address}?present=1`);
  const screens: Screen[] = [];
  for (const [index, person] of people.entries()) {
    const opened = await contextOf(browser, world, person, index < 2 ? phone : {});
    screens.push({ person, ...opened });
    await opened.page.goto(`/simulation/debrief?runId=${run.id}`);
  }
  const [ada, bob, cay, dan] = screens as [Screen, Screen, Screen, Screen];
  const everybody = async (work: (screen: Screen, index: number) => Promise<unknown>) => {
    for (const [index, screen] of screens.entries()) await work(screen, index);
  };
  const question = (page: Page, text: string) =>
    expect(page.getByRole('heading', { level: 2 }).first()).toContainText(text);

  // Reactions are private unless their author chooses otherwise.
  await everybody(({ page }) => question(page, 'What is still going through your head?'));
  await field(ada.page).fill('I am still angry.');
  await press(ada.page, 'Send');
  await expect(said(ada.page, 'Only you can read it.')).toBeVisible();
  await field(bob.page).fill('It went very fast.');
  await bob.page.getByText('Everyone', { exact: true }).click();
  await expect(bob.page.getByText('Your facilitator reads it without your name, room or time')).toBeVisible();
  await press(bob.page, 'Send');
  await expect(said(bob.page, 'For everyone. Not shown yet.')).toBeVisible();
  await expect(said(control, 'It went very fast.')).toBeVisible();
  await expect(said(control, 'I am still angry.')).toBeHidden();
  await press(control, /^Release ?: It went very fast/);
  await everybody(({ page }) => expect(said(page, 'It went very fast.').first()).toBeVisible());
  await expect(said(wall, 'It went very fast.')).toBeVisible();
  expect(await findBarriers(ada.page)).toEqual([]);

  // A person who is typing stays on the phase until they follow.
  await field(cay.page).fill('I wanted to say');
  await press(control, 'Go to What Happened');
  await question(dan.page, 'What happened, in the order in which you remember it?');
  await expect(cay.page.getByText('The debrief has moved on: What happened.')).toBeVisible();
  await expect(field(cay.page)).toHaveValue('I wanted to say');
  await press(cay.page, 'Go There');
  await question(cay.page, 'What happened, in the order in which you remember it?');
  const tie = 'A and B had 6 votes each. What would have broken the tie?';
  await press(control, `Show on the projector: ${tie}`);
  await everybody(({ page }) => question(page, tie));

  // One person loses the connection in the middle of a sentence, and sends while it is lost.
  await press(control, 'Go to Why');
  await question(bob.page, 'Why did it make sense at the time?');
  await field(bob.page).fill('We thought the others');
  await bob.context.setOffline(true);
  const lostAt = Date.now();
  await expect(bob.page.getByText('Connection lost. Trying again.')).toBeVisible();
  await field(bob.page).pressSequentially(' had read it.');
  await press(bob.page, 'Send');
  await expect(said(bob.page, 'Waiting to be sent')).toBeVisible();
  await everybody(async ({ page }, index) => {
    if (index < 2) return;
    await field(page).fill(`Answer ${index + 1} to why.`);
    await press(page, 'Send');
    await expect(said(page, 'For everyone. Not shown yet.')).toBeVisible();
  });
  await bob.page.waitForTimeout(Math.max(0, offlineMs - (Date.now() - lostAt)));
  await bob.context.setOffline(false);
  await expect(said(bob.page, 'For everyone. Not shown yet.')).toBeVisible({ timeout: 30_000 });
  await expect(said(control, 'We thought the others had read it.')).toHaveCount(1);

  // The server is killed while somebody writes.
  await field(ada.page).fill('I did not want to be');
  await world.kill();
  await field(ada.page).pressSequentially(' the only one.');
  await press(ada.page, 'Send');
  await expect(said(ada.page, 'Waiting to be sent')).toBeVisible();
  await world.restart();
  await expect(said(ada.page, 'For everyone. Not shown yet.')).toBeVisible({ timeout: 30_000 });
  await expect(said(control, 'I did not want to be the only one.')).toHaveCount(1, { timeout: 30_000 });
  await press(control, /^Release All/);
  await everybody(({ page }) =>
    expect(said(page, 'Answer 12 to why.').first()).toBeVisible({ timeout: 30_000 }),
  );

  // Lessons are marked by everybody, and ordered once the marking is closed.
  await press(control, 'Go to Lessons');
  for (const [screen, text] of [
    [ada, 'Ask every room.'],
    [bob, 'Put bad news first.'],
  ] as const) {
    await question(screen.page, 'What will you do differently on Monday?');
    await field(screen.page).fill(text);
    await press(screen.page, 'Send');
    await expect(said(screen.page, 'For everyone. Not shown yet.')).toBeVisible();
  }
  await press(control, /^To Release/);
  await press(control, /^Release All/);
  await everybody(async ({ page }, index) => {
    await question(page, 'Which three will you hold on to?');
    await press(page, 'Mark: Ask every room.');
    await expect(page.getByText('2 of 3 marks left')).toBeVisible();
    if (index % 2 === 0) await press(page, 'Mark: Put bad news first.');
  });
  await expect(wall.getByText('12 marks')).toBeHidden();
  await press(control, 'Close Marking');
  await control.getByRole('dialog').getByRole('button', { name: 'Close Marking' }).click();
  await everybody(({ page }) => expect(said(page, '12 marks')).toBeVisible());
  await expect(wall.getByText('12 marks')).toBeVisible();

  // Two people commit to something, and the group gets three actions.
  await press(control, 'Go to Commitment');
  for (const { page } of [ada, cay]) {
    await question(page, 'What will you do, and by when?');
    await page.getByLabel('I will').fill('ask what a number leaves out');
    await press(page, 'Save Commitment');
    await expect(said(page, 'ask what a number leaves out')).toBeVisible();
  }
  for (const what of ['Test the pumps', 'Name a timekeeper', 'Read the law']) {
    await press(control, 'Write an Action');
    await control.getByLabel('What', { exact: true }).fill(what);
    await control.getByLabel('Name or team').fill('Crisis team');
    await press(control, 'Save');
    await expect(control.getByRole('region', { name: 'Actions' })).toContainText(what);
  }
  await press(control, 'Finish Debrief');
  await everybody(async ({ page }, index) => {
    await question(page, 'How was this debrief?');
    if (index > 5) {
      await press(page, 'Leave Out');
      await press(page, 'Leave Out');
      return expect(page.getByText('Thank you. You are done with the questions.')).toBeVisible();
    }
    for (const statement of debriefStatements)
      await page.getByRole('radiogroup', { name: statement }).getByText('6').click();
    await press(page, 'Send');
    await expect(page.getByText('Thank you. You are done with the questions.')).toBeVisible();
  });
  // The figures appear with the fourth answer.
  await expect(control.getByText('mean 6.0')).toHaveCount(6);
  expect(await findBarriers(bob.page)).toEqual([]);

  // The files have lessons and actions, and the commitments stay with their authors.
  const { lessons, actions } = (
    await world.facilitator.call('getGuidedDebrief', { params: { runId: run.id } })
  ).debrief ?? { lessons: [], actions: [] };
  expect(lessons.map(({ text, marks }) => [text, marks])).toEqual([
    ['Ask every room.', 12],
    ['Put bad news first.', 6],
  ]);
  expect(actions).toHaveLength(3);
  for (const { person } of [ada, dan])
    await person.client.call('submitQuestionnaire', {
      params: { userId: person.session.id },
      body: { ...allAnswers('post'), questionnaire_type: 'post', simulation_run_id: run.id },
    });
  await ada.page.goto(`/simulation/summary?runId=${run.id}`);
  await expect(ada.page.getByRole('heading', { name: 'Your commitment' })).toBeVisible();
  await dan.page.goto(`/simulation/summary?runId=${run.id}`);
  await expect(dan.page.getByRole('heading', { name: 'Lessons', exact: true })).toBeVisible();
  await expect(dan.page.getByText('ask what a number leaves out')).toBeHidden();
});
