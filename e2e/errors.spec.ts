import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Answer, Calls, Run } from '@vincere/contract';
import { roles } from '@vincere/domain';
import {
  answer,
  answerOpenQuestions,
  change,
  closeToast,
  cut,
  expectToast,
  sendUntouched,
} from './provoke.ts';
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

/*
 * Every error of section 8 that a participant can meet, by its text. Where the server can be brought to it, it is; where
 * not, the one call fails.
 */

let world: World;
let person: KnownPerson;
let running: Run;
let ended: Run;

const person1 = { first_name: 'Ada', last_name: 'Osei', email_address: 'ada@example.org' };

test.beforeAll(async () => {
  world = await openWorld();
  person = await buildPerson(world, person1);
  running = await createRun(world, 'RUNN1N');
  ended = await createRun(world, 'ENDED1');
  for (const run of [running, ended]) {
    await changeStatus(world, run, 'IN_PROGRESS');
    await person.client.call('joinRun', {
      body: { access_code: run.access_code, room_name: 'economic' },
    });
  }
  await changeStatus(world, ended, 'ENDED');
});
test.afterAll(() => world.stop());

const signedIn = async (browser: Browser, who = person): Promise<Page> =>
  (await contextOf(browser, world, who)).page;
const visitor = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: world.origin })).newPage();
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

test('logging in', async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto('/login');
  await press(page, 'Log In');
  await expect(page.getByText('Username must be at least 2 characters.')).toBeVisible();
  await expect(page.getByText('Password must be at least 2 characters.')).toBeVisible();

  await page.getByLabel('Email').fill(person.email_address);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await press(page, 'Log In');
  await expectToast(page, 'Login Failed', 'Incorrect email or password');
  const alert = page.getByRole('alert').filter({ hasText: 'Incorrect Credentials' });
  await expect(alert).toContainText('The email or password entered is incorrect.');

  await answer(page, 'logIn', 502, 'Bad gateway');
  await press(page, 'Log In');
  await expectToast(page, 'Login Failed', 'Please check your credentials and try again');
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: /^Login failed$/ }),
  ).toBeVisible();
});

test('registering and ranking the roles', async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto('/preferences');
  await expect(page).toHaveURL(/\/register$/);
  await expectToast(page, 'Error', 'Please complete registration first');

  await page.getByLabel('First Name').fill('Ben');
  await page.getByLabel('Last Name').fill('Roth');
  await page.getByLabel('Email').fill('ben@example');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm Password', { exact: true }).fill('other');
  await press(page, 'Continue');
  await expect(page.getByText('This is not a valid email.')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters.')).toHaveCount(2);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(`${password}!`);
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);

  await page.getByLabel('Email').fill(person.email_address.toUpperCase());
  await press(page, 'Continue');
  await expectToast(page, 'Registration Failed', 'This email is already registered');
  await page.getByLabel('Email').fill('ben@example.org');

  for (const [provoke, told] of [
    [() => cut(page, 'registerUser'), 'Please try again'],
    [() => answer(page, 'registerUser', 201, ''), 'No response received from server'],
    [() => answer(page, 'registerUser', 201, { id: 'one' }), 'Invalid response format from server'],
  ] as const) {
    const settle = await provoke();
    await press(page, 'Continue');
    await expectToast(page, 'Registration Failed', told);
    await settle();
  }
  await press(page, 'Continue');
  await expect(page).toHaveURL(/\/preferences$/);
  await expectToast(page, 'Registration Complete!', 'Please login with your credentials');
  await expectToast(page, 'Almost there!', 'Please set your room preferences');

  await press(page, 'Complete Registration');
  await expectToast(page, 'Error', 'Please select all preferences before continuing');
  for (const [index, role] of roles.entries())
    await page.getByLabel(`Preference #${index + 1}`, { exact: true }).selectOption(role);
  const settle = await cut(page, 'setPreferences');
  await press(page, 'Complete Registration');
  await expectToast(page, 'Error', 'Failed to set preferences');
  await settle();
  await press(page, 'Complete Registration');
  await expect(page).toHaveURL(/\/login$/);
});

const joinFailed = 'Failed to join simulation. Please check your access code and try again.';

