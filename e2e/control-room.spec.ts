import { expect } from '@playwright/test';
import { roles } from '@vincere/domain';
import { closeToast, cut, expectToast } from './call-faults.ts';
import { seatCast, vote } from './cast.ts';
import {
  beginStage,
  button,
  type Desk,
  dialog,
  level,
  openTab,
  params,
  row,
  status,
} from './facilitator-world.ts';
import { test } from './fixtures.ts';
import { changeStatus, closeWindows, createRun } from './world.ts';

/* Leading a run from stage to stage in the control room. Participants act over HTTP. */

let desk: Desk;
test.beforeAll(({ desk: shared }) => {
  desk = shared;
});
test.afterEach(closeWindows);

test('a facilitator leads a run from its start to the report, and sees votes as they are cast', async ({
  browser,
}) => {
  const run = await createRun(desk.world, 'PLAY01');
  const page = await desk.openRun(browser, run);
  await expect(page.getByText('Nobody has joined yet.', { exact: false })).toBeVisible();
  await expect(page.getByText('PLAY01', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /opens the join page with the code PLAY01/ })).toBeVisible();

  for (const role of roles)
    await desk.cast[role].client.call('joinRun', { body: { access_code: 'PLAY01', room_name: role } });
  await expect(row(page, 'Priya Raman')).toBeVisible();

  await button(page, 'Start Run').click();
  await expectToast(page, 'Status Updated', 'Simulation run is now In Progress');
  await expect(button(page, 'Next Stage')).toBeDisabled();
  await expect(page.locator('#why')).toContainText(
    'Waiting for Maud Lindqvist, Seun Adeyemi, Tom Whitfield, Ines Carvalho, Jonas Achterberg and Priya Raman.',
  );

  await vote(desk.cast, run, ['political', 'economic', 'social', 'technological', 'environmental']);
  await expect(page.getByText('5 of 6 final', { exact: true })).toBeVisible();
  await expect(page.locator('#why')).toHaveText(
    'Next Stage opens when everyone has decided. Waiting for Priya Raman.',
  );
  await expect(row(page, 'Priya Raman')).toContainText('to decide');
  await expect(
    page.getByRole('region', { name: 'Strategist' }).getByRole('img').first(),
  ).toHaveAccessibleName('A 1, B 0, C 0');
  await button(page, 'To decide 1').click();
  await expect(page.locator('tbody tr')).toHaveCount(1);

  for (const stage of [2, 3]) {
    await vote(desk.cast, run, stage === 2 ? ['legal'] : roles);
    await button(page, 'Next Stage').click();
    await expectToast(page, 'The result is revealed', 'Everybody sees the decision and the votes.');
    await beginStage(page, stage);
    await expectToast(page, 'Stage Advanced', new RegExp(`^Stage ${stage}: `));
    await expect(page.getByText(`Stage ${stage} of 3`)).toBeVisible();
    await closeToast(page);
  }
  await vote(desk.cast, run, roles);
  await expect(page.locator('#why')).toContainText('Finish Simulation opens the report.');
  await button(page, 'Finish Simulation').click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Finish Simulation').click();
  await dialog(page).getByRole('button', { name: 'Finish Simulation' }).click();
  await expectToast(
    page,
    'Simulation Completed',
    'The simulation has no more decisions left, it has ended, good job',
  );
  await expect(status(page, 'Completed')).toBeVisible();
  await expect(button(page, 'Finish Simulation')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'The group’s path' })).toContainText('Adrift in the Strait');
});

test('in a tie the facilitator chooses, or lets the rule decide', async ({ browser }) => {
  const run = await desk.started('TIED01');
  const page = await desk.openRun(browser, run);
  await desk.decide(run, level);
  await expect(page.locator('#why')).toContainText('Two decisions are level.');
  await button(page, 'Next Stage').click();
  await dialog(page).getByRole('button', { name: 'Back to the run' }).click();
  await expect(button(page, 'Next Stage')).toBeFocused();
  await button(page, 'Next Stage').click();
  await dialog(page).getByRole('radio', { name: /^B: / }).check();
  await dialog(page).getByRole('button', { name: 'Next Stage with B' }).click();
  await beginStage(page, 2);
  await expectToast(page, 'Stage Advanced', 'Stage 2: The Broken Tow');
  await expect(page.getByRole('region', { name: 'Path so far' })).toContainText(
    'a tie decided by the facilitator',
  );

  const second = await desk.world.facilitator.call('getRun', { params: params(run) });
  await desk.decide(second, level);
  await expect(page.locator('#why')).toContainText('Two decisions are level.');
  await button(page, 'Next Stage').click();
  await dialog(page).getByRole('button', { name: 'Let the Rule Decide' }).click();
  await beginStage(page, 3);
  await expectToast(page, 'Stage Advanced', /^Stage 3: /);
  await expect(page.getByRole('region', { name: 'Path so far' })).toContainText(
    'a tie: by rooms, then it was first',
  );
});

