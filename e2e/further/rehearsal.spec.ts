import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { ends, Looking } from '../looking.ts';
import { press } from '../on-a-run.ts';
import { closeWindows, contextOf, openWorld, type World } from '../world.ts';

/* In a rehearsal bots play a simulation while its author watches. It leaves no data behind. */

let world: World;
test.beforeAll(async () => {
  world = await openWorld();
});
test.afterAll(() => world?.stop());
test.afterEach(closeWindows);

async function sampleId(): Promise<number> {
  const [sample] = await world.facilitator.call('listSimulations');
  return sample?.id ?? 0;
}

test('an author can rehearse every branch step by step, and end the rehearsal', async ({ browser }) => {
  const { page } = await contextOf(browser, world, world.admin);
  await page.goto(`/admin/simulations/${await sampleId()}/stages`);
  await press(page, 'Rehearse');
  const dialog = page.getByRole('dialog', { name: 'Rehearse' });
  await expect(dialog.getByRole('radio')).toHaveCount(10);
  await expect(dialog.getByRole('radio', { name: 'Every branch, in 9 ways' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Start Rehearsal' }).click();
  const bar = page.getByRole('region', { name: 'Rehearsal' });
  await expect(bar).toContainText('way 1 of 9');
  await bar.getByRole('button', { name: 'Hold' }).click();
  await expect(page.getByText('Access code')).toHaveCount(0);
  const step = bar.getByRole('button', { name: 'One Step' });
  const progress = bar.getByRole('status');
  const sentences = [
    'The bots are in their rooms.',
    'They have voted in their rooms.',
    'They have made their final decisions.',
    'Continue to the next step.',
  ];
  // The rehearsal may have done some steps before it was paused.
  const at = async () => sentences.indexOf((await progress.textContent()) ?? '');
  for (let next = (await at()) + 1; next < sentences.length; next++) {
    await step.click();
    await expect(progress).toHaveText(sentences[next] ?? '');
  }
  await expect(page.getByRole('row').filter({ hasText: 'Bot Legal Expert 1' })).toBeVisible();
  await bar.getByRole('button', { name: 'Play On' }).click();
  await expect(progress).toHaveText('They have voted in their rooms.');
  await bar.getByRole('button', { name: 'End Rehearsal' }).click();
  await expect(page).toHaveURL(/\/stages$/);
  await expect(page.getByText('Nothing was saved.')).toBeVisible();
  expect(await world.facilitator.call('listRuns')).toMatchObject({ total: 0 });
});

test('a chosen way is played to its end automatically', async ({ browser }) => {
  const made = await world.facilitator.call('createSimulation', {
    body: { name: 'One Fork', description: 'Short', total_stages: 1 },
  });
  const stage = await world.facilitator.call('createStage', {
    params: { simulationId: made.id },
    body: { stage_instruction: 'Decide' },
  });
  const scenario = await world.facilitator.call('createScenario', {
    params: { stageId: stage.id },
    body: { name: 'The Fork', description: 'Left or right' },
  });
  for (const title_of_decision of ['Left', 'Right'])
    await world.facilitator.call('createDecision', {
      params: { scenarioId: scenario.id },
      body: { title_of_decision },
    });
  const { page } = await contextOf(browser, world, world.admin);
  await page.goto(`/admin/simulations/${made.id}/stages`);
  await press(page, 'Rehearse');
  await page.getByRole('button', { name: 'Start Rehearsal' }).click();
  const bar = page.getByRole('region', { name: 'Rehearsal' });
  await expect(bar.getByRole('status')).toHaveText('Every way was played.', { timeout: 25_000 });
  await bar.getByRole('button', { name: 'End Rehearsal' }).click();
  await expect(page).toHaveURL(/\/stages$/);
});

test('the screens of a rehearsal pass the screen checks', { tag: '@look' }, async ({ browser }) => {
  const looking = await Looking.begin(browser, world);
  const { page } = looking;
  await looking.become(world.admin);
  await looking.open(`/admin/simulations/${await sampleId()}/stages`);
  await looking.press('Rehearse');
  await expect(page.getByRole('dialog', { name: 'Rehearse' })).toBeVisible();
  await looking.look('rehearse', ends);
  await looking.press('Start Rehearsal');
  const bar = page.getByRole('region', { name: 'Rehearsal' });
  await bar.getByRole('button', { name: 'Hold' }).click();
  await bar.getByRole('button', { name: 'One Step' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Bot Legal Expert 1' })).toBeVisible();
  await looking.look('rehearsal', ends);
  await bar.getByRole('button', { name: 'End Rehearsal' }).click();
  await expect(page).toHaveURL(/\/stages$/);
});