test('joining with a code', async ({ browser }) => {
  const page = await signedIn(browser);
  await page.clock.install();
  await page.goto('/dashboard');
  await press(page, 'Start Simulation');
  const dialog = page.getByRole('dialog', { name: 'Join Simulation' });
  const join = async (code: string) => {
    await dialog.getByLabel('Access code').fill(code);
    await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  };
  await join('   ');
  await expect(dialog.getByText('Please enter an access code')).toBeVisible();
  await join('N0C0DE');
  await expect(dialog.getByText('No simulation run matches this access code')).toBeVisible();
  await expectToast(page, 'Error', joinFailed);

  const settle = await cut(page, 'joinRun');
  await join(running.access_code);
  await expect(dialog.getByText('Failed to join simulation', { exact: true })).toBeVisible();
  await expectToast(page, 'Error', joinFailed);
  await settle();

  await page.route(/simulation-run-verify/, () => {});
  await join(running.access_code);
  await expect(page.getByRole('dialog', { name: 'Joining simulation' })).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(dialog.getByText('Request timed out after 15 seconds')).toBeVisible();
  await expectToast(page, 'Error', 'Request timed out after 15 seconds');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await join(ended.access_code);
  const over = page.getByRole('dialog', { name: 'Simulation Already Completed' });
  await expect(over).toContainText('ask your facilitator for a new access code');
  await expectToast(
    page,
    'Cannot Join',
    'This simulation has already ended. See details for more information.',
  );
  await over.getByRole('button', { name: 'Take Post-Questionnaire' }).click();
  await expect(page).toHaveURL(new RegExp(`/post-questionnaire\\?runId=${ended.id}$`));
});

test('joining by a link, and coming to a run that is over', async ({ browser }) => {
  const page = await signedIn(
    browser,
    await buildPerson(world, { ...person1, email_address: 'eva@example.org' }),
  );
  await page.goto(`/dashboard?code=${running.access_code}&room=dashboard`);
  await expectToast(
    page,
    'Failed to auto-join simulation',
    'The dashboard room is assigned by your facilitator',
  );
  await page.goto(`/dashboard?code=${running.access_code}&room=social`);
  await expect(page).toHaveURL(new RegExp(`/simulation\\?code=${running.access_code}`));
  await expectToast(page, 'Successfully joined the simulation.');

  const late = await signedIn(browser);
  await late.goto(`/simulation?code=${ended.access_code}`);
  await expect(late).toHaveURL(new RegExp(`/post-questionnaire\\?runId=${ended.id}$`));
  await expectToast(
    late,
    'Simulation Already Completed',
    'This simulation has been completed and cannot be joined. Please contact your facilitator for a new access code to an active simulation',
  );
});

test('taking a run up again, and the history', async ({ browser }) => {
  const page = await signedIn(browser);
  const restore = await change<Answer<Calls['listMyRuns']>>(page, 'listMyRuns', ({ user_run }) => {
    for (const { sim_run } of user_run) Object.assign(sim_run, { access_code: '', id: 0 });
  });
  await page.goto('/history');
  await page.getByRole('link', { name: /^Resume/ }).click();
  await expectToast(page, 'Error', 'Cannot resume: Missing access code');
  await page.getByRole('link', { name: /^View Summary/ }).click();
  await expectToast(page, 'Error', 'Cannot view summary: Missing simulation run ID');
  await expect(page).toHaveURL(/\/history$/);
  await restore();

  const settle = await cut(page, 'listMyRuns');
  await page.goto('/history');
  await expect(page.getByText('Error loading simulation history')).toBeVisible();
  await expectToast(page, 'Error', 'Failed to fetch user run history');
  await settle();
  await press(page, 'Try Again');
  await expect(page.getByRole('link', { name: /^Resume/ })).toBeVisible();
});

