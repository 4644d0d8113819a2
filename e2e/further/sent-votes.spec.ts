import { type Browser, expect, type Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { cut, expectToast, failedToast, loseAnswer, treat } from '../call-faults.ts';
import { test } from '../fixtures.ts';
import { buildPerson, changeStatus, contextOf, createRun, type KnownPerson, type World } from '../world.ts';

/* A submitted vote is sent once, whatever happens to the page. */

let world: World;
let count = 0;

test.beforeAll(({ world: shared }) => {
  world = shared;
});
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

const choose = (page: Page, group: string) =>
  page.getByRole('radiogroup', { name: group }).locator('label').first().click();
const waiting = (page: Page) =>
  page.getByText('Waiting for the connection. Your decision will be sent when it is back.');
const roomOf = (run: Run) => `/simulation/room/social?code=${run.access_code}`;
const dashboardOf = (run: Run) => `/simulation/dashboard?code=${run.access_code}`;

/** Opens the social room of a separate run for a new person. */
async function inRun(browser: Browser) {
  count += 1;
  const email_address = `sent${count}@example.org`;
  const person = await buildPerson(world, { first_name: 'Sent', last_name: `No${count}`, email_address });
  const run = await createRun(world, `SENT${String(count).padStart(2, '0')}`);
  await changeStatus(world, run, 'IN_PROGRESS');
  await person.client.call('joinRun', { body: { access_code: run.access_code, room_name: 'social' } });
  return { person, run, ...(await contextOf(browser, world, person)) };
}

/** Blocks votes and the stream until the returned function is called. */
async function cutLine(page: Page): Promise<() => Promise<void>> {
  const down = [await cut(page, 'streamRunEvents'), await cut(page, 'castRoomVote')];
  down.push(await cut(page, 'castFinalVote'));
  return async () => {
    for (const restore of down) await restore();
  };
}

async function voteInRoom(page: Page, why: string): Promise<void> {
  await choose(page, 'Available Decision');
  await page.getByLabel('Your reasoning').fill(why);
  await page.getByRole('button', { name: 'Submit Decision', exact: true }).first().click();
}

async function roomReasons(person: KnownPerson, run: Run): Promise<string[]> {
  const votes = await person.client.call('getRoomVotes', { params: { runId: run.id, roomId: 'social' } });
  return votes.all_room_decisions.map(({ reasoning }) => reasoning);
}

async function advance(person: KnownPerson, run: Run): Promise<void> {
  const { current_scenario } = await world.facilitator.call('getRun', { params: { runId: run.id } });
  await person.client.call('castFinalVote', {
    params: { runId: run.id },
    body: { decision_chosen_id: current_scenario?.all_decisions[0]?.id ?? 0, reasoning: 'Onward' },
  });
  await world.facilitator.call('advanceRun', { params: { runId: run.id }, body: {} });
}

test('a queued vote survives a reload and is sent automatically, once', async ({ browser }) => {
  const { person, run, page } = await inRun(browser);
  const restore = await cutLine(page);
  let sent = 0;
  page.on('requestfinished', (request) => {
    if (/user-decision-room-create/.test(request.url()) && request.method() === 'POST') sent += 1;
  });
  await page.goto(roomOf(run));
  await voteInRoom(page, 'Sent in the tunnel');
  await expect(waiting(page)).toBeVisible();
  await page.reload();
  await expect(waiting(page)).toBeVisible();
  await expect(page.getByText('Sent in the tunnel')).toBeVisible();
  expect(await roomReasons(person, run)).toEqual([]);
  await restore();
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expectToast(page, 'Your decision has been submitted');
  await page.reload();
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
  expect(sent).toBe(1);
  expect(await roomReasons(person, run)).toEqual(['Sent in the tunnel']);
});

test('a queued vote of a closed page is sent when any page of the run is opened', async ({ browser }) => {
  const { person, run, page, context } = await inRun(browser);
  await cutLine(page);
  await page.goto(roomOf(run));
  await voteInRoom(page, 'Sent, then closed');
  await expect(waiting(page)).toBeVisible();
  await page.goto(dashboardOf(run));
  await choose(page, 'Your final decision');
  await page.getByLabel('Your reasoning').fill('The final word');
  await page.getByRole('button', { name: 'Submit Final Decision' }).click();
  await expect(waiting(page)).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.addInitScript(
    (session) => sessionStorage.setItem('session', session),
    JSON.stringify(person.session),
  );
  await later.goto(`/simulation?code=${run.access_code}`);
  await expect.poll(() => roomReasons(person, run)).toEqual(['Sent, then closed']);
  const finals = async () => {
    const { all_users_decision } = await world.facilitator.call('getRun', { params: { runId: run.id } });
    return all_users_decision.map(({ reasoning }) => reasoning);
  };
  await expect.poll(finals).toEqual(['The final word']);
  await later.goto(dashboardOf(run));
  await expect(later.getByText('Decision Submitted', { exact: true })).toBeVisible();
});

test('a second tab keeps the reasoning that is typed there when the first one submits the vote', async ({
  browser,
}) => {
  const { person, run, page, context } = await inRun(browser);
  const second = await context.newPage();
  await second.addInitScript(
    (session) => sessionStorage.setItem('session', session),
    JSON.stringify(person.session),
  );
  const overtaken = second.getByRole('textbox', {
    name: 'Your decision was already submitted elsewhere. This reasoning was not submitted.',
  });
  for (const [address, group, submit] of [
    [roomOf(run), 'Available Decision', 'Submit Decision'],
    [dashboardOf(run), 'Your final decision', 'Submit Final Decision'],
  ] as const) {
    for (const tab of [page, second]) {
      await tab.goto(address);
      await choose(tab, group);
    }
    await second.getByLabel('Your reasoning').fill('What the second tab says');
    await page.getByLabel('Your reasoning').fill('What the first tab says');
    await page.getByRole('button', { name: submit, exact: true }).first().click();
    await expect(second.getByText('What the first tab says').first()).toBeVisible();
    await expect(overtaken).toHaveValue('What the second tab says');
    await second.reload();
    await expect(overtaken).toHaveValue('What the second tab says');
    await second.getByRole('button', { name: 'Discard' }).click();
    await expect(overtaken).toHaveCount(0);
  }
});

test('a cancelled or rewritten vote is not sent after a reload', async ({ browser }) => {
  const { person, run, page } = await inRun(browser);
  const restore = await cutLine(page);
  await page.goto(roomOf(run));
  await voteInRoom(page, 'Taken back');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await restore();
  await page.reload();
  await expect(page.getByLabel('Your reasoning')).toHaveValue('Taken back');

  // There was no answer although the page is online. The vote can be retried or changed.
  await cut(page, 'castRoomVote');
  await voteInRoom(page, 'Failed');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.getByLabel('Your reasoning').fill('Written anew');
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByLabel('Your reasoning')).toHaveValue('Written anew');
  // A later write arrives, and the vote hasn't.
  await page.getByRole('textbox', { name: 'Add a note' }).fill('Sent later');
  const noted = page.waitForResponse(/\/room-run-note-add\//);
  await page.getByRole('button', { name: 'Add Note' }).click();
  await noted;
  expect(await roomReasons(person, run)).toEqual([]);
});

test('only a vote that the server does not have is offered for reuse in a later stage', async ({
  browser,
}) => {
  const { person, run, page, context } = await inRun(browser);
  await page.goto(roomOf(run));
  await expect(page.getByRole('radiogroup', { name: 'Available Decision' })).toBeVisible();
  // The response is lost, and the stream is down.
  await cut(page, 'getRoomVotes');
  await cut(page, 'streamRunEvents');
  await loseAnswer(page, 'castRoomVote');
  await voteInRoom(page, 'Taken, never confirmed');
  await expect.poll(() => roomReasons(person, run)).toEqual(['Taken, never confirmed']);
  await page.close();
  await advance(person, run);

  const second = await context.newPage();
  const session = JSON.stringify(person.session);
  await second.addInitScript((kept) => sessionStorage.setItem('session', kept), session);
  // Nothing is offered while the server is being asked.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await treat(second, 'castRoomVote', async (route) => {
    await answered;
    await route.continue();
  });
  await second.goto(roomOf(run));
  await expect(second.getByText('Stage 2 of 3').filter({ visible: true }).first()).toBeVisible();
  await expect(second.getByText('It was not submitted.')).toHaveCount(0);
  answer();
  await expectToast(second, 'Your decision has been submitted');
  await expect(second.getByText('It was not submitted.')).toHaveCount(0);

  await second.unrouteAll();
  await cutLine(second);
  await second.reload();
  await voteInRoom(second, 'Never arrived');
  await expect(waiting(second)).toBeVisible();
  await second.close();
  await advance(person, run);
  const third = await context.newPage();
  await third.addInitScript((kept) => sessionStorage.setItem('session', kept), session);
  await third.goto(roomOf(run));
  await expect(third.getByText('It was not submitted.')).toBeVisible();
  await expect(third.getByRole('main').getByText('Never arrived')).toBeVisible();
  await expect(third.getByText('Taken, never confirmed')).toHaveCount(0);
});

