import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { storageKeys } from '@vincere/contract/constants';
import type { Role } from '@vincere/domain';
import { answerOpenQuestions, expectToast, loseAnswer, sendUntouched, treat } from './provoke.ts';
import {
  buildPerson,
  changeStatus,
  contextOf,
  createRun,
  type KnownPerson,
  openWorld,
  password,
  type World,
} from './world.ts';

/* A line that drops, a session that ends, a page that is left: nothing typed is lost, nothing is stored twice. */

let world: World;
let count = 0;

test.beforeAll(async () => {
  world = await openWorld();
});
test.afterAll(() => world.stop());
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

const someone = (answered = true): Promise<KnownPerson> => {
  count += 1;
  const email_address = `line${count}@example.org`;
  return buildPerson(world, { first_name: 'Line', last_name: `No${count}`, email_address }, answered);
};

async function startRun(people: readonly KnownPerson[], room_name: Role = 'social'): Promise<Run> {
  count += 1;
  const run = await createRun(world, `LINE${String(count).padStart(2, '0')}`);
  await changeStatus(world, run, 'IN_PROGRESS');
  for (const one of people)
    await one.client.call('joinRun', { body: { access_code: run.access_code, room_name } });
  return world.facilitator.call('getRun', { params: { runId: run.id } });
}

const roomOf = (run: Run) => `/simulation/room/social?code=${run.access_code}`;
const dashboardOf = (run: Run) => `/simulation/dashboard?code=${run.access_code}`;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const connection = (page: Page) => page.locator('.connection');
const reasoning = (page: Page) => page.getByLabel('Your reasoning');
const note = (page: Page) => page.getByLabel('Add a note');
const rationale = (page: Page) => page.getByLabel('Rationale');
const choose = (page: Page, group: string) =>
  page.getByRole('radiogroup', { name: group }).locator('label').first().click();

async function openRoom(page: Page, run: Run): Promise<void> {
  await page.goto(roomOf(run));
  await choose(page, 'Available Decision');
}

/** A person in the room of a run of their own. */
async function inRoom(browser: Browser): Promise<{
  person: KnownPerson;
  run: Run;
  page: Page;
  context: BrowserContext;
}> {
  const person = await someone();
  const run = await startRun([person]);
  const opened = await contextOf(browser, world, person);
  await openRoom(opened.page, run);
  return { person, run, ...opened };
}

async function storedIn(person: KnownPerson, run: Run) {
  const { id } = await person.client.call('getRoomRunByName', {
    params: { runId: run.id, roomName: 'social' },
  });
  const { notes } = await person.client.call('getRoomRun', { params: { roomRunId: id } });
  const votes = await person.client.call('getRoomVotes', { params: { runId: run.id, roomId: 'social' } });
  return { notes, reasons: votes.all_room_decisions.map((vote) => vote.reasoning) };
}

test('a cut in the middle of a stage loses nothing and doubles nothing', async ({ browser }) => {
  const { person, run, page, context } = await inRoom(browser);
  await reasoning(page).fill('Before the cut, ');
  await note(page).fill('A note of before');
  await context.setOffline(true);
  await expect(connection(page)).toHaveText('Connection lost. Trying again.');
  await reasoning(page).pressSequentially('and during it');
  await press(page, 'Add Note');
  await expect(page.locator('.note-failed')).toContainText('A note of before');
  await note(page).fill('A note that is still being written');
  await press(page, 'Submit Decision');
  await expect(page.getByText('Waiting for the connection.')).toBeVisible();
  await page.waitForTimeout(2_000);

  await context.setOffline(false);
  await expect(connection(page)).toHaveText('Connection is back.');
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
  await press(page, 'Retry');
  await expect(page.locator('.note-failed')).toHaveCount(0);
  await expect(note(page)).toHaveValue('A note that is still being written');
  const { notes, reasons } = await storedIn(person, run);
  expect(reasons).toEqual(['Before the cut, and during it']);
  expect(notes.split('A note of before')).toHaveLength(2);
});