test('the summary', async ({ browser }) => {
  const page = await signedIn(browser);
  await page.goto('/simulation/summary');
  await expect(page.getByRole('heading', { name: 'Error Loading Summary' })).toBeVisible();
  await expect(page.getByText('No simulation run ID provided')).toBeVisible();
  await expectToast(page, 'Error', 'Simulation run ID is required to fetch the report');
  await press(page, 'Copy Access Code');
  await expectToast(page, 'No access code available for this simulation');
  await press(page, 'Direct Resume');
  const dialog = page.getByRole('dialog', { name: 'Rejoin Simulation' });
  await dialog.getByRole('button', { name: 'Rejoin' }).click();
  await expect(dialog.getByText('Please enter an access code')).toBeVisible();
  const settleJoin = await cut(page, 'joinRun');
  await dialog.getByLabel('Access Code').fill(running.access_code);
  await dialog.getByRole('button', { name: 'Rejoin' }).click();
  await expectToast(page, 'Failed to rejoin simulation - no success response');
  await settleJoin();

  for (const path of ['/simulation/summary?runId=abc', '/post-questionnaire?runId=abc']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('Invalid simulation run ID')).toBeVisible();
  }

  const settle = await cut(page, 'getParticipantReport');
  await page.goto(`/simulation/summary?runId=${running.id}`);
  await expect(page.getByRole('main').getByText('Failed to fetch simulation report')).toBeVisible();
  await expectToast(page, 'Error', 'Failed to fetch simulation report');
  await settle();
  await press(page, 'Try Again');
  await expect(page.getByRole('tab', { name: 'Stage Details' })).toBeVisible();

  await page.goto('/simulation/summary?runId=987654');
  await expect(page.getByText('Simulation run not found')).toBeVisible();

  await cut(page, 'getUserRun');
  await page.goto(`/simulation/summary?runId=${running.id}`);
  await expectToast(page, 'Error', 'Failed to fetch user run details');
});

