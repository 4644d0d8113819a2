import { expect, type Page } from '@playwright/test';
import { cut, expectToast, failedToast, loseAnswer, toaster, treat } from './call-faults.ts';
import { test } from './fixtures.ts';
import { loading } from './looking.ts';
import {
  choose,
  connection,
  dashboardOf,
  inRoom,
  note,
  press,
  reasoning,
  roomOf,
  someone,
  startRun,
  storedIn,
} from './on-a-run.ts';
import { changeStatus, closeWindows, contextOf, openWorld, type World } from './world.ts';

/* Lost connections and a killed server: nothing typed is lost, and nothing is stored twice. */

let world: World;
test.beforeAll(async () => {
  world = await openWorld();
});
test.afterAll(() => world?.stop());
test.afterEach(closeWindows);

const unsentNotes = (page: Page) => page.getByRole('list', { name: 'Notes' }).locator('[data-state]');

test('a lost connection during a stage loses nothing and duplicates nothing', async ({ browser }) => {
  const { person, run, page, context } = await inRoom(browser, world);
  await reasoning(page).fill('Before the cut, ');
  await note(page).fill('A note of before');
  await context.setOffline(true);
  await expect(connection(page)).toHaveText('Connection lost. Trying again.');
  await reasoning(page).pressSequentially('and during it');
  await press(page, 'Add Note');
  await expect(unsentNotes(page)).toContainText('A note of before');
  await expect(unsentNotes(page)).toHaveAttribute('data-state', 'waiting');
  await note(page).fill('A note that is still being written');
  await press(page, 'Submit Decision');
  await expect(page.getByText('Waiting for the connection. Your decision')).toBeFocused();
  // At least one more attempt fails.
  await page.waitForEvent('requestfailed');

  await context.setOffline(false);
  await expect(connection(page)).toHaveText('Connection is back.');
  await expect(page.getByText('Submitted', { exact: true })).toBeFocused();
  await expect(unsentNotes(page)).toHaveCount(0);
  await expect(note(page)).toHaveValue('A note that is still being written');
  const { notes, reasons } = await storedIn(person, run);
  expect(reasons).toEqual(['Before the cut, and during it']);
  expect(notes.split('A note of before')).toHaveLength(2);
});

test('a write whose response is lost is stored once', async ({ browser }) => {
  const { person, run, page } = await inRoom(browser, world);
  await reasoning(page).fill('Sent, but never answered');
  await note(page).fill('Written once');
  const settle = [await loseAnswer(page, 'addRoomNote'), await loseAnswer(page, 'castRoomVote')];
  await press(page, 'Add Note');
  await press(page, 'Submit Decision');
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
  await expect(page.getByText('Written once')).toHaveCount(1);
  for (const one of settle) await one();
  await expect(unsentNotes(page)).toHaveCount(0);

  await page.goto(dashboardOf(run));
  const unsettle = await loseAnswer(page, 'castFinalVote');
  await choose(page, 'Your final decision');
  await reasoning(page).fill('The final word');
  await press(page, 'Submit Final Decision');
  await expect(page.getByText('Decision Submitted', { exact: true })).toBeVisible();
  await unsettle();
  const { notes, reasons } = await storedIn(person, run);
  expect(reasons).toEqual(['Sent, but never answered']);
  expect(notes.split('Written once')).toHaveLength(2);
  const { all_users_decision } = await world.facilitator.call('getRun', { params: { runId: run.id } });
  expect(all_users_decision.map((vote) => vote.reasoning)).toEqual(['The final word']);

  await world.facilitator.call('advanceRun', { params: { runId: run.id }, body: {} });
  for (const path of [dashboardOf(run), roomOf(run)]) {
    await page.goto(path);
    await expect(page.getByText('Stage 2 of 3').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('radiogroup').first()).toBeVisible();
    await expect(page.getByText('It was not')).toHaveCount(0);
  }
});

