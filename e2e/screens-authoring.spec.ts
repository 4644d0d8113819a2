import { expect } from '@playwright/test';
import { answer } from './call-faults.ts';
import { test } from './fixtures.ts';
import { ends, Looking } from './looking.ts';
import { openWorld, type World } from './world.ts';

/*
 * Checks of the authoring screens in each state, as in `screens.spec.ts`.
 */

test.setTimeout(240_000);

let world: World;
let looking: Looking;

test.beforeAll(async ({ browser }) => {
  world = await openWorld();
  looking = await Looking.begin(browser, world);
  await looking.become(world.admin);
});
test.afterAll(async () => {
  await looking?.page.context().close();
  await world?.stop();
});

/** Returns the addresses of the sample simulation: its stages, one stage and the first scenario. */
async function sample() {
  const listed = (await world.facilitator.call('listSimulations')).at(-1);
  const simulation = await world.facilitator.call('getSimulation', {
    params: { simulationId: listed?.id ?? 0 },
  });
  const stages = `/admin/simulations/${simulation.id}/stages`;
  const [first, second] = simulation.stages;
  return {
    stages,
    scenarios: `${stages}/${second?.id}/scenarios`,
    scenario: `${stages}/${first?.id}/scenarios/${first?.scenarios[0]?.id}`,
  };
}

test('a simulation passes the screen checks: stages, briefing, files and editing', async () => {
  const { page } = looking;
  const { stages } = await sample();
  await looking.open(stages);
  await looking.see('Stage 3');
  await looking.look('stages');
  await looking.press('Edit description');
  await page.getByLabel('description', { exact: true }).fill('');
  await looking.look('stages-editing', ends);
  await looking.press('Cancel');
  await looking.press('Delete Stage 3');
  await expect(page.getByRole('dialog')).toBeVisible();
  await looking.look('stages-deleting', ends);
  await looking.open(`${stages}?view=briefing`);
  await looking.look('stages-briefing');
  await looking.open(`${stages}?view=files`);
  await page.getByLabel('Files to upload').setInputFiles({
    name: 'virus.exe',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  });
  await looking.press(/^Delete .*/);
  await looking.look('stages-files', ends);
});

test('scenarios pass the screen checks: the list, one scenario and its decisions', async () => {
  const { page } = looking;
  const { scenarios, scenario } = await sample();
  await looking.open(scenarios);
  await looking.look('scenarios');
  await looking.open(scenario);
  await looking.look('scenario-config');
  await looking.press(/^Edit (?!title|description)/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await looking.look('decision-editing', ends);
});

test('key facts pass the screen checks: none, the list, and the inspector with a mistake', async () => {
  const { page } = looking;
  const { scenario } = await sample();
  await looking.open(`${scenario}?view=facts`);
  await looking.see('No key facts yet');
  await looking.look('key-facts-empty', ends);
  const scenarioId = Number(scenario.split('/').at(-1));
  const [post] = await world.facilitator.call('listPosts', { params: { scenarioId, roomName: 'legal' } });
  for (const text of ['Nobody has seen the harbour pilot since noon.', 'The tide turns at four.'])
    await world.facilitator.call('createFact', {
      params: { scenarioId },
      body: { text, posts: [post?.id ?? 0], files: [], supports: [], opposes: [] },
    });
  await page.reload();
  await looking.see('The tide turns at four.');
  await looking.look('key-facts');
  await looking.press('Add a Fact');
  await looking.press('Add a Post or File');
  await looking.press('Save Fact');
  await looking.see('This field is required');
  await looking.look('key-facts-editing', ends);
});

test('a room passes the screen checks: posts, broken JSON, a failed post, files and notes', async () => {
  const { page } = looking;
  const { scenario } = await sample();
  // The dialog opened by the address covers the heading.
  await page.goto(`${scenario}?room=economic`);
  await looking.see('In this room');
  await looking.look('room-dialog');
  await looking.press(/^Author and likes of/);
  await looking.see('Leave it empty to let the post speak for the room.');
  await looking.look('post-details', ends);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Author and likes' })).toBeHidden();
  await looking.press(/^Edit time of post by/);
  await looking.look('post-release', ends);
  await looking.press('Cancel');
  const field = page.getByLabel('Text of the post');
  await field.fill('[\n  {"content": "Bread is dear."},\n  {"content": "Flour is out."}\n]');
  await looking.see('2 posts found.');
  await looking.look('room-dialog-understood', ends);
  const settle = await answer(page, 'createPost', 500, {});
  await looking.refused(async () => {
    await looking.press('Add 2 Posts');
    await looking.see('Failed to add tweet to the room.');
    await field.fill('[\n  {"content": 5},\n  "b"\n]');
    await looking.look('room-dialog-failed', ends);
  });
  await settle();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('tab', { name: 'Files' }).click();
  await looking.look('room-dialog-files', ends);
  await page.getByRole('tab', { name: 'Room notes' }).click();
  await looking.look('room-dialog-notes', ends);
});

test('an unfinished simulation, its open points and missing pages pass the screen checks', async () => {
  const { page } = looking;
  const { id } = await world.facilitator.call('createSimulation', {
    body: { name: 'Harbour Dark', description: 'A port loses its cranes.', total_stages: 3 },
  });
  const stages = `/admin/simulations/${id}/stages`;
  await looking.open(stages);
  await looking.see('No stages yet');
  await looking.look('stages-empty', ends);
  await looking.press('Add Stage');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Stage' }).click();
  await looking.see('This field is required');
  await looking.look('stage-adding', ends);
  const first = await world.facilitator.call('createStage', {
    params: { simulationId: id },
    body: { stage_instruction: 'The first hour' },
  });
  await world.facilitator.call('createStage', {
    params: { simulationId: id },
    body: { stage_instruction: 'The third day' },
  });
  await looking.open(`${stages}/${first.id}/scenarios`);
  await looking.see('No scenarios found');
  await looking.look('scenarios-empty', ends);
  const scenario = await world.facilitator.call('createScenario', {
    params: { stageId: first.id },
    body: { name: 'The cranes stop', description: 'At 02:10 every crane stands still.' },
  });
  await looking.open(`${stages}/${first.id}/scenarios/${scenario.id}`);
  await looking.look('scenario-begun', ends);
  await looking.press(/open points$/);
  await looking.see('This scenario needs at least one decision');
  await looking.look('open-points', ends);
  await looking.refused(async () => {
    await looking.open('/admin/simulations/999999/stages');
    await looking.see('Simulation not found');
    await looking.look('simulation-not-found', ends);
  });
});
