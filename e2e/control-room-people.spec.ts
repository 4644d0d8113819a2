import { expect } from '@playwright/test';
import { type Role, roles } from '@vincere/domain';
import { answer, cut, expectToast } from './call-faults.ts';
import { button, type Desk, dialog, level, openTab, params, row, status } from './facilitator-world.ts';
import { test } from './fixtures.ts';
import { changeStatus, closeWindows } from './world.ts';

/* People, time, posts and notes in the control room. Participants act over HTTP. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

test('the late data of a run and its board moves nothing under the pointer', async ({ browser }) => {
  const run = await desk.started('STILL1');
  const page = await desk.openRun(browser, run);
  /** Holds all calls except those whose address contains one of these. Returns a function that releases them. */
  const hold = async (others: RegExp): Promise<() => void> => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/api\/v1\//, async (route) => {
      if (!others.test(route.request().url())) await released;
      await route.fallback();
    });
    return release;
  };
  const tom = page.getByRole('button', { name: /^Tom Whitfield/ });
  const places = async () => {
    const found: unknown[] = [];
    for (const name of ['Tom Whitfield', 'Remove Tom Whitfield', 'Add 5 min', 'Post now', 'Nudge them']) {
      const one = page.getByRole('button', { name }).first();
      await expect(one).toBeVisible();
      const box = await one.boundingBox();
      found.push([name, box && Math.round(box.x), box && Math.round(box.y)]);
    }
    return found;
  };
  const goOn = await hold(/simulation-run-(get|board|facts)\/|stream|settings/);
  await page.reload();
  await expect(tom).toBeVisible();
  const before = await places();
  goOn();
  await expect(page.getByText('No open questions')).toBeAttached();
  await expect(page.getByRole('button', { name: /^Tom Whitfield.*0 of 7 posts read/ })).toBeVisible();
  expect(await places()).toEqual(before);

  // The settings and the key facts add controls here, so nothing is shown before they arrive.
  await page.unrouteAll();
  const settingsToo = await hold(/simulation-run-|stream|tweet/);
  const board = page.waitForResponse(/simulation-run-board\//);
  await page.reload();
  await board;
  await expect(page.getByText('Loading run')).toBeAttached();
  await expect(tom).toHaveCount(0);
  settingsToo();
  await expect(tom).toBeVisible();
  expect(await places()).toEqual(before);
});

test('the control room works without the optional controls if the settings cannot be read', async ({
  browser,
}) => {
  const run = await desk.started('STILL2');
  const page = await desk.openRun(browser, run);
  await answer(page, 'getSettings', 500, {});
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/users/me/settings')) asked += 1;
  });
  await page.reload();
  await expect(page.getByText('No open questions')).toBeAttached();
  await page.getByRole('button', { name: /^Tom Whitfield/ }).click();
  await desk.decide(run, level);
  await expect(dialog(page).getByRole('definition').filter({ hasText: /^A: / })).toBeVisible();
  await expect(dialog(page)).toBeVisible();
  // One read for the page, and one for each part that reads on its own.
  expect(asked).toBeLessThan(8);
});

test('facilitators add time, pause and resume the run, and see each other’s changes', async ({ browser }) => {
  const run = await desk.started('CLOCK1');
  const page = await desk.openRun(browser, run);
  await page.clock.install();
  await page.reload();
  const shown = async () => {
    const [minutes, seconds] = (
      await page.getByRole('region', { name: 'Stage clock' }).getByRole('timer').innerText()
    )
      .split(':')
      .map(Number);
    return (minutes ?? 0) * 60 + (seconds ?? 0);
  };
  const before = await shown();
  await button(page, 'Add 5 min').click();
  await expectToast(page, 'Time Added', '5 minutes were added to this stage.');
  await expect.poll(shown).toBeGreaterThan(before + 240);
  await button(page, 'Pause Run').click();
  await expectToast(page, 'Status Updated', 'Simulation run is now Paused');
  await expect(button(page, 'Next Stage')).toBeDisabled();
  await expect(page.locator('#why')).toContainText('The run is paused.');
  const elapsed = page.getByRole('timer', { name: 'Elapsed' });
  const atPause = await elapsed.innerText();
  await page.clock.fastForward(5_000);
  await expect(elapsed).toHaveText(atPause);

  await changeStatus(desk.world, run, 'IN_PROGRESS');
  await expect(status(page, 'In Progress')).toBeVisible();
  await expect(elapsed).not.toHaveText(atPause);
  await desk.world.facilitator.call('addTime', { params: params(run), body: { seconds: 3_600 } });
  await expect(page.getByRole('region', { name: 'Stage clock' }).getByRole('timer')).toHaveText(
    /^1:\d\d:\d\d$/,
  );
  await desk.world.facilitator.call('saveFacilitatorNotes', {
    params: params(run),
    body: { notes: 'Ask the Economist why.' },
  });
  await expect(page.getByLabel('Notes on this run')).toHaveValue('Ask the Economist why.');
});

