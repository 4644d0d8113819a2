import { type Browser, expect, type Page } from '@playwright/test';
import { contextOf, type World } from './world.ts';

type Written = { id: number; name: string };
export const description = 'For fifty-one hours Vestmar has unloaded its ships the way it did in 1987.';

/** Creates three stages of 1, 2 and 2 scenarios. Two of five decisions have links, and one room has texts. */
export async function writeSimulation(world: World): Promise<number> {
  const { facilitator: author } = world;
  const simulation = await author.call('createSimulation', { body: { name: 'Harbour Dark', description } });
  const params = { simulationId: simulation.id };
  const stages: number[] = [];
  for (const stage_instruction of ['Decide at dawn', 'Decide at noon', 'Decide at night'])
    stages.push((await author.call('createStage', { params, body: { stage_instruction } })).id);
  const scenario = (stage: number, name: string): Promise<Written> =>
    author.call('createScenario', { params: { stageId: stages[stage] ?? 0 }, body: { name, description } });
  const first = await scenario(0, 'The cranes stop');
  const cold = await scenario(1, 'Cold berths');
  await scenario(1, 'Hands on the cranes');
  const lorries = await scenario(2, 'Forty lorries an hour');
  await scenario(2, 'Ration week');
  const decision = (from: Written, title_of_decision: string, to?: Written) =>
    author.call('createDecision', {
      params: { scenarioId: from.id },
      body: { title_of_decision, link_next_scenario_id: to?.id ?? null },
    });
  await decision(first, 'Cut the port off', cold);
  await decision(first, 'Run the port by hand');
  await decision(cold, 'Move the cargo by road', lorries);
  await decision(lorries, 'Close the road');
  await author.call('createPost', {
    body: { content: 'The reefers are warming up.', room_name: 'economic', scenario_id: cold.id },
  });
  return simulation.id;
}

/** Returns the scenario that each decision leads to, by title. */
export async function linksOf(world: World, simulationId: number): Promise<Record<string, string | null>> {
  const { stages } = await world.facilitator.call('getSimulation', { params: { simulationId } });
  const decisions = stages.flatMap(({ scenarios }) => scenarios).flatMap((one) => one.all_decisions);
  return Object.fromEntries(decisions.map((one) => [one.title_of_decision, one.next_scenario]));
}

export const pathOf = (simulationId: number) => `/admin/simulations/${simulationId}/stages?view=map`;
export const map = (page: Page) => page.getByRole('region', { name: 'Map of Harbour Dark' });
export const card = (page: Page, name: string) => map(page).getByRole('article').filter({ hasText: name });
export const port = (page: Page, name: string, index: number) =>
  card(page, name).getByTitle('Drag to a scenario of the next stage').nth(index);
export const inspector = (page: Page, name: string) =>
  page.getByRole('complementary', { name: `Inspector: ${name}` });

/** Creates such a simulation and opens its map. */
export async function openMap(browser: Browser, world: World): Promise<{ page: Page; id: number }> {
  const id = await writeSimulation(world);
  const { page } = await contextOf(browser, world, world.admin, { viewport: { width: 1440, height: 900 } });
  await page.goto(pathOf(id));
  await expect(card(page, 'The cranes stop')).toBeVisible();
  return { page, id };
}
