import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { type Role, roles } from '@vincere/domain';
import { buildCast, type Cast, seatCast, vote } from './cast.ts';
import { answer, closeToast, cut, expectToast } from './provoke.ts';
import { as, changeStatus, contextOf, createRun, type KnownPerson, openWorld, type World } from './world.ts';

/* The control room: what a facilitator sees and does, while the participants act over HTTP. */

let world: World;
let cast: Cast;
let facilitator: KnownPerson;

test.beforeAll(async () => {
  world = await openWorld();
  cast = await buildCast(world);
  const { email, password } = world.administrator;
  const session = await as(world.origin, null).call('logIn', { body: { username: email, password } });
  facilitator = { ...session, session, client: world.facilitator };
});
test.afterAll(() => world?.stop());

async function openRun(browser: Browser, run: Run): Promise<Page> {
  const { page } = await contextOf(browser, world, facilitator, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.goto(`/admin/runs/${run.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Board workshop' })).toBeVisible();
  return page;
}

async function started(code: string): Promise<Run> {
  const run = await seatCast(world, cast, code);
  await changeStatus(world, run, 'IN_PROGRESS');
  return world.facilitator.call('getRun', { params: { runId: run.id } });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const params = (run: Run) => ({ runId: run.id });

/** One final decision each, over HTTP: of these people for these decisions (by their place). */
async function decide(run: Run, choices: Partial<Record<Role, number>>): Promise<void> {
  const offered = run.current_scenario?.all_decisions ?? [];
  for (const role of roles) {
    const place = choices[role];
    if (place === undefined) continue;
    await cast[role].client.call('castFinalVote', {
      params: params(run),
      body: { decision_chosen_id: offered[place]?.id ?? 0, reasoning: 'It holds.' },
    });
  }
}

/** Three for the first, three for the second. */
const level = { political: 0, economic: 1, social: 0, technological: 1, environmental: 0, legal: 1 } as const;

test('a run from its start to the report, votes appearing as they are cast', async ({ browser }) => {
  const run = await createRun(world, 'PLAY01');
  const page = await openRun(browser, run);
  await expect(page.getByText('Nobody has joined yet.', { exact: false })).toBeVisible();
  await expect(page.locator('.code')).toHaveText('PLAY01');
  await expect(page.getByRole('img', { name: /opens the join page with the code PLAY01/ })).toBeVisible();

  for (const role of roles)
    await cast[role].client.call('joinRun', { body: { access_code: 'PLAY01', room_name: role } });
  await expect(row(page, 'Priya Raman')).toBeVisible();

  await button(page, 'Start Run').click();
  await expectToast(page, 'Status Updated', 'Simulation run is now In Progress');
  await expect(button(page, 'Next Stage')).toBeDisabled();
  await expect(page.locator('#why')).toContainText(
    'Waiting for Maud Lindqvist, Seun Adeyemi, Tom Whitfield, Ines Carvalho, Jonas Achterberg and Priya Raman.',
  );

  await vote(cast, run, ['political', 'economic', 'social', 'technological', 'environmental']);
  await expect(page.getByText('5 of 6 final', { exact: true })).toBeVisible();
  await expect(page.locator('#why')).toHaveText(
    'Next Stage opens when everyone has decided. Waiting for Priya Raman.',
  );
  await expect(row(page, 'Priya Raman')).toContainText('to vote');
  await expect(page.locator('.rv').first().getByRole('img')).toHaveAccessibleName('A 1, B 0, C 0');
  await button(page, 'To vote 1').click();
  await expect(page.locator('.ptb tbody tr')).toHaveCount(1);

  for (const stage of [2, 3]) {
    await vote(cast, run, stage === 2 ? ['legal'] : roles);
    await button(page, 'Next Stage').click();
    await expectToast(page, 'Stage Advanced', new RegExp(`^Stage ${stage}: `));
    await expect(page.getByText(`Stage ${stage} of 3`)).toBeVisible();
    await closeToast(page);
  }
  await vote(cast, run, roles);
  await button(page, 'Next Stage').click();
  await expectToast(
    page,
    'Simulation Completed',
    'The simulation has no more decisions left, it has ended, good job',
  );
  await expect(page.locator('.crh .tag')).toHaveText('Completed');
  await expect(button(page, 'Next Stage')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Path so far' })).toContainText('Adrift in the Strait');
  await page.context().close();
});

test('a tie: the facilitator chooses, or lets the rule decide', async ({ browser }) => {
  const run = await started('TIED01');
  const page = await openRun(browser, run);
  await decide(run, level);
  await expect(page.locator('#why')).toContainText('Two decisions are level.');
  await button(page, 'Next Stage').click();
  await expect(dialog(page).getByRole('heading', { name: 'Three votes each' })).toBeVisible();
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(dialog(page).getByRole('button', { name: 'Next Stage' })).toBeDisabled();
  await expect(dialog(page)).toContainText('the rule decides: A, because it reached its count first.');
  await dialog(page).getByRole('button', { name: 'Back to the run' }).click();
  await expect(button(page, 'Next Stage')).toBeFocused();
  await button(page, 'Next Stage').click();
  await dialog(page).getByRole('radio', { name: /^B: / }).check();
  await dialog(page).getByRole('button', { name: 'Next Stage with B' }).click();
  await expectToast(page, 'Stage Advanced', 'Stage 2: The Broken Tow');
  await expect(page.getByRole('region', { name: 'Path so far' })).toContainText(
    'a tie decided by the facilitator',
  );

  const second = await world.facilitator.call('getRun', { params: params(run) });
  await decide(second, level);
  await expect(page.locator('#why')).toContainText('Two decisions are level.');
  await button(page, 'Next Stage').click();
  await dialog(page).getByRole('button', { name: 'Let the Rule Decide' }).click();
  await expectToast(page, 'Stage Advanced', /^Stage 3: /);
  await expect(page.getByRole('region', { name: 'Path so far' })).toContainText('a tie: it was first');
  await page.context().close();
});

test('advancing without those who have not decided, with advanced controls only', async ({ browser }) => {
  const run = await started('FORCE1');
  const page = await openRun(browser, run);
  await decide(run, { political: 2, economic: 2 });
  await button(page, 'Advance without them').click();
  await expect(dialog(page)).toContainText('Advance without 4 people?');
  await expect(dialog(page)).toContainText('2 of the 2 final decisions');
  await dialog(page).getByRole('button', { name: 'Advance Without Them' }).click();
  await expectToast(page, 'Stage Advanced', /^Stage 2: /);
  await expect(page.getByRole('region', { name: 'Path so far' })).toContainText('with votes missing');

  await world.facilitator.call('updateSettings', { body: { advanced_controls: false } });
  const now = await world.facilitator.call('getRun', { params: params(run) });
  await decide(now, { political: 0 });
  await page.reload();
  await expect(page.locator('#why')).toContainText('Waiting for Seun Adeyemi');
  await expect(button(page, 'Advance without them')).toHaveCount(0);
  await expect(button(page, 'Add 1 min')).toHaveCount(0);
  await world.facilitator.call('updateSettings', { body: { advanced_controls: true } });
  await page.context().close();
});

test('what goes wrong is told in the specified words, and nothing moves', async ({ browser }) => {
  const run = await started('WRONG1');
  const page = await openRun(browser, run);
  const named = { detail: "Some users haven't voted yet: Priya Raman" };
  const mend = await answer(page, 'advanceRun', 409, named);
  await decide(run, { ...level, legal: 0 });
  await button(page, 'Next Stage').click();
  await expectToast(page, 'Cannot Advance Stage', named.detail);
  await mend();
  const line = await cut(page, 'changeRunStatus');
  await button(page, 'Pause Run').click();
  await expect(page.locator('.toast b')).toHaveText('Failed to update run status');
  await expect(page.locator('.crh .tag')).toHaveText('In Progress');
  await line();
  const removal = await cut(page, 'removeParticipant');
  await button(page, 'Remove Priya Raman').click();
  await expect(button(page, 'Cancel')).toBeFocused();
  await button(page, 'Remove Participant').click();
  await expect(page.locator('.toast b')).toHaveText('Failed to remove participant');
  await expect(dialog(page)).toContainText('Failed to remove participant');
  await removal();
  await button(page, 'Cancel').click();
  await expect(row(page, 'Priya Raman')).toBeVisible();

  await page.goto('/admin/runs/nonsense');
  await expect(page.getByText('Invalid simulation run ID')).toBeVisible();
  await page.goto('/admin/runs/999999');
  await expect(page.getByText('Simulation run not found')).toBeVisible();
  const noRun = await cut(page, 'getRun');
  await page.goto(`/admin/runs/${run.id}`);
  await expect(page.getByText('Failed to load data')).toBeVisible();
  await button(page, 'Try Again').click();
  await expect(page.getByText('Failed to load data')).toBeVisible();
  await noRun();
  // By the button, or by the poll where that comes first.
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('.state button')?.click());
  await expect(page.locator('.code')).toHaveText('WRONG1');
  await page.context().close();
});

test('time is added, the run paused and resumed, also by another facilitator', async ({ browser }) => {
  const run = await started('CLOCK1');
  const page = await openRun(browser, run);
  const shown = async () => {
    const [minutes, seconds] = (await page.locator('.bigc').innerText()).split(':').map(Number);
    return (minutes ?? 0) * 60 + (seconds ?? 0);
  };
  const before = await shown();
  await button(page, 'Add 5 min').click();
  await expectToast(page, 'Time Added', '5 minutes were added to this stage.');
  expect(await shown()).toBeGreaterThan(before + 280);
  await button(page, 'Pause Run').click();
  await expectToast(page, 'Status Updated', 'Simulation run is now Paused');
  await expect(button(page, 'Next Stage')).toBeDisabled();
  await expect(page.locator('#why')).toContainText('The run is paused.');
  const elapsed = await page.locator('.crs dd').first().innerText();
  await page.waitForTimeout(1_500);
  await expect(page.locator('.crs dd').first()).toHaveText(elapsed);

  await changeStatus(world, run, 'IN_PROGRESS');
  await expect(page.locator('.crh .tag')).toHaveText('In Progress');
  await expect(page.locator('.crs dd').first()).not.toHaveText(elapsed);
  await world.facilitator.call('addTime', { params: params(run), body: { seconds: 3_600 } });
  await expect(page.locator('.bigc')).toHaveText(/^1:\d\d:\d\d$/);
  await world.facilitator.call('saveFacilitatorNotes', {
    params: params(run),
    body: { notes: 'Ask the Economist why.' },
  });
  await expect(page.getByLabel('Notes on this run')).toHaveValue('Ask the Economist why.');
  await page.context().close();
});

test('people are added, moved, voted for and removed', async ({ browser }) => {
  const run = await started('PEOPLE');
  const page = await openRun(browser, run);
  await button(page, 'Add a person').click();
  await button(page, 'Add Person').click();
  await expect(dialog(page)).toContainText('This field is required');
  await expect(dialog(page)).toContainText('This is not a valid email.');
  await page.getByLabel('Name').fill('Wei Zhang');
  await page.getByLabel('Email').fill('wei.zhang@example.org');
  await page.getByLabel('Room', { exact: true }).last().selectOption('legal');
  await button(page, 'Add Person').click();
  await expect(page.getByLabel('Invitation link')).toHaveValue(/^http.+\/reset-password\?token=/);
  await button(page, 'Done').click();
  await expect(row(page, 'Wei Zhang')).toContainText('Legal Expert');
  await button(page, 'Add a person').click();
  await page.getByLabel('Name').fill('Wei Zhang');
  await page.getByLabel('Email').fill('wei.zhang@example.org');
  await button(page, 'Add Person').click();
  await expect(dialog(page)).toContainText('This person already takes part in this simulation');
  await button(page, 'Cancel').click();

  await page.getByRole('button', { name: /^Wei Zhang/ }).click();
  await page.getByLabel('Move to another room').selectOption('dashboard');
  await button(page, 'Move').click();
  await expectToast(page, 'Participant Moved', 'Wei Zhang is now in Dashboard.');
  await dialog(page).getByRole('radio', { name: /^B: / }).check();
  await page.getByLabel('Reasoning (optional)').fill('Told by telephone.');
  await button(page, 'Record Decision').click();
  await expectToast(page, 'Decision Recorded', 'B for Wei Zhang, marked as recorded by a facilitator.');
  await expect(dialog(page)).toContainText('recorded by a facilitator');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('1 of 7 final', { exact: true })).toBeVisible();
  await expect(row(page, 'Wei Zhang')).toContainText('Dashboard');

  await button(page, 'Remove Wei Zhang').click();
  await expect(dialog(page)).toContainText('no longer counts');
  await button(page, 'Remove Participant').click();
  await expectToast(page, 'Participant Removed', 'Wei Zhang was removed from this run.');
  await expect(row(page, 'Wei Zhang')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Participants' })).toBeFocused();
  await expect(page.getByText('0 of 6 final', { exact: true })).toBeVisible();
  await page.context().close();
});

test('presence: who is connected, and who was last seen when', async ({ browser }) => {
  const run = await started('THERE1');
  const page = await openRun(browser, run);
  await expect(row(page, 'Maud Lindqvist').locator('.off-line')).toBeVisible();
  const stream = new AbortController();
  const response = await fetch(`${world.origin}/api/v1/simulation-run-events/${run.id}`, {
    headers: { authorization: `Bearer ${cast.political.session.access_token}` },
    signal: stream.signal,
  });
  expect(response.ok).toBe(true);
  await expect(row(page, 'Maud Lindqvist')).toContainText('connected now');
  stream.abort();
  await expect(row(page, 'Maud Lindqvist')).toContainText(/last seen \d\d:\d\d/, { timeout: 30_000 });
  await page.context().close();
});

test('posts go live into one room or all six; what fails stays', async ({ browser }) => {
  const run = await started('POSTS1');
  const page = await openRun(browser, run);
  const postsOf = async (role: Role) => {
    const { id } = await world.facilitator.call('getRoomRunByName', {
      params: { runId: run.id, roomName: role },
    });
    const { tweets } = await world.facilitator.call('getRoomRun', { params: { roomRunId: id } });
    return tweets.map(({ content }) => content);
  };
  const box = page.getByRole('textbox', { name: 'Post' });
  await box.fill('Clause 14 is heard tomorrow at nine.');
  await page.reload();
  await expect(box).toHaveValue('Clause 14 is heard tomorrow at nine.');
  await page.getByRole('combobox', { name: 'Room' }).selectOption('legal');
  await button(page, 'Post now').click();
  await expect(page.getByText(/^Posted to Legal Expert, \d\d:\d\d$/)).toBeVisible();
  expect(await postsOf('legal')).toContain('Clause 14 is heard tomorrow at nine.');
  expect(await postsOf('social')).not.toContain('Clause 14 is heard tomorrow at nine.');

  const line = await cut(page, 'publishPost');
  await page.getByRole('combobox', { name: 'Room' }).selectOption('all');
  await box.fill('The harbour master asks for tugs.');
  await button(page, 'Post now').click();
  const unsent = page.getByRole('list', { name: 'Posts not sent yet' });
  await expect(unsent.getByText('Failed to add tweet to the room.')).toHaveCount(6);
  await page.reload();
  await expect(unsent.getByText('Failed to add tweet to the room.')).toHaveCount(6);
  await line();
  for (let left = 6; left > 0; left--) {
    await unsent.getByRole('button', { name: 'Retry' }).first().click();
    await expect(unsent.getByRole('listitem')).toHaveCount(left - 1);
  }
  for (const role of roles)
    expect((await postsOf(role)).filter((one) => one === 'The harbour master asks for tugs.')).toHaveLength(
      1,
    );
  await page.context().close();
});

test('own notes save themselves; a failure keeps the text, another hand is not overwritten', async ({
  browser,
}) => {
  const run = await started('NOTES1');
  const page = await openRun(browser, run);
  const notes = page.getByLabel('Notes on this run');
  const stored = async () => (await world.facilitator.call('getRun', { params: params(run) })).notes;
  await notes.fill('They went straight to B.');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expect(await stored()).toBe('They went straight to B.');

  const line = await cut(page, 'saveFacilitatorNotes');
  await notes.fill('They went straight to B. Ask why.');
  await expect(page.getByText('Your notes could not be saved.')).toBeVisible();
  await line();
  await page.reload();
  await expect(notes).toHaveValue('They went straight to B. Ask why.');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expect(await stored()).toBe('They went straight to B. Ask why.');

  const held = await cut(page, 'saveFacilitatorNotes');
  await notes.fill('Mine.');
  await expect(page.getByText('Your notes could not be saved.')).toBeVisible();
  await world.facilitator.call('saveFacilitatorNotes', { params: params(run), body: { notes: 'Theirs.' } });
  await expect(page.getByText('Another facilitator changed these notes')).toBeVisible();
  await expect(notes).toHaveValue('Mine.');
  await held();
  await button(page, 'Keep Mine').click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expect(await stored()).toBe('Mine.');
  await page.context().close();
});

test('the projector shows no name and ends by Escape', async ({ browser }) => {
  const run = await started('SHOW01');
  const page = await openRun(browser, run);
  await page.clock.install();
  await page.goto(`/admin/runs/${run.id}`);
  await button(page, 'Present').click();
  const wall = page.getByRole('dialog', { name: 'Projector view' });
  await expect(wall).toContainText('SHOW01');
  await expect(wall.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(wall).toContainText('0 of 6');
  for (const role of roles) await expect(wall).not.toContainText(cast[role].last_name);
  await page.clock.fastForward(91_000);
  await expect(wall.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  await expect(wall).toContainText('SHOW01');
  await page.keyboard.press('Escape');
  await expect(wall).toHaveCount(0);
  await expect(button(page, 'Present')).toBeFocused();
  await page.context().close();
});

test('the projector in a window of its own follows the run, and the facilitator keeps theirs', async ({
  browser,
}) => {
  const run = await started('SHOW05');
  const page = await openRun(browser, run);
  const [wall] = await Promise.all([
    page.waitForEvent('popup'),
    button(page, 'Present in a New Window').click(),
  ]);
  const view = wall.getByRole('dialog', { name: 'Projector view' });
  await expect(view).toContainText('SHOW05');
  await expect(view).toContainText('at 127.0.0.1');
  await vote(cast, run, roles);
  await expect(view).toContainText('6 of 6');
  // The browser lets a page behind another one take its time.
  await page.bringToFront();
  await expect(button(page, 'Next Stage')).toBeEnabled();
  await button(page, 'Next Stage').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.way .now')).toContainText('Stage 2 of 3');
  // The button is closed again: focus goes on to what it opened.
  await expect(page.locator('.way .now')).toBeFocused();
  await expect(view).toContainText('Stage 2 of 3');
  await view.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => wall.isClosed()).toBe(true);
  await page.context().close();
});

test('a run is ended early, after a question that names the consequence', async ({ browser }) => {
  const run = await started('EARLY1');
  const page = await openRun(browser, run);
  await button(page, 'End Run Early').click();
  await expect(dialog(page)).toContainText('Nobody can join or vote any more');
  await expect(button(page, 'Cancel')).toBeFocused();
  await button(page, 'End Run').click();
  await expectToast(page, 'Status Updated', 'Simulation run is now Ended');
  await expect(page.locator('.crh .tag')).toHaveText('Ended');
  await expect(page.getByRole('region', { name: 'Path so far' })).toContainText('ended here');
  await page.context().close();
});

test('by keyboard alone: start, decide a tie, advance', async ({ browser }) => {
  const run = await seatCast(world, cast, 'KEYS01');
  const page = await openRun(browser, run);
  const reach = async (name: string) => {
    for (let steps = 0; steps < 80; steps++) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
      if (found === name) return;
    }
    throw new Error(`${name} can't be reached by Tab`);
  };
  await reach('Start Run');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Pause Run')).toBeVisible();
  await decide(run, level);
  await expect(button(page, 'Next Stage')).toBeEnabled();
  await page.locator('body').focus();
  await reach('Next Stage');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(1);
  await reach(
    await dialog(page)
      .getByRole('button', { name: /^Next Stage with/ })
      .innerText(),
  );
  await page.keyboard.press('Enter');
  await expectToast(page, 'Stage Advanced', /^Stage 2: /);
  await page.context().close();
});