test('a queued vote of a paused run is sent when the run resumes', async ({ browser }) => {
  const { person, run, page } = await inRun(browser);
  const restore = await cutLine(page);
  await page.goto(roomOf(run));
  await voteInRoom(page, 'Through the pause');
  await expect(waiting(page)).toBeVisible();
  await changeStatus(world, run, 'PAUSED');
  await restore();
  await expect(page.getByText('Your decision will be sent when it resumes.')).toBeVisible({
    timeout: 15_000,
  });
  await expect(failedToast(page)).toBeEmpty();
  await changeStatus(world, run, 'IN_PROGRESS');
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
  expect(await roomReasons(person, run)).toEqual(['Through the pause']);
});

test('a vote is no longer shown as failed once the server turns out to have it', async ({ browser }) => {
  const { person, run, page } = await inRun(browser);
  const failed = failedToast(page);
  await page.goto(roomOf(run));
  await expect(page.getByRole('radiogroup', { name: 'Available Decision' })).toBeVisible();
  await loseAnswer(page, 'castRoomVote');
  await voteInRoom(page, 'Taken, answer lost');
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
  // The vote stays in local storage until the page knows that it has arrived.
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:votes:')).length);
  await expect.poll(kept).toBe(0);
  await expect(failed).toBeEmpty();

  // The room is not read until the failure has been shown.
  await loseAnswer(page, 'addRoomNote');
  const readable = await cut(page, 'getRoomRun');
  await page.getByRole('textbox', { name: 'Add a note' }).fill('Noted, answer lost');
  await page.getByRole('button', { name: 'Add Note' }).click();
  await expectToast(page, 'Error', 'Failed to add note. Please try again.');
  await readable();
  const about = person.client.call('joinRun', {
    body: { access_code: run.access_code, room_name: 'social' },
  });
  const roomRunId = (await about).users_playing[0]?.room.id ?? 0;
  await person.client.call('addRoomNote', { params: { roomRunId }, body: { text: 'Another' } });
  await expect(page.getByRole('listitem').filter({ hasText: 'Another' })).toBeVisible();
  await expect(failed).toBeEmpty();
});

test('after a vote the page does not claim that nobody has voted, even if the votes cannot be read', async ({
  browser,
}) => {
  const { run, page } = await inRun(browser);
  await page.goto(roomOf(run));
  const tally = page.getByRole('region', { name: 'Decision and votes' });
  await expect(tally.getByText('Nobody in your room has voted yet.')).toBeVisible();
  const restore = await cut(page, 'getRoomVotes');
  await voteInRoom(page, 'Taken, and then the tunnel');
  await expect(tally.getByText('Your vote is in. The result shows in a moment.')).toBeVisible();
  await expect(tally.getByText('Nobody in your room has voted yet.')).toBeHidden();
  await restore();
  await expect(tally.getByText('100%')).toBeVisible();
});