test('a server killed during a stage loses nothing and duplicates nothing', async ({ browser }) => {
  const { person, run, page } = await inRoom(browser, world);
  await reasoning(page).fill('Taken, but never confirmed');
  await note(page).fill('A note of before');
  const settle = await treat(page, 'castRoomVote', async (route) => {
    await route.fetch();
    await world.kill();
    await route.abort();
  });
  await press(page, 'Submit Decision');
  await expect(connection(page)).toHaveText('Connection lost. Trying again.', { timeout: 20_000 });
  await settle();
  await press(page, 'Add Note');
  await expect(unsentNotes(page)).toContainText('A note of before');
  await expect(unsentNotes(page)).toHaveAttribute('data-state', 'waiting');
  await note(page).fill('A note that is still being written');
  await expect(page.getByRole('main').getByText('Taken, but never confirmed')).toBeVisible();

  await world.restart();
  await expect(connection(page)).toHaveText('Connection is back.');
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
  await expect(unsentNotes(page)).toHaveCount(0);
  await expect(note(page)).toHaveValue('A note that is still being written');
  const { notes, reasons } = await storedIn(person, run);
  expect(reasons).toEqual(['Taken, but never confirmed']);
  expect(notes.split('A note of before')).toHaveLength(2);
});

test('a final decision made offline is sent automatically, once', async ({ browser }) => {
  const person = await someone(world);
  const run = await startRun(world, [person]);
  const { page, context } = await contextOf(browser, world, person);
  await page.goto(dashboardOf(run));
  const decide = async (why: string) => {
    await choose(page, 'Your final decision');
    await reasoning(page).fill(why);
    await press(page, 'Submit Final Decision');
  };
  await expect(page.getByText('Final Decision Required')).toBeVisible();
  // Wait for the reads. Offline they would fail, and their errors would be shown too.
  await expect(loading(page)).toHaveCount(0);
  await context.setOffline(true);
  await decide('Typed with a line');
  const waiting = page.getByText('Waiting for the connection. Your decision will be sent when it is back.');
  await expect(waiting).toBeVisible();
  await expect(reasoning(page)).toHaveCount(0);
  await press(page, 'Edit');
  await expect(reasoning(page)).toHaveValue('Typed with a line');
  await context.setOffline(false);
  await expect(connection(page)).toHaveText('Connection is back.');
  // A cancelled decision is not sent.
  await expect(page.getByText('Decision Submitted', { exact: true })).toHaveCount(0);

  await world.kill();
  await decide('Sent to a dead server');
  await expect(waiting).toBeVisible();
  await expect(failedToast(page)).toBeEmpty();
  await world.restart();
  await expect(page.getByText('Decision Submitted', { exact: true })).toBeVisible();
  await expectToast(page, 'Decision submitted successfully!');
  const { all_users_decision } = await world.facilitator.call('getRun', { params: { runId: run.id } });
  expect(all_users_decision.map((vote) => vote.reasoning)).toEqual(['Sent to a dead server']);
});

test('a read error disappears once the data is there', async ({ browser }) => {
  const person = await someone(world);
  const run = await startRun(world, [person]);
  const { page, context } = await contextOf(browser, world, person);
  const settle = await cut(page, 'getRoomVotes');
  await page.goto(dashboardOf(run));
  await expectToast(page, 'Error', 'Failed to load room decisions');
  await context.setOffline(true);
  await expect(connection(page)).toHaveText('Connection lost. Trying again.');
  await settle();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('listitem').getByRole('alert')).toHaveCount(0);
  await expect(toaster(page)).toBeEmpty();
});

test('a decision queued in the room is also sent from the dashboard', async ({ browser }) => {
  const { person, run, page, context } = await inRoom(browser, world);
  // A page that was never opened can't be opened offline.
  await page.goto(dashboardOf(run));
  await page.getByRole('link', { name: 'Enter Room: The Advocate' }).click();
  await choose(page, 'Available Decision');
  await reasoning(page).fill('Sent in the tunnel');
  await context.setOffline(true);
  await press(page, 'Submit Decision');
  await expect(page.getByText('Waiting for the connection.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to simulation dashboard' }).click();
  await expect(page).toHaveURL(/\/simulation\/dashboard/);
  await context.setOffline(false);
  await expectToast(page, 'Your decision has been submitted');
  const { reasons } = await storedIn(person, run);
  expect(reasons).toEqual(['Sent in the tunnel']);
});