test('the questionnaires without a session', async ({ browser }) => {
  const page = await visitor(browser);
  for (const [path, told] of [
    ['/pre-questionnaire', 'User information not fully loaded. Please try again.'],
    ['/questionnaire', 'No user ID available. Please try refreshing the page.'],
  ] as const) {
    await page.goto(path);
    const notice = page.locator('.q-notice', { hasText: told });
    await expect(notice.getByRole('link', { name: 'Log In' })).toBeVisible();
    await answerOpenQuestions(page);
    await sendUntouched(page);
    await expectToast(page, told);
  }
  await page.getByLabel(/recent decision/).fill('');
  await page.getByLabel(/recent decision/).blur();
  await expect(page.getByText('This field is required')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete Assessment' })).toBeDisabled();
});

test('the questionnaires', async ({ browser }) => {
  const newcomer = await buildPerson(world, { ...person1, email_address: 'new@example.org' }, false);
  const page = await signedIn(browser, newcomer);
  const complete = () => press(page, 'Complete Assessment');
  const send = async (failure: string, success: string, first = complete) => {
    const settle = await cut(page, 'submitQuestionnaire');
    await first();
    await expectToast(page, failure);
    await settle();
    await press(page, 'Complete Assessment');
    await expectToast(page, success);
  };
  await page.goto('/pre-questionnaire');
  await answerOpenQuestions(page);
  await send(
    'Failed to submit pre-scenario assessment. Please try again.',
    'Pre-scenario assessment completed successfully',
    () => sendUntouched(page),
  );
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/questionnaire');
  await send('Failed to submit questionnaire. Please try again.', 'Questionnaire completed successfully');

  const post = await signedIn(browser);
  await post.goto(`/post-questionnaire?runId=${ended.id}`);
  await answerOpenQuestions(post);
  const settle = await cut(post, 'submitQuestionnaire');
  await sendUntouched(post);
  await expectToast(post, 'Failed to submit post-scenario assessment. Please try again.');
  await settle();
  await press(post, 'Complete Assessment');
  await expectToast(post, 'Post-scenario assessment completed successfully');
  await expect(post).toHaveURL(new RegExp(`/simulation/summary\\?runId=${ended.id}`));
});

test('scales that nobody touched are asked about before they are sent', async ({ browser }) => {
  const newcomer = await buildPerson(world, { ...person1, email_address: 'quiet@example.org' }, false);
  const page = await signedIn(browser, newcomer);
  await page.goto('/pre-questionnaire');
  await answerOpenQuestions(page);
  await page.locator('.scb').first().locator('label').nth(3).click();
  await press(page, 'Complete Assessment');
  const dialog = page.getByRole('dialog', { name: '14 answers still at 1' });
  await dialog.getByRole('button', { name: 'Look Again' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.scb').nth(1).getByRole('radio').first()).toBeFocused();
  const answers = () =>
    newcomer.client.call('getQuestionnaire', {
      params: { userId: newcomer.session.id },
      query: { questionnaire_type: 'pre' },
    });
  await expect(answers()).rejects.toMatchObject({ status: 404 });
  await press(page, 'Complete Assessment');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await answers()).toMatchObject({ strategy_q1: 4, strategy_q2: 1 });
});

test('the briefing and its files', async ({ browser }) => {
  const page = await signedIn(browser);
  const mend = await answer(page, 'listMyRuns', 502, 'Bad gateway');
  await page.goto(`/simulation?code=${running.access_code}`);
  await expect(page.getByRole('heading', { name: 'Failed to load simulation data' })).toBeVisible();
  await expect(page.getByText('API request failed with status 502')).toBeVisible();
  await press(page, 'Check Post-Questionnaire');
  await expectToast(page, 'Error', 'No simulation run ID provided');
  await mend();
  await press(page, 'Try Again');
  await expect(page.getByRole('link', { name: 'Proceed to VINCERE Dashboard' })).toBeVisible();

  await press(page, 'Refresh');
  await expectToast(page, 'Simulation data refreshed successfully.');
  const settle = await cut(page, 'getUserRun');
  await press(page, 'Refresh');
  await expectToast(page, 'Failed to refresh simulation data.');
  await settle();

  const download = page.getByRole('button', { name: /^Download / }).first();
  const cutOff = await cut(page, 'downloadRunFile');
  await download.click();
  await expect(page.getByText('Failed to download file', { exact: true })).toBeVisible();
  await expectToast(page, 'Download Failed', 'Failed to download file. Please try again.');
  await cutOff();
  const gone = await answer(page, 'downloadRunFile', 404, { detail: 'File not found' });
  await download.click();
  await expect(page.getByText('Failed to download file: File not found (404)')).toBeVisible();
  await gone();
  const saved = page.waitForEvent('download');
  await download.click();
  await expectToast(page, 'File download started');
  await saved;
});

test('the room', async ({ browser }) => {
  const page = await signedIn(browser);
  const at = (room: string) => `/simulation/room/${room}?code=${running.access_code}`;
  const broken = await answer(page, 'getUserRun', 502, 'Bad gateway');
  await page.goto(at('economic'));
  await expect(page.getByRole('heading', { name: 'Error Loading Room' })).toBeVisible();
  await broken();

  await press(page, 'Try Again');
  await expect(page.getByLabel('Add a note')).toBeVisible();
  for (const [call, told] of [
    ['listRoomFiles', 'Failed to fetch room files'],
    ['getRoomVotes', 'Failed to fetch room decision votes'],
  ] as const) {
    const mend = await cut(page, call);
    await page.reload();
    await expectToast(page, 'Error', told);
    const part = page.locator('section', { hasText: told });
    await part.getByRole('button', { name: 'Try Again' }).click();
    await expectToast(page, 'Failed to refresh room data.');
    await expect(part.getByText(told)).toBeVisible();
    await mend();
  }

  const settle = [
    await cut(page, 'getRoomRun'),
    await cut(page, 'listRoomFiles'),
    await cut(page, 'getRoomVotes'),
  ];
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText('Failed to load notes. Please try again.')).toBeVisible();
  await expect(main.getByText('Failed to fetch room files')).toBeVisible();
  await expect(main.getByText('Failed to fetch room decision votes')).toBeVisible();
  const notes = page.locator('section', { hasText: 'Failed to load notes.' });
  await notes.getByRole('button', { name: 'Try Again' }).click();
  await expectToast(page, 'Failed to refresh room data.');
  for (const one of settle) await one();
  await notes.getByRole('button', { name: 'Try Again' }).click();
  await expectToast(page, 'Room data refreshed successfully.');
  await page.goto(at('legal'));
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await expect(
    page.getByText("You don't have access to this room. Please return to your assigned room."),
  ).toBeVisible();
});

test('the notes and the decision of a room', async ({ browser }) => {
  const page = await signedIn(browser);
  await page.goto(`/simulation/room/economic?code=${running.access_code}`);
  const note = page.getByLabel('Add a note');
  await note.fill('Wages are the first thing to look at');
  const cutNotes = await cut(page, 'addRoomNote');
  await press(page, 'Add Note');
  await expectToast(page, 'Error', 'Failed to add note. Please try again.');
  const failed = page.locator('.note-failed');
  await expect(failed).toContainText('Failed to add note. Please try again.');
  await cutNotes();
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, 'Note Added', 'Your note has been added to the room.');
  await expect(failed).toHaveCount(0);
  // What was done is told until the next act: it must not lie over what comes then.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.locator('.toaster .toast')).toHaveCount(0);

  await page.getByRole('radiogroup', { name: 'Available Decision' }).locator('label').first().click();
  await press(page, 'Submit Decision');
  await expectToast(page, 'Error', 'Please select a decision and provide rationale');
  await expect(page.locator('.err', { hasText: 'Your reasoning is required' })).toHaveText(
    'Your reasoning is required before submitting your decision.',
  );
  await page.getByLabel('Your reasoning').fill('The bank will ask for it');
  await expect(page.getByText('Your reasoning is required')).toHaveCount(0);
  const cutVotes = await cut(page, 'castRoomVote');
  await press(page, 'Submit Decision');
  await expectToast(page, 'Error', 'Failed to submit decision');
  await cutVotes();
  await press(page, 'Retry');
  await expectToast(page, 'Your decision has been submitted');
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
  await expect(page.getByText('Choose one and say why.')).toHaveCount(0);

  await change<Answer<Calls['getUserRun']>>(page, 'getUserRun', ({ sim_run }) => {
    for (const { room } of sim_run.users_playing) Object.assign(room, { id: null });
  });
  await cut(page, 'getRoomRunByName');
  await page.reload();
  await note.fill('Nowhere to go');
  await press(page, 'Add Note');
  await expectToast(page, 'Error', 'Could not find current room ID.');
});

