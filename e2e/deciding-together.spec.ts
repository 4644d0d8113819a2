import { type Browser, devices, expect, type Page } from '@playwright/test';
import type { Calls, Input, Run } from '@vincere/contract';
import { type Role, roles } from '@vincere/domain';
import { beginStage, button, type Desk, dialog, params } from './facilitator-world.ts';
import { test } from './fixtures.ts';
import { findBarriers } from './looking.ts';
import { changeStatus, closeWindows, contextOf } from './world.ts';

/* Six people and a facilitator decide twice, with everything that helps a group to pool what its rooms know. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

const laptop = { viewport: { width: 1280, height: 860 } };
const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
const isOnPhone = (role: Role) => role === 'economic' || role === 'social';

const pump = 'The harbour pump fails below ten degrees.';
const insurance = 'The insurer pays 120 million, or 25 if we invite the ship in.';
const pumpLine = 'Read this before you send her in.';
const tides = 'The lock gate can be shut from 11:30.';

/** Writes a simulation of two stages. Each scenario has two decisions; the first one of stage 1 leads to the quay. */
async function writeSimulation() {
  const { facilitator } = desk.world;
  const { id: simulationId } = await facilitator.call('createSimulation', {
    body: { name: 'The Night Ship', description: 'A ship burns off the coast.', total_stages: 2 },
  });
  await facilitator.call('updateSimulation', {
    params: { simulationId },
    body: { asks_confidence: true, string_briefing: 'You are the crisis board of the coast.' },
  });
  const addStage = (stage_instruction: string) =>
    facilitator.call('createStage', { params: { simulationId }, body: { stage_instruction } });
  const first = await addStage('Decide by half past seven.');
  const second = await addStage('Decide what to publish.');
  const addScenario = (stageId: number, name: string, asks_order: boolean) =>
    facilitator.call('createScenario', {
      params: { stageId },
      body: { name, description: `${name}: what is known at six.`, asks_order },
    });
  const ship = await addScenario(first.id, 'The ship', true);
  const quay = await addScenario(second.id, 'The quay', false);
  const sea = await addScenario(second.id, 'The open sea', false);
  const addDecision = (scenarioId: number, body: Input<Calls['createDecision']>['body']) =>
    facilitator.call('createDecision', { params: { scenarioId }, body });
  const bringIn = await addDecision(ship.id, {
    title_of_decision: 'Bring her in',
    outcome: 'She was alongside at half past eleven.',
    link_next_scenario_id: quay.id,
    conditions: [
      { text: 'a name for the search', met: 'Four volunteers went aft.', unmet: 'Nobody went aft.' },
      { text: 'a call to the hospital', met: 'The ward had water.', unmet: 'The ward had no water.' },
    ],
  });
  const towOut = await addDecision(ship.id, {
    title_of_decision: 'Tow her out',
    outcome: 'The tow left at nine.',
    link_next_scenario_id: sea.id,
  });
  for (const { id } of [quay, sea]) {
    await addDecision(id, {
      title_of_decision: 'Publish everything',
      outcome: 'In December, 71 per cent drank.',
    });
    await addDecision(id, {
      title_of_decision: 'Publish a summary',
      outcome: 'In December, 52 per cent drank.',
    });
  }
  const addPost = (scenario_id: number, room_name: Role, content: string, more: object = {}) =>
    facilitator.call('createPost', { body: { scenario_id, room_name, content, ...more } });
  const posts = {
    pump: await addPost(ship.id, 'technological', pump),
    insurance: await addPost(ship.id, 'economic', insurance),
    tides: await addPost(ship.id, 'environmental', tides),
  };
  for (const role of ['political', 'social', 'legal'] as const)
    await addPost(ship.id, role, `Nothing new in the ${role} room.`);
  const ruling = await facilitator.call('uploadScenarioFile', {
    params: { scenarioId: ship.id },
    body: { room: 'legal' },
    file: new Blob(['the ruling']),
    fileName: 'ruling.txt',
  });
  for (const [text, carriers] of [
    [pump, { posts: [posts.pump.id], files: [] }],
    [insurance, { posts: [posts.insurance.id], files: [] }],
    [tides, { posts: [posts.tides.id], files: [] }],
    ['A court allows it in distress.', { posts: [], files: [ruling.id] }],
  ] as const)
    await facilitator.call('createFact', {
      params: { scenarioId: ship.id },
      body: {
        text,
        posts: [...carriers.posts],
        files: [...carriers.files],
        supports: [bringIn.id],
        opposes: text === insurance ? [] : [towOut.id],
      },
    });
  const [named, called] = bringIn.conditions;
  for (const role of roles) await addPost(quay.id, role, `Day two in the ${role} room.`);
  await addPost(quay.id, 'social', 'Mateo is home. He thanks the four.', {
    when: [
      { kind: 'decided', scenario_id: ship.id, decision_id: bringIn.id },
      { kind: 'condition', condition_id: named?.id ?? 0, is_met: true },
    ],
  });
  await addPost(quay.id, 'social', 'The ward thanks you for the call.', {
    when: [{ kind: 'condition', condition_id: called?.id ?? 0, is_met: true }],
  });
  return simulationId;
}

