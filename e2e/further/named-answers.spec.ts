import { expect } from '@playwright/test';
import { sendUntouched } from '../call-faults.ts';
import { openTab } from '../facilitator-world.ts';
import { test } from '../fixtures.ts';
import { someone } from '../on-a-run.ts';
import { changeStatus, closeWindows, contextOf, createRun, openWorld, type World } from '../world.ts';

/* A run that names answers: the facilitator's choice, what people are told, and what the report shows. */

let world: World;
test.beforeAll(async () => {
  world = await openWorld();
});
test.afterAll(() => world?.stop());
test.afterEach(closeWindows);

test('participants are told that a run names answers, and its report then shows the names', async ({
  browser,
}) => {
  const run = await createRun(world, 'NAMED1');
  await world.facilitator.call('setQuestionnaires', {
    params: { runId: run.id },
    body: { questionnaires: 'scales' },
  });
  const { page: desk } = await contextOf(browser, world, world.admin);
  await desk.goto(`/admin/runs/${run.id}`);
  await openTab(desk, 'Run');
  const names = desk.getByRole('switch', { name: 'Answers with names' });
  await names.check();
  await expect
    .poll(() => world.facilitator.call('getRun', { params: { runId: run.id } }))
    .toMatchObject({ names_answers: true });

  const person = await someone(world);
  const { page } = await contextOf(browser, world, person);
  await page.goto('/dashboard?code=NAMED1');
  const dialog = page.getByRole('dialog', { name: 'Join Simulation' });
  await expect(dialog.getByText(/^This run names answers: facilitators can read/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(/\/simulation\?code=NAMED1$/);
  await expect(names).toHaveCount(0);
  await expect(desk.getByText(/^Facilitators can read the answers of each person/)).toBeVisible();

  await page.goto('/questionnaire');
  await expect(page.getByText(/names answers: facilitators can read these with your name\.$/)).toBeVisible();
  await changeStatus(world, run, 'IN_PROGRESS');
  await changeStatus(world, run, 'ENDED');
  await page.goto(`/post-questionnaire?runId=${run.id}`);
  await expect(page.getByText('Facilitators can read these answers with your name.')).toBeVisible();
  await sendUntouched(page);
  await expect(page).toHaveURL(new RegExp(`/simulation/summary\\?runId=${run.id}$`));

  await desk.goto(`/admin/runs/${run.id}`);
  const answers = desk.getByRole('region', { name: 'Questionnaires' });
  await expect(answers.getByText(/^Once a run has ended, answers are shown from 4 people up/)).toBeVisible();
  await answers
    .getByLabel('Answers with the name of')
    .selectOption({ label: `${person.first_name} ${person.last_name}` });
  // What was answered before joining stays without a name.
  await expect(answers.getByRole('row', { name: /^Resilience/ })).toHaveText(/Resilience\s*None\s*1\.0/);
});