test('a facilitator adds, moves and removes people, and records a decision for one', async ({ browser }) => {
  const run = await desk.started('PEOPLE');
  const page = await desk.openRun(browser, run);
  await button(page, 'Add a person').click();
  await page.getByLabel('Name').fill('Wei Zhang');
  await page.getByLabel('Email').fill('wei.zhang@example.org');
  await page.getByLabel('Room', { exact: true }).last().selectOption('legal');
  await button(page, 'Add Person').click();
  await expect(page.getByLabel('Invitation link')).toHaveValue(/^http.+\/reset-password\?token=/);
  await button(page, 'Done').click();
  await expect(row(page, 'Wei Zhang')).toContainText('Legal Expert');
  await expect(page.getByRole('table', { name: 'Legal Expert' }).getByRole('row')).toHaveCount(3);

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
  await expect(dialog(page)).toContainText('no longer count');
  await button(page, 'Remove Participant').click();
  await expectToast(page, 'Participant Removed', 'Wei Zhang was removed from this run.');
  await expect(row(page, 'Wei Zhang')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Participants' })).toBeFocused();
  await expect(page.getByText('0 of 6 final', { exact: true })).toBeVisible();
  await button(page, 'Undo').click();
  await expectToast(page, 'Removal Undone', 'Wei Zhang is on this run again.');
  await expect(page.getByText('1 of 7 final', { exact: true })).toBeVisible();
});

test('presence shows who is connected, and when the others were last seen', async ({ browser }) => {
  const run = await desk.started('THERE1');
  const page = await desk.openRun(browser, run);
  await expect(row(page, 'Maud Lindqvist').locator('[data-away]')).toBeVisible();
  const stream = new AbortController();
  const response = await fetch(`${desk.world.origin}/api/v1/simulation-run-events/${run.id}`, {
    headers: { authorization: `Bearer ${desk.cast.political.session.access_token}` },
    signal: stream.signal,
  });
  expect(response.ok).toBe(true);
  await expect(row(page, 'Maud Lindqvist')).toContainText('connected now');
  stream.abort();
  await expect(row(page, 'Maud Lindqvist')).toContainText(/last seen \d{1,2}:\d\d [AP]M/, {
    timeout: 30_000,
  });
});

test('posts are published to one room or all six, and failed posts stay in the form', async ({ browser }) => {
  const run = await desk.started('POSTS1');
  const page = await desk.openRun(browser, run);
  const postsOf = async (role: Role) => {
    const { id } = await desk.world.facilitator.call('getRoomRunByName', {
      params: { runId: run.id, roomName: role },
    });
    const { tweets } = await desk.world.facilitator.call('getRoomRun', { params: { roomRunId: id } });
    return tweets.map(({ content }) => content);
  };
  const box = page.getByRole('textbox', { name: 'Post' });
  await box.fill('Clause 14 is heard tomorrow at nine.');
  await page.reload();
  await expect(box).toHaveValue('Clause 14 is heard tomorrow at nine.');
  await page.getByRole('combobox', { name: 'Room' }).selectOption('legal');
  await button(page, 'Post now').click();
  await expect(page.getByText(/^Posted to Legal Expert, \d{1,2}:\d\d [AP]M$/)).toBeVisible();
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
});

test('facilitator notes save automatically, and unsaved notes survive a reload', async ({ browser }) => {
  const run = await desk.started('NOTES1');
  const page = await desk.openRun(browser, run);
  await openTab(page, 'Notes');
  const notes = page.getByLabel('Notes on this run');
  const stored = async () => (await desk.world.facilitator.call('getRun', { params: params(run) })).notes;
  await notes.fill('They went straight to B.');
  await expect(page.getByText(/^Saved \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  expect(await stored()).toBe('They went straight to B.');

  const line = await cut(page, 'saveFacilitatorNotes');
  await notes.fill('They went straight to B. Ask why.');
  await expect(page.getByText('Your notes could not be saved.')).toBeVisible();
  await line();
  await page.reload();
  await expect(notes).toHaveValue('They went straight to B. Ask why.');
  await expect(page.getByText(/^Saved \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  expect(await stored()).toBe('They went straight to B. Ask why.');
});
