import { type Browser, expect, type Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { roles } from '@vincere/domain';
import { vote } from '../cast.ts';
import { beginStage, button, type Desk, dialog, params, wallOf } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { findBarriers } from '../looking.ts';
import { someone } from '../on-a-run.ts';
import { changeStatus, closeWindows, contextOf } from '../world.ts';

/* What comes of decisions: outcomes, the order of the group, its conditions, and the ending. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

const laptop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

/** Starts a run of a copy of the sample with everyone on it. Every decision from stage 2 on has an outcome. */
async function startRun(code: string): Promise<Run> {
  const { facilitator } = desk.world;
  const run = await desk.startedCopy('Board workshop', code);
  for (const role of roles)
    await desk.cast[role].client.call('joinRun', { body: { access_code: code, room_name: role } });
  const { stages } = await facilitator.call('getSimulation', {
    params: { simulationId: run.simulation.id },
  });
  for (const { all_decisions } of stages.slice(1).flatMap(({ scenarios }) => scenarios))
    for (const { id, title_of_decision } of all_decisions)
      await facilitator.call('updateDecision', {
        params: { decisionId: id },
        body: {
          outcome: `${title_of_decision}: it took eleven days.\n\nThen the *Maren Vogt* put to sea again.`,
        },
      });
  return run;
}

async function windowOf(
  browser: Browser,
  person: keyof Desk['cast'],
  run: Run,
  options: object,
): Promise<Page> {
  const { page } = await contextOf(browser, desk.world, desk.cast[person], options);
  await page.goto(`/simulation/dashboard?code=${run.access_code}`);
  return page;
}

const order = (page: Page) => page.getByRole('textbox', { name: 'The order' });

test('a group writes an order, reads the outcome of its decision, and the ending', async ({ browser }) => {
  const run = await startRun('OUTCOM');
  const { facilitator } = desk.world;
  const [stage] = (await facilitator.call('getSimulation', { params: { simulationId: run.simulation.id } }))
    .stages;
  const [scenario] = stage?.scenarios ?? [];
  const title = scenario?.all_decisions[0]?.title_of_decision ?? '';

  // The author writes the outcome of the first decision with two conditions, and asks for an order.
  const desktop = await desk.openRun(browser, run);
  await desktop.goto(`/admin/simulations/${run.simulation.id}/stages/${stage?.id}/scenarios/${scenario?.id}`);
  await button(desktop, `Edit ${title}`).click();
  await desktop
    .getByLabel('Outcome')
    .fill('The floodlights came on at nine.\n\nAt 03:20 the walkway gave way.');
  for (const [text, met, unmet] of [
    ['a radio for every crew', 'Every crew carried a radio.', 'Nobody heard the two men.'],
    ['the date of the last night', 'The last night was known by its date.', 'Nobody had named the date.'],
  ] as const) {
    await button(desktop, 'Add Condition').click();
    await desktop.getByLabel('What a careful order includes').filter({ visible: true }).fill(text);
    await desktop.getByLabel('If met, the outcome adds').filter({ visible: true }).fill(met);
    await desktop.getByLabel('If not met, it adds').filter({ visible: true }).fill(unmet);
  }
  await desktop.getByLabel('2', { exact: true }).check();
  await expect(dialog(desktop)).toContainText('The last night was known by its date.');
  expect(await findBarriers(desktop)).toEqual([]);
  await button(desktop, 'Save Decision').click();
  await expect(dialog(desktop)).toHaveCount(0);
  await desktop.getByRole('switch', { name: 'Ask for an order' }).check();
  await expect(desktop.getByText('The group writes an order here')).toBeVisible();

  // Two people write the order, one after the other. What one types reaches the other.
  const first = await windowOf(browser, 'political', run, laptop);
  const second = await windowOf(browser, 'legal', run, phone);
  await button(first, 'Take the Pen').click();
  await expect(order(first)).toBeFocused();
  await order(first).pressSequentially('Every crew takes a radio.');
  await expect(order(second)).toHaveValue('Every crew takes a radio.');
  await expect(second.getByText('Maud Lindqvist has the pen')).toBeVisible();
  await expect(order(second)).not.toBeEditable();
  await button(first, 'Put the Pen Down').click();
  await button(second, 'Take the Pen').click();
  await expect(order(second)).toBeFocused();
  await second.keyboard.type(' We start at nine.');
  await expect(order(first)).toHaveValue('Every crew takes a radio. We start at nine.');
  expect(await findBarriers(second)).toEqual([]);

  // Once everyone has decided, the leading decision is named without counts.
  await expect(first.getByText('Everyone has decided.')).toHaveCount(0);
  await desk.decide(run, {
    political: 0,
    economic: 0,
    social: 0,
    technological: 0,
    environmental: 1,
    legal: 1,
  });
  await expect(first.getByText(`Everyone has decided. ${title} leads.`)).toBeVisible();

  // The facilitator judges the conditions beside the order.
  await desktop.goto(`/admin/runs/${run.id}`);
  await button(desktop, 'Present').click();
  await desktop.keyboard.press('Escape');
  await button(desktop, 'Next Stage').click();
  await expect(dialog(desktop)).toContainText('Every crew takes a radio. We start at nine.');
  await expect(dialog(desktop).getByRole('radio')).toHaveCount(6);
  await expect(dialog(desktop).getByRole('radio', { checked: true })).toHaveCount(0);
  const answer = (condition: string, name: string) =>
    dialog(desktop).getByRole('group', { name: condition }).getByText(name, { exact: true }).click();
  await answer('a radio for every crew', 'Met');
  expect(await findBarriers(desktop)).toEqual([]);

  // The order changes: the facilitator reads the new text first, and judges again.
  const { scenario_id, revision } = await facilitator.call('takePen', {
    params: params(run),
    body: { scenario_id: (await desk.now(run)).current_scenario?.id ?? 0 },
  });
  await facilitator.call('saveOrder', {
    params: params(run),
    body: { scenario_id, text: 'Every crew takes a radio. We start at ten.', revision },
  });
  await expect(dialog(desktop)).toContainText('The order has changed.');
  await expect(dialog(desktop)).toContainText('We start at nine.');
  await button(desktop, 'Reveal the Result').click();
  await expect(button(desktop, 'Show the New Text')).toBeFocused();
  expect(await findBarriers(desktop)).toEqual([]);
  await button(desktop, 'Show the New Text').click();
  await expect(dialog(desktop)).toContainText('We start at ten.');
  await expect(dialog(desktop).getByRole('radio', { checked: true })).toHaveCount(0);
  await answer('a radio for every crew', 'Met');
  await answer('the date of the last night', 'Not met');
  await button(desktop, 'Reveal the Result').click();
  await beginStage(desktop, 2);
  await expect(desktop.locator('[aria-current=step]')).toContainText('Stage 2 of 3');

  // Everyone reads the outcome with the sentences that follow, above the next scenario.
  for (const page of [first, second]) {
    const outcome = page.getByRole('region', { name: 'What came of it' });
    await expect(outcome).toContainText('The floodlights came on at nine.');
    await expect(outcome).toContainText('Every crew carried a radio.');
    await expect(outcome).toContainText('Nobody had named the date.');
    await expect(outcome).toContainText('4 of 6 votes.');
    await expect(outcome).not.toContainText('a radio for every crew');
    expect(await findBarriers(page)).toEqual([]);
  }

  // After the last stage the ending stays until somebody presses its button.
  for (const _ of [2, 3]) {
    await vote(desk.cast, run, roles);
    await facilitator.call('advanceRun', { params: params(run), body: {} });
  }
  const endings = new RegExp(`/simulation/ending\\?runId=${run.id}$`);
  await second.reload();
  await expect(second).toHaveURL(endings);
  await expect(second.getByText('How it ended')).toBeVisible();
  await expect(second.getByText('Then the Maren Vogt put to sea again.')).toBeVisible();
  await expect(second.getByRole('complementary', { name: 'Your path' }).getByRole('listitem')).toHaveCount(4);
  expect(await findBarriers(second)).toEqual([]);
  await second.getByRole('link', { name: 'Take Post-Questionnaire' }).click();
  await expect(second).toHaveURL(new RegExp(`/post-questionnaire\\?runId=${run.id}$`));
  await second.goto(`/simulation/end?runId=${run.id}`);
  await expect(second).toHaveURL(endings);

  // The ending can be projected, and the report shows what did not happen to the facilitator alone.
  await expect(desktop.getByRole('heading', { name: 'Simulation Report' })).toBeVisible();
  await button(desktop, 'Present').click();
  await expect(wallOf(desktop)).toContainText('How it ended');
  await expect(wallOf(desktop)).toContainText('Then the Maren Vogt put to sea again.');
  expect(await findBarriers(desktop)).toEqual([]);
  await desktop.keyboard.press('Escape');
  await expect(desktop.getByText('a radio for every crew').first()).toBeAttached();
});

test('everybody with a seat reads the ending, in any room and with any questionnaires', async ({
  browser,
}) => {
  const run = await startRun('OUTALL');
  const { facilitator } = desk.world;
  const newcomer = await someone(desk.world, false);
  await newcomer.client.call('joinRun', { body: { access_code: run.access_code, room_name: 'legal' } });
  const seat = (await desk.now(run)).users_playing.find(
    ({ user }) => user.email_address === newcomer.email_address,
  );
  await facilitator.call('moveParticipant', {
    params: { userRunId: seat?.user_run_id ?? 0 },
    body: { room_name: 'dashboard' },
  });
  await facilitator.call('setGuestJoin', { params: params(run), body: { guest_join: true } });
  const session = await newcomer.client.call('joinAsGuest', {
    body: { access_code: run.access_code, name: 'Grace' },
  });
  const everyone = { ...desk.cast, newcomer, guest: { ...newcomer, session } };
  for (const _ of [1, 2, 3]) {
    await vote(desk.cast, run, roles);
    await facilitator.call('advanceRun', { params: params(run), body: { force: true } });
  }
  for (const [name, person] of Object.entries(everyone)) {
    const { page } = await contextOf(browser, desk.world, person, phone);
    await page.goto(`/simulation/ending?runId=${run.id}`);
    await expect(page.getByText('How it ended'), name).toBeVisible();
    await expect(page.getByText('Then the Maren Vogt put to sea again.'), name).toBeVisible();
    await expect(page, name).toHaveURL(new RegExp(`/simulation/ending\\?runId=${run.id}$`));
  }
});

test('a run that is ended early has no ending, and says so below the last outcome', async ({ browser }) => {
  const run = await startRun('OUTEND');
  const { facilitator } = desk.world;
  for (const _ of [1, 2]) {
    await vote(desk.cast, run, roles);
    await facilitator.call('advanceRun', { params: params(run), body: {} });
  }
  await changeStatus(desk.world, run, 'ENDED');
  const { page } = await contextOf(browser, desk.world, desk.cast.social, laptop);
  await page.goto(`/simulation/ending?runId=${run.id}`);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`/simulation/end?runId=${run.id}`);
  const outcome = page.getByRole('region', { name: 'What came of it' });
  await expect(outcome).toContainText('Then the Maren Vogt put to sea again.');
  await expect(outcome).toContainText('The run was ended in the stage after this.');
  expect(await findBarriers(page)).toEqual([]);
});

test('a judgement is asked for even if Next Stage is pressed before the conditions are loaded', async ({
  browser,
}) => {
  const run = await startRun('OUTNOW');
  const { current_scenario } = await desk.now(run);
  await desk.world.facilitator.call('updateDecision', {
    params: { decisionId: current_scenario?.all_decisions[0]?.id ?? 0 },
    body: { conditions: [{ text: 'a radio', met: 'They had one.', unmet: 'They had none.' }] },
  });
  await desk.decide(run, {
    political: 0,
    economic: 0,
    social: 0,
    technological: 0,
    environmental: 0,
    legal: 0,
  });
  const { page } = await contextOf(browser, desk.world, desk.world.admin, laptop);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/simulation-run-simulation/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/admin/runs/${run.id}`);
  await button(page, 'Next Stage').click();
  answer();
  await expect(dialog(page)).toContainText('What did the group say?');
  await dialog(page).getByText('Met', { exact: true }).click();
  await button(page, 'Reveal the Result').click();
  await beginStage(page, 2);
  await expect(page.locator('[aria-current=step]')).toContainText('Stage 2 of 3');
  expect((await desk.now(run)).last_outcome?.sentences).toEqual(['They had one.']);
});