test('what the server took, but could not confirm, is stored once', async ({ browser }) => {
  const { person, run, page } = await inRoom(browser);
  await reasoning(page).fill('Sent, but never answered');
  await note(page).fill('Written once');
  const settle = [await loseAnswer(page, 'addRoomNote'), await loseAnswer(page, 'castRoomVote')];
  await press(page, 'Add Note');
  await press(page, 'Submit Decision');
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
  await expect(page.getByText('Written once')).toHaveCount(1);
  for (const one of settle) await one();
  await expect(page.locator('.note-failed')).toHaveCount(0);

  await page.goto(dashboardOf(run));
  const unsettle = await loseAnswer(page, 'castFinalVote');
  await choose(page, 'Your final decision');
  await rationale(page).fill('The final word');
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

test('a server that dies in the middle of a stage loses nothing and doubles nothing', async ({ browser }) => {
  const { person, run, page } = await inRoom(browser);
  await reasoning(page).fill('Taken, but never confirmed');
  await note(page).fill('A note of before');
  const settle = await treat(page, 'castRoomVote', async (route) => {
    await route.fetch();
    await world.die();
    await route.abort();
  });
  await press(page, 'Submit Decision');
  await expect(connection(page)).toHaveText('Connection lost. Trying again.', { timeout: 20_000 });
  await settle();
  await press(page, 'Add Note');
  await expect(page.locator('.note-failed')).toContainText('A note of before');
  await note(page).fill('A note that is still being written');
  await expect(page.getByRole('main').getByText('Taken, but never confirmed')).toBeVisible();

  await world.comeBack();
  await expect(connection(page)).toHaveText('Connection is back.');
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
  await press(page, 'Retry');
  await expect(page.locator('.note-failed')).toHaveCount(0);
  await expect(note(page)).toHaveValue('A note that is still being written');
  const { notes, reasons } = await storedIn(person, run);
  expect(reasons).toEqual(['Taken, but never confirmed']);
  expect(notes.split('A note of before')).toHaveLength(2);
});

test('who is moved to another room is told, and offered back what they were typing', async ({ browser }) => {
  const { person, run, page } = await inRoom(browser);
  await reasoning(page).fill('The reason of the old room');
  await note(page).fill('The note of the old room');
  const { user_run } = await person.client.call('listMyRuns');
  await world.facilitator.call('moveParticipant', {
    params: { userRunId: user_run[0]?.id ?? 0 },
    body: { room_name: 'legal' },
  });
  const told = page.locator('.toaster .toast');
  await expect(told).toContainText('You are now the Legal Expert');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await told.getByRole('button', { name: 'Enter Room' }).click();
  await expect(page).toHaveURL(new RegExp(`/simulation/room/legal\\?code=${run.access_code}$`));
  for (const text of ['The reason of the old room', 'The note of the old room'])
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  await expect(note(page)).toHaveValue('');
});

test('the end of a run takes along who does not stay, and loses no half-written note', async ({
  browser,
}) => {
  const { run, page } = await inRoom(browser);
  await note(page).fill('Half a note');
  await page.clock.install();
  await changeStatus(world, run, 'ENDED');
  await expect(page.getByText('Simulation Complete!')).toBeVisible();
  await expect(page.getByRole('main').getByText('Half a note')).toBeVisible();
  await page.getByRole('button', { name: 'Stay Here' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Take Post-Questionnaire' })).toBeFocused();
  await page.clock.fastForward('01:00');
  await expect(page.getByText('Take it when you are ready.')).toBeVisible();
  await expect(page).toHaveURL(/\/simulation\/room\//);

  await page.goto('/dashboard');
  await page.goto(`/simulation/summary?runId=${run.id}`);
  await expect(page).toHaveURL(new RegExp(`/post-questionnaire\\?runId=${run.id}$`));
  const held = await page.evaluate((key) => sessionStorage.getItem(key), storageKeys.runId);
  expect(held).toBe(String(run.id));
});

test('on a phone what arrives is said whichever part of the room is shown', async ({ browser }) => {
  const [person, other] = [await someone(), await someone()];
  const run = await startRun([person, other]);
  const { page } = await contextOf(browser, world, person, { viewport: { width: 360, height: 740 } });
  await page.goto(roomOf(run));
  await page.getByRole('navigation', { name: 'Room' }).getByRole('button', { name: 'Files' }).click();
  await expect(
    page.getByText('No files').or(page.getByRole('button', { name: /^Download/ }).first()),
  ).toBeVisible();
  const { id: roomRunId } = await other.client.call('getRoomRunByName', {
    params: { runId: run.id, roomName: 'social' },
  });
  const { current_scenario } = run;
  await world.facilitator.call('publishPost', { params: { roomRunId }, body: { content: 'Just in' } });
  await other.client.call('addRoomNote', { params: { roomRunId }, body: { text: 'Look at it' } });
  await other.client.call('castRoomVote', {
    params: { runId: run.id },
    body: { decision_chosen_id: current_scenario?.all_decisions[0]?.id ?? 0, reasoning: 'Onward' },
  });
  // Hidden parts are not in the tree of a screen reader, and not in what `getByRole` finds.
  for (const said of ['1 new post', '1 note', '1 of 2 in your room have voted'])
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${said}$`) }), said).toHaveCount(1);
});

test('another page gets the focus at its heading, the first one does not', async ({ browser }) => {
  const person = await someone();
  const run = await startRun([person]);
  const { page } = await contextOf(browser, world, person);
  const focused = page.locator(':focus');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(focused).toHaveCount(0);
  await page.getByRole('link', { name: 'View All History' }).press('Enter');
  await expect(page).toHaveURL(/\/history$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto(dashboardOf(run));
  await page
    .getByRole('link', { name: /^Enter Room/ })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/\/simulation\/room\/social/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('what a visitor answered goes to whoever logs in next in this tab, and to nobody else', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: world.origin });
  const page = await context.newPage();
  const first = page.locator('main textarea').first();
  await page.goto('/questionnaire');
  await first.fill('Of a visitor');
  await page.reload();
  await expect(first).toHaveValue('Of a visitor');
  const elsewhere = await context.newPage();
  await elsewhere.goto('/questionnaire');
  await expect(elsewhere.locator('main textarea').first()).toHaveValue('');

  const logIn = async (person: KnownPerson) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email_address);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Log In');
    await expect(page).toHaveURL(/\/pre-questionnaire$/);
  };
  await logIn(await someone(false));
  await expect(first).toHaveValue('Of a visitor');
  await page.evaluate(() => sessionStorage.removeItem('session'));
  await page.goto('/questionnaire');
  await expect(first).toHaveValue('');
  await logIn(await someone(false));
  await expect(first).toHaveValue('');
});

test('a final decision of a moment without a line goes out by itself, once', async ({ browser }) => {
  const person = await someone();
  const run = await startRun([person]);
  const { page, context } = await contextOf(browser, world, person);
  await page.goto(dashboardOf(run));
  const decide = async (why: string) => {
    await choose(page, 'Your final decision');
    await rationale(page).fill(why);
    await press(page, 'Submit Final Decision');
  };
  await expect(page.getByText('Final Decision Required')).toBeVisible();
  await context.setOffline(true);
  await decide('Typed with a line');
  const waiting = page.getByText('Waiting for the connection. Your decision goes out when it is back.');
  await expect(waiting).toBeVisible();
  await expect(rationale(page)).toHaveCount(0);
  await press(page, 'Edit');
  await expect(rationale(page)).toHaveValue('Typed with a line');
  await context.setOffline(false);
  await expect(connection(page)).toHaveText('Connection is back.');
  // Taken back is taken back.
  await expect(page.getByText('Decision Submitted', { exact: true })).toHaveCount(0);

  await world.die();
  await decide('Sent to a dead server');
  await expect(waiting).toBeVisible();
  await expect(page.locator('.toaster .toast-bad')).toHaveCount(0);
  await world.comeBack();
  await expect(page.getByText('Decision Submitted', { exact: true })).toBeVisible();
  await expectToast(page, 'Decision submitted successfully!');
  const { all_users_decision } = await world.facilitator.call('getRun', { params: { runId: run.id } });
  expect(all_users_decision.map((vote) => vote.reasoning)).toEqual(['Sent to a dead server']);
});

test('a decision that waits for the line in the room goes out from the dashboard too', async ({
  browser,
}) => {
  const { person, run, page, context } = await inRoom(browser);
  // A page that was never opened is not there without a line.
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

test('a final decision without an answer does not hold up that of the next stage', async ({ browser }) => {
  const person = await someone();
  const run = await startRun([person]);
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
    await rationale(page).fill(why);
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

test('an access token that has run out is refreshed once, unseen', async ({ browser }) => {
  const person = await someone();
  const run = await startRun([person]);
  const session = { ...person.session, access_token: `${person.session.access_token}x` };
  const { page } = await contextOf(browser, world, { ...person, session });
  let refreshed = 0;
  await treat(page, 'refreshSession', (route) => {
    refreshed += 1;
    return route.continue();
  });
  await openRoom(page, run);
  await reasoning(page).fill('Nobody noticed');
  await press(page, 'Submit Decision');
  await expectToast(page, 'Your decision has been submitted');
  await expect(page).toHaveURL(new RegExp('/simulation/room/social'));
  expect(refreshed).toBe(1);
});

test('an access token is refreshed before it runs out', async ({ browser }) => {
  const { page } = await contextOf(browser, world, await someone());
  let refreshed = 0;
  await treat(page, 'refreshSession', (route) => {
    refreshed += 1;
    return route.continue();
  });
  await page.clock.install();
  await page.goto('/history');
  await expect(page.getByText('No simulations yet')).toBeVisible();
  await page.clock.fastForward('15:00');
  await expect.poll(() => refreshed).toBe(1);
});

test('a revoked session ends at the log-in page, and the drafts are there afterwards', async ({
  browser,
}) => {
  const { person, run, page } = await inRoom(browser);
  await reasoning(page).fill('Half a reason');
  await note(page).fill('Half a note');
  await person.client.call('logOut');
  await press(page, 'Submit Decision');
  await expect(page).toHaveURL(/\/login$/);
  await expectToast(page, 'Session expired. Please log in again.');
  // Whoever is taken along by a page that knew them is still told why.
  await page.waitForTimeout(500);
  await expectToast(page, 'Session expired. Please log in again.');

  await page.getByLabel('Email').fill(person.email_address);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Log In');
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(roomOf(run));
  await expect(reasoning(page)).toHaveValue('Half a reason');
  await expect(note(page)).toHaveValue('Half a note');
});

test('a reload keeps what was being written', async ({ browser }) => {
  const { page, run } = await inRoom(browser);
  await reasoning(page).fill('A reason');
  await note(page).fill('A note');
  await page.reload();
  await expect(reasoning(page)).toHaveValue('A reason');
  await expect(note(page)).toHaveValue('A note');
  await page.goto(dashboardOf(run));
  await choose(page, 'Your final decision');
  await rationale(page).fill('A rationale');
  await page.reload();
  await expect(rationale(page)).toHaveValue('A rationale');
  await expect(
    page.getByRole('radiogroup', { name: 'Your final decision' }).getByRole('radio').first(),
  ).toBeChecked();

  await page.goto('/questionnaire');
  await page.locator('main textarea').first().fill('Another answer');
  await page.locator('input[type=radio][value="5"]').first().check({ force: true });
  await page.reload();
  await expect(page.locator('main textarea').first()).toHaveValue('Another answer');
  await expect(page.locator('input[type=radio][value="5"]').first()).toBeChecked();
});

test('who is taken off the run is told, and does not come back unasked', async ({ browser }) => {
  const person = await someone();
  const run = await startRun([person]);
  const { page } = await contextOf(browser, world, person);
  await page.goto(dashboardOf(run));
  await page
    .getByRole('link', { name: /^Enter Room/ })
    .first()
    .click();
  await expect(note(page)).toBeVisible();
  const { user_run } = await person.client.call('listMyRuns');
  await world.facilitator.call('removeParticipant', { params: { userRunId: user_run[0]?.id ?? 0 } });
  await expectToast(
    page,
    'You left this simulation',
    'Your facilitator has taken you off it. Ask for the code to join again.',
  );
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await page.waitForTimeout(1_500);
  await expect(page).toHaveURL(/\/dashboard$/);
  const { users_playing } = await world.facilitator.call('getRun', { params: { runId: run.id } });
  expect(users_playing).toEqual([]);
});

test('a new stage takes everyone along and offers back what they were typing', async ({ browser }) => {
  const { facilitator } = world;
  await facilitator.call('updateSettings', { body: { advanced_controls: true } });
  const { person, run, page } = await inRoom(browser);
  await reasoning(page).fill('The reason of stage one');
  await note(page).fill('The note of stage one');
  const other = await someone();
  await other.client.call('joinRun', { body: { access_code: run.access_code, room_name: 'legal' } });
  const { page: deciding } = await contextOf(browser, world, other);
  await deciding.goto(dashboardOf(run));
  await choose(deciding, 'Your final decision');
  await rationale(deciding).fill('The rationale of stage one');

  const { current_scenario } = run;
  await person.client.call('castFinalVote', {
    params: { runId: run.id },
    body: { decision_chosen_id: current_scenario?.all_decisions[0]?.id ?? 0, reasoning: 'Onward' },
  });
  await note(page).focus();
  await facilitator.call('advanceRun', {
    params: { runId: run.id },
    body: { scenario_id: current_scenario?.id ?? 0, force: true },
  });
  for (const one of [page, deciding])
    await expect(one.getByText('Stage 2 of 3').filter({ visible: true }).first()).toBeVisible();
  await expectToast(page, 'A new stage has begun', /./);
  // Said once: by the toast.
  await expect(page.getByRole('alert').filter({ hasText: 'A new stage has begun' })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'A new stage has begun' })).toHaveCount(1);
  for (const text of ['The reason of stage one', 'The note of stage one'])
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  await expect(deciding.getByRole('main').getByText('The rationale of stage one')).toBeVisible();
  await expect(note(page)).toHaveValue('');
  await expect(page.getByText('Submitted', { exact: true })).toHaveCount(0);
});

test('what happens between reading a run and hearing its stream is not missed', async ({ browser }) => {
  const person = await someone();
  const run = await startRun([person]);
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
  await expect(page.getByText('Simulation Complete!')).toBeVisible();
});

test('pages lead visitors, newcomers and administrators where they belong', async ({ browser }) => {
  const visitor = await (await browser.newContext({ baseURL: world.origin })).newPage();
  for (const path of [
    '/dashboard',
    '/history',
    '/simulation/summary?runId=1',
    '/scenario/1',
    '/scenario/1/social',
    '/admin',
    '/admin-dashboard',
    '/simulation?code=LINE00',
    '/no/such/page',
  ]) {
    await visitor.goto(path);
    await expect(visitor, path).toHaveURL(/\/login$/);
  }
  for (const path of ['/', '/register', '/sample', '/pre-questionnaire', '/questionnaire']) {
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(visitor, path).toHaveURL(new RegExp(`${path}$`));
  }
  await visitor.goto('/login');
  await visitor.getByLabel('Email').fill(world.administrator.email);
  await visitor.getByLabel('Password', { exact: true }).fill(world.administrator.password);
  await press(visitor, 'Log In');
  for (const path of ['/', '/admin-dashboard']) {
    await expect(visitor).toHaveURL(/\/admin$/);
    await visitor.goto(path);
  }
  await expect(visitor).toHaveURL(/\/admin$/);

  const { page: newcomer } = await contextOf(browser, world, await someone(false));
  for (const path of ['/', '/dashboard', '/history', '/simulation/summary?runId=1', '/no/such/page']) {
    await newcomer.goto(path);
    await expect(newcomer, path).toHaveURL(/\/pre-questionnaire$/);
  }

  const { page: participant } = await contextOf(browser, world, await someone());
  for (const path of ['/', '/admin', '/no/such/page']) {
    await participant.goto(path);
    await expect(participant, path).toHaveURL(/\/dashboard$/);
  }
});

test('a link with a code joins by itself, also after log-in and first questionnaire', async ({ browser }) => {
  const person = await someone(false);
  const run = await startRun([]);
  const page = await (await browser.newContext({ baseURL: world.origin })).newPage();
  await page.goto(`/dashboard?code=${run.access_code.toLowerCase()}&room=environmental`);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(person.email_address);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Log In');
  await expect(page).toHaveURL(/\/pre-questionnaire$/);
  await answerOpenQuestions(page);
  await sendUntouched(page);
  await expect(page).toHaveURL(new RegExp(`/simulation\\?code=${run.access_code}$`));
  const { users_playing } = await world.facilitator.call('getRun', { params: { runId: run.id } });
  expect(users_playing.map(({ room }) => room.room_name)).toEqual(['environmental']);
});

test('a link with a code alone asks for the role; who has a seat is led back to it', async ({ browser }) => {
  const person = await someone();
  const run = await startRun([]);
  const { page } = await contextOf(browser, world, person);
  const dialog = page.getByRole('dialog', { name: 'Join Simulation' });
  const heldRooms = async () => {
    const { users_playing } = await world.facilitator.call('getRun', { params: { runId: run.id } });
    return users_playing.map(({ room }) => room.room_name);
  };
  // The pages of a run send whoever has no seat on it the same way.
  for (const path of [roomOf(run), dashboardOf(run), `/simulation?code=${run.access_code}`]) {
    await page.goto(path);
    await expect(dialog.getByLabel('Access code'), path).toHaveValue(run.access_code);
  }
  await page.goto(`/dashboard?code=${run.access_code.toLowerCase()}`);
  await expect(dialog.getByLabel('Access code')).toHaveValue(run.access_code);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await heldRooms()).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await press(page, 'Start Simulation');
  await expect(dialog.getByLabel('Access code')).toHaveValue('');

  await page.goto(`/dashboard?code=${run.access_code}`);
  await dialog.getByRole('radio', { name: 'Legal Expert' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/simulation\\?code=${run.access_code}$`));
  expect(await heldRooms()).toEqual(['legal']);

  await page.goto(`/dashboard?code=${run.access_code.toLowerCase()}`);
  await expect(page).toHaveURL(new RegExp(`/simulation\\?code=${run.access_code}$`));
  expect(await heldRooms()).toEqual(['legal']);
});

test('a damaged draft breaks no page', async ({ browser }) => {
  const { person, run, page } = await inRoom(browser);
  await page.evaluate((prefix) => {
    for (const place of [`${prefix}999:social:unsent`, `${prefix}998:social:unsent`])
      localStorage.setItem(`draft:${place}`, '[{"text":"Cut o');
    localStorage.setItem(`draft:${prefix}997:social:unsent`, '[{"text":"Whole"},null]');
  }, `room:${person.session.id}:${run.id}:`);
  await page.reload();
  await expect(page.getByText('Whole', { exact: true })).toBeVisible();
  await expect(note(page)).toBeVisible();
});

test('a new stage sounds on every page of the run, a new post in its room', async ({ browser }) => {
  const person = await someone();
  const run = await startRun([person]);
  await person.client.call('updateSettings', { body: { sound_effects: true } });
  const { context } = await contextOf(browser, world, person);
  const open = async (path: string) => {
    const page = await context.newPage();
    await page.addInitScript((session) => {
      sessionStorage.setItem('session', session);
      window.AudioContext = class extends AudioContext {
        override createOscillator() {
          const { dataset } = document.documentElement;
          dataset['tones'] = String(Number(dataset['tones'] ?? 0) + 1);
          return super.createOscillator();
        }
      };
    }, JSON.stringify(person.session));
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).click();
    return page;
  };
  const room = await open(roomOf(run));
  const others = [await open(dashboardOf(run)), await open(`/simulation?code=${run.access_code}`)];
  const tones = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['tones'] ?? 0));
  await expect(room.getByRole('article').first()).toBeVisible();

  const { id: roomRunId } = await person.client.call('getRoomRunByName', {
    params: { runId: run.id, roomName: 'social' },
  });
  await world.facilitator.call('publishPost', { params: { roomRunId }, body: { content: 'Just in' } });
  await expect.poll(() => tones(room)).toBe(2);
  for (const page of others) expect(await tones(page)).toBe(0);

  await person.client.call('castFinalVote', {
    params: { runId: run.id },
    body: { decision_chosen_id: run.current_scenario?.all_decisions[0]?.id ?? 0, reasoning: 'Onward' },
  });
  await world.facilitator.call('advanceRun', { params: { runId: run.id }, body: {} });
  for (const page of others) await expect.poll(() => tones(page)).toBe(2);
  await expect.poll(() => tones(room)).toBe(4);
});

test('the browser holds the run until its last questionnaire is sent', async ({ browser }) => {
  const { run, page } = await inRoom(browser);
  const held = () =>
    page.evaluate(
      ({ runId, currentRunId }) => [sessionStorage.getItem(runId), localStorage.getItem(currentRunId)],
      storageKeys,
    );
  expect(storageKeys).toEqual({ runId: 'simulationRunId', currentRunId: 'currentSimulationRunId' });
  expect(await held()).toEqual([String(run.id), String(run.id)]);
  await changeStatus(world, run, 'ENDED');
  await page.getByRole('link', { name: 'Take Post-Questionnaire' }).click();
  // The address may have lost the run: the browser has not.
  await page.goto('/post-questionnaire');
  await answerOpenQuestions(page);
  await sendUntouched(page);
  await expect(page).toHaveURL(new RegExp(`/simulation/summary\\?runId=${run.id}$`));
  expect(await held()).toEqual([null, null]);
});