type Windows = Record<Role, Page>;

/** Opens a window for each of the six people, two of them on phones. */
async function openWindows(browser: Browser): Promise<Windows> {
  const opened: [Role, Page][] = [];
  for (const role of roles) {
    const options = isOnPhone(role) ? phone : laptop;
    opened.push([role, (await contextOf(browser, desk.world, desk.cast[role], options)).page]);
  }
  return Object.fromEntries(opened) as Windows;
}

const dashboardOf = (run: Run) => `/simulation/dashboard?code=${run.access_code}`;
const roomOf = (run: Run, role: Role) => `/simulation/room/${role}?code=${run.access_code}`;
const order = (page: Page) => page.getByRole('textbox', { name: 'The order' });
const table = (page: Page) => page.getByRole('region', { name: 'On the table' });
const option = (page: Page, group: string, name: string | RegExp) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name });

/** Marks an option: with a pointer its label, by keyboard the radio button itself. */
async function mark(page: Page, group: string, name: string | RegExp, byKeyboard: boolean): Promise<void> {
  const radio = option(page, group, name);
  if (!byKeyboard) return radio.locator('xpath=ancestor::label').click();
  await radio.focus();
  await page.keyboard.press('Space');
  await expect(radio).toBeChecked();
}

async function press(page: Page, name: string, byKeyboard: boolean): Promise<void> {
  const target = button(page, name).filter({ visible: true }).first();
  if (byKeyboard) await target.press('Enter');
  else await target.click();
}

type Choice = { room: string; final: string; confidence: string; forecast: string };

async function voteInRoom(page: Page, run: Run, role: Role, choice: Choice): Promise<void> {
  const byKeyboard = role === 'legal';
  await page.goto(roomOf(run, role));
  if (isOnPhone(role))
    await page.getByRole('navigation', { name: 'Room' }).getByRole('button', { name: 'Decision' }).click();
  await mark(page, 'Available Decision', new RegExp(choice.room), byKeyboard);
  await page.getByLabel('Your reasoning').fill('It is what our room can defend.');
  await mark(page, 'How sure are you?', choice.confidence, byKeyboard);
  await mark(page, 'What will the group decide?', new RegExp(choice.forecast), byKeyboard);
  await press(page, 'Submit Decision', byKeyboard);
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
}

/** Casts a final decision; `cite` is the text of a post of another room on the table. */
async function decide(page: Page, run: Run, role: Role, choice: Choice, cite?: string): Promise<void> {
  const byKeyboard = role === 'legal';
  await page.goto(dashboardOf(run));
  if (cite !== undefined) {
    const item = table(page).getByRole('listitem').filter({ hasText: cite });
    // On phones, an item is folded until somebody opens it.
    if (isOnPhone(role)) await item.getByText(pumpLine).click();
    await item.getByRole('checkbox', { name: /^My evidence: / }).check();
  }
  await mark(page, 'Your final decision', new RegExp(choice.final), byKeyboard);
  await page.getByLabel('Your reasoning').fill('The others will follow.');
  await mark(page, 'How sure are you?', choice.confidence, byKeyboard);
  await press(page, 'Submit Final Decision', byKeyboard);
  await expect(page.getByText('Stage Complete!')).toBeVisible();
}

/** Puts the first post of the room on the table. */
async function share(page: Page, run: Run, role: Role, line: string): Promise<void> {
  await page.goto(roomOf(run, role));
  const post = page.getByRole('article').first();
  await post.getByRole('button', { name: /^Put the post by .* on the table$/ }).click();
  await page.getByLabel('Why should the others read this?').fill(line);
  await post.getByRole('button', { name: 'Put on the Table', exact: true }).click();
  await expect(post.getByText('put there by you')).toBeVisible();
}

const factRow = (page: Page, text: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: text }) });