test('the final decision', async ({ browser }) => {
  const page = await signedIn(browser);
  const settle = await cut(page, 'getRoomVotes');
  await page.goto(`/simulation/dashboard?code=${running.access_code}`);
  const leanings = page.getByRole('main').getByText('Failed to load room decisions');
  await expect(leanings).toHaveCount(6);
  await expectToast(page, 'Error', 'Failed to load room decisions');
  await closeToast(page);
  await press(page, 'Try Again');
  await expect(leanings).toHaveCount(6);
  await expect(page.locator('.toaster .toast')).toHaveCount(0);
  await settle();
  await press(page, 'Try Again');
  await expect(leanings).toHaveCount(5);
  await expect(page.getByText('No Votes', { exact: true })).toHaveCount(0);

  const form = page.getByRole('form', { name: 'Your final decision' });
  await expect(form.getByText('Please select a decision and provide a rationale')).toBeVisible();
  await expect(form.getByRole('button')).toBeDisabled();
  await form.locator('label.opt').first().click();
  await form.getByLabel('Rationale').fill('It is what the rooms can carry');
  const cutOff = await cut(page, 'castFinalVote');
  await press(page, 'Submit Final Decision');
  await expectToast(page, 'Failed to submit decision');
  await cutOff();
  const told = 'This simulation is not in progress';
  const refused = await answer(page, 'castFinalVote', 409, { detail: told });
  await press(page, 'Retry');
  await expectToast(page, 'Failed to submit decision', told);
  await refused();
  await press(page, 'Retry');
  await expectToast(page, 'Decision submitted successfully!');
  await expect(page.getByText('Stage Complete!')).toBeVisible();
  await expect(page.getByText('Decision Submitted', { exact: true })).toBeVisible();
  await expect(page.getByText('Final Decision Required')).toHaveCount(0);
  await expect(
    page.getByText('Please wait for the administrator to advance to the next stage.'),
  ).toBeVisible();
});

test('settings, a missing token and a page that breaks', async ({ browser }) => {
  const page = await signedIn(browser);
  await page.goto('/dashboard');
  await page.route(/\/assets\/SettingsDialog/, (route) => route.abort());
  await press(page, 'Settings');
  await expectToast(page, 'This could not be opened', 'Check your connection and try again.');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await page.unrouteAll();
  await press(page, 'Settings');
  await page.getByRole('switch', { name: 'Sound effects' }).click();
  await press(page, 'Save Settings');
  await expectToast(page, 'Settings Saved', 'Your preferences have been updated.');
  await closeToast(page);

  await page.route(/\/assets\/HistoryPage/, (route) => route.abort());
  await page.getByRole('link', { name: 'View All History' }).click();
  await expect(page.getByRole('heading', { name: 'Oops' })).toBeVisible();
  await expect(page.getByText('Sorry an unexpected error has occurred')).toBeVisible();
  await page.unrouteAll();
  await press(page, 'Try Again');
  await expect(page.getByRole('link', { name: /^Resume/ })).toBeVisible();

  const session = { ...person.session, access_token: '' };
  const tokenless = await signedIn(browser, { ...person, session });
  await cut(tokenless, 'refreshSession');
  await tokenless.goto(`/simulation/room/economic?code=${running.access_code}`);
  await expect(tokenless.getByText('No valid access token available.')).toBeVisible();
});