test('a three-way tie narrowed by rooms and settled by time names both rules', async ({ browser }) => {
  const run = await desk.started('TIED03');
  const page = await desk.openRun(browser, run);
  const { current_scenario } = await desk.now(run);
  for (const [role, place] of [
    ['political', 0],
    ['economic', 2],
  ] as const)
    await desk.cast[role].client.call('castRoomVote', {
      params: params(run),
      body: { decision_chosen_id: current_scenario?.all_decisions[place]?.id ?? 0, reasoning: 'It holds.' },
    });
  await desk.decide(run, {
    political: 1,
    economic: 1,
    social: 2,
    technological: 2,
    environmental: 0,
    legal: 0,
  });
  await expect(page.locator('#why')).toContainText('Three decisions are level.');
  await button(page, 'Next Stage').click();
  await dialog(page).getByRole('button', { name: 'Let the Rule Decide' }).click();
  await beginStage(page, 2);
  await expectToast(page, 'Stage Advanced', /^Stage 2: /);
  await expect(page.getByRole('region', { name: 'Path so far' })).toContainText(
    'a tie: by rooms, then it was first',
  );
  await changeStatus(desk.world, run, 'ENDED');
  await expect(
    page
      .getByRole('button', { name: /^Stage 1/ })
      .getByText('Tie, by rooms and then the first to reach its votes', { exact: true }),
  ).toBeVisible();
});

test('a facilitator needs advanced controls to advance without missing voters', async ({ browser }) => {
  const run = await desk.started('FORCE1');
  const page = await desk.openRun(browser, run);
  await desk.decide(run, { political: 2, economic: 2 });
  await button(page, 'Advance without them').click();
  await dialog(page).getByRole('button', { name: 'Advance Without Them' }).click();
  await beginStage(page, 2);
  await expectToast(page, 'Stage Advanced', /^Stage 2: /);
  await expect(page.getByRole('region', { name: 'Path so far' })).toContainText('with votes missing');

  await desk.world.facilitator.call('updateSettings', { body: { advanced_controls: false } });
  const now = await desk.world.facilitator.call('getRun', { params: params(run) });
  await desk.decide(now, { political: 0 });
  await page.reload();
  await expect(page.locator('#why')).toContainText('Waiting for Seun Adeyemi');
  await expect(button(page, 'Advance without them')).toHaveCount(0);
  await expect(button(page, 'Add 1 min')).toHaveCount(0);
  await desk.world.facilitator.call('updateSettings', { body: { advanced_controls: true } });
});

test('the control room says if a run does not exist or cannot be read', async ({ browser }) => {
  const run = await desk.started('WRONG1');
  const page = await desk.openRun(browser, run);
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
  // The poll brings it. The stream is open, but no event would repeat the failed read.
  await expect(page.getByText('WRONG1', { exact: true }).first()).toBeVisible();
});

test('a run can be ended early', async ({ browser }) => {
  const run = await desk.started('EARLY1');
  const page = await desk.openRun(browser, run);
  await openTab(page, 'Run');
  await button(page, 'End Run Early').click();
  await button(page, 'End Run').click();
  await expectToast(page, 'Status Updated', 'Simulation run is now Ended');
  await expect(status(page, 'Ended')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The group’s path' })).toContainText('ended here');
});

test('a run can be started, a tie decided and the stage advanced by keyboard', async ({ browser }) => {
  const run = await seatCast(desk.world, desk.cast, 'KEYS01');
  const page = await desk.openRun(browser, run);
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
  await desk.decide(run, level);
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
  await expect(button(page, 'Begin Stage 2')).toBeEnabled();
  await page.locator('body').focus();
  await reach('Begin Stage 2');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Stage Advanced', /^Stage 2: /);
});