test('an unanswered final decision does not block that of the next stage', async ({ browser }) => {
  const person = await someone(world);
  const run = await startRun(world, [person]);
  const { page } = await contextOf(browser, world, person);
  await page.goto(dashboardOf(run));
  let answerLate = () => {};
  const answered = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  let isFirst = true;
  await treat(page, 'castFinalVote', async (route) => {
    const response = await route.fetch();
    if (isFirst) {
      isFirst = false;
      await answered;
    }
    await route.fulfill({ response });
  });
  const decide = async (why: string) => {
    await choose(page, 'Your final decision');
    await reasoning(page).fill(why);
    await press(page, 'Submit Final Decision');
  };
  const first = page.waitForResponse(/user-decision-create/);
  await decide('Of stage one');
  await expect(page.getByText('Decision Submitted', { exact: true })).toBeVisible();
  await world.facilitator.call('advanceRun', { params: { runId: run.id }, body: {} });
  await expect(page.getByText('Stage 2 of 3').first()).toBeVisible();
  await decide('Of stage two');
  answerLate();
  await first;
  await expect(page.getByText('Decision Submitted', { exact: true })).toBeVisible();
  const { all_users_decision } = await world.facilitator.call('getRun', { params: { runId: run.id } });
  expect(new Set(all_users_decision.map(({ reasoning }) => reasoning))).toEqual(
    new Set(['Of stage one', 'Of stage two']),
  );
});

test('a change between reading a run and opening its stream is not missed', async ({ browser }) => {
  const person = await someone(world);
  const run = await startRun(world, [person]);
  const { page } = await contextOf(browser, world, person);
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/simulation-run-events/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(dashboardOf(run));
  await expect(page.getByText('Stage 1 of 3').first()).toBeVisible();
  await changeStatus(world, run, 'ENDED');
  open();
  await expect(page.getByText('Your facilitator has ended the simulation early')).toBeVisible();
});

test('the pen of an order is handed over, lost and kept across a killed server, and no word is lost', async ({
  browser,
}) => {
  const people = [await someone(world), await someone(world)] as const;
  const run = await startRun(world, people);
  const scenario = run.current_scenario;
  await world.facilitator.call('updateScenario', {
    params: { scenarioId: scenario?.id ?? 0 },
    body: { asks_order: true },
  });
  const [first, second] = [
    (await contextOf(browser, world, people[0])).page,
    (await contextOf(browser, world, people[1])).page,
  ];
  const order = (page: Page) => page.getByRole('textbox', { name: 'The order' });
  for (const page of [first, second]) {
    await page.goto(dashboardOf(run));
    await expect(order(page)).toBeVisible();
  }

  // One person writes while the server is down. After the restart, the pen is still theirs and the text is whole.
  await press(first, 'Take the Pen');
  await expect(order(first)).toBeFocused();
  await order(first).pressSequentially('Four volunteers');
  await expect(order(second)).toHaveValue('Four volunteers');
  await world.kill();
  await order(first).pressSequentially(' search the stern.');
  await expect(first.getByText('Not saved yet. We keep trying; your text stays here.')).toBeVisible();
  await world.restart();
  await expect(order(second)).toHaveValue('Four volunteers search the stern.');
  await expect(order(first)).toHaveValue('Four volunteers search the stern.');

  // The pen is handed over, and then a facilitator takes it away from its holder.
  await press(first, 'Put the Pen Down');
  await press(second, 'Take the Pen');
  await expect(order(second)).toBeFocused();
  await order(second).pressSequentially(' At noon.');
  await expect(order(first)).toHaveValue('Four volunteers search the stern. At noon.');
  await world.facilitator.call('takePen', {
    params: { runId: run.id },
    body: { scenario_id: scenario?.id ?? 0 },
  });
  await expect(order(second)).not.toBeEditable();
  await expect(second.getByText(/your facilitator, has the pen/)).toBeVisible();
  await expect(order(second)).toHaveValue('Four volunteers search the stern. At noon.');
});