test('six people pool what their rooms know, decide twice, and read the outcomes', async ({ browser }) => {
  test.setTimeout(120_000);
  const { facilitator } = desk.world;
  const simulationId = await writeSimulation();
  const draft = await facilitator.call('createRun', {
    params: { simulationId },
    body: { name: 'Board workshop', access_code: 'NIGHT1' },
  });
  await facilitator.call('setQuestionnaires', {
    params: params(draft),
    body: { questionnaires: 'none' },
  });
  for (const role of roles)
    await desk.cast[role].client.call('joinRun', { body: { access_code: 'NIGHT1', room_name: role } });
  const run = await changeStatus(desk.world, draft, 'IN_PROGRESS');
  const control = await desk.openRun(browser, run);
  const windows = await openWindows(browser);

  await test.step('three rooms share, and one takes its post back', async () => {
    await control.getByRole('tab', { name: 'Key facts 0 of 4' }).click();
    await expect(factRow(control, pump)).toContainText('Held');
    await share(windows.technological, run, 'technological', pumpLine);
    await share(windows.economic, run, 'economic', 'The limit matters.');
    await share(windows.environmental, run, 'environmental', '');
    await windows.environmental.getByRole('button', { name: /^Take .* back from the table$/ }).click();
    const { legal } = windows;
    await legal.goto(roomOf(run, 'legal'));
    await legal.getByRole('button', { name: 'Put ruling.txt on the table' }).press('Enter');
    await button(legal, 'Put on the Table').last().press('Enter');
    await legal.goto(dashboardOf(run));
    await expect(table(legal).getByRole('listitem')).toHaveCount(3);
    await expect(table(legal)).not.toContainText(tides);
    await expect(factRow(control, pump)).toContainText('On the table');
    // A fact that was on the table stays shared, because people have read it.
  });

  await test.step('two people write the order', async () => {
    const { political, social } = windows;
    await political.goto(dashboardOf(run));
    await social.goto(dashboardOf(run));
    await button(political, 'Take the Pen').click();
    await expect(order(political)).toBeFocused();
    await order(political).pressSequentially('Four volunteers search the stern.');
    await expect(order(social)).toHaveValue('Four volunteers search the stern.');
    await button(political, 'Put the Pen Down').click();
    await button(social, 'Take the Pen').click();
    await expect(order(social)).toBeFocused();
    await order(social).pressSequentially(' Zeller leads, at noon.');
    await expect(order(political)).toHaveValue('Four volunteers search the stern. Zeller leads, at noon.');
    await button(social, 'Put the Pen Down').click();
  });

  await test.step('all vote twice with how sure they are, and two move', async () => {
    for (const [index, role] of roles.entries()) {
      const page = windows[role];
      const choice = {
        room: index < 2 ? 'Tow her out' : 'Bring her in',
        final: 'Bring her in',
        confidence: index < 3 ? '60' : '80',
        forecast: 'Bring her in',
      };
      await voteInRoom(page, run, role, choice);
      if (role === 'legal') expect(await findBarriers(page)).toEqual([]);
      await decide(page, run, role, choice, role === 'social' ? pump : undefined);
    }
    await expect(windows.political.getByText('Everyone has decided. Bring her in leads.')).toBeVisible();
    await expect(factRow(control, pump)).toContainText('Used');
    await expect(control.getByRole('tab', { name: 'Key facts 4 of 4' })).toBeVisible();
  });

  await test.step('the facilitator judges one condition as met and advances', async () => {
    await button(control, 'Next Stage').click();
    await expect(dialog(control)).toContainText('Four volunteers search the stern. Zeller leads, at noon.');
    const answer = (condition: string, name: string) =>
      dialog(control).getByRole('group', { name: condition }).getByText(name, { exact: true }).click();
    await answer('a name for the search', 'Met');
    await answer('a call to the hospital', 'Not met');
    await button(control, 'Reveal the Result').click();
    await beginStage(control, 2);
    await expect(control.locator('[aria-current=step]')).toContainText('Stage 2 of 2');
  });

  await test.step('all read the outcome, and the social room the post that follows from it', async () => {
    for (const role of roles) {
      const outcome = windows[role].getByRole('region', { name: 'What came of it' });
      await expect(outcome).toContainText('She was alongside at half past eleven.');
      await expect(outcome).toContainText('Four volunteers went aft.');
      await expect(outcome).toContainText('The ward had no water.');
    }
    const { social, legal } = windows;
    await social.goto(roomOf(run, 'social'));
    await expect(social.getByText('Mateo is home. He thanks the four.')).toBeVisible();
    await expect(social.getByText('The ward thanks you for the call.')).toHaveCount(0);
    await legal.goto(roomOf(run, 'legal'));
    await expect(legal.getByRole('article')).toHaveCount(1);
    expect(await findBarriers(social)).toEqual([]);
  });

  await test.step('they decide again, and the ending opens for everyone', async () => {
    const choice = {
      room: 'Publish a summary',
      final: 'Publish everything',
      confidence: '70',
      forecast: 'Publish a summary',
    };
    for (const role of roles) {
      await voteInRoom(windows[role], run, role, choice);
      await decide(windows[role], run, role, choice);
    }
    await button(control, 'Finish Simulation').first().click();
    await dialog(control).getByRole('button', { name: 'Finish Simulation' }).click();
    await expect(control.getByRole('heading', { name: 'Simulation Report' })).toBeVisible();
    for (const role of ['social', 'legal'] as const) {
      await windows[role].reload();
      await expect(windows[role]).toHaveURL(/\/simulation\/ending\?runId=/);
      await expect(windows[role].getByText('In December, 71 per cent drank.')).toBeVisible();
    }
    expect(await findBarriers(windows.social)).toEqual([]);
  });

  await test.step('the report shows who moved and what each room knew', async () => {
    const shift = control.getByRole('region', { name: 'From room vote to final decision' });
    await expect(shift).toContainText('2 of 6 changed their minds, all of them away from B');
    await expect(shift).toContainText('6 of 6 expected it');
    const known = control.getByRole('region', { name: 'What each room knew' });
    await expect(known).toContainText('With the 4 shared facts, A is ahead.');
    expect(await findBarriers(control)).toEqual([]);
  });
});
