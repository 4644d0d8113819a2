import { expect } from '@playwright/test';
import { buildCast, playOneStage, playTie } from './cast.ts';
import { test } from './fixtures.ts';
import { ends, Looking } from './looking.ts';
import { card, pathOf, writeSimulation } from './map.ts';
import { closeWindows, openWorld, type World } from './world.ts';

/* Checks of the map and the report, as in `screens.spec.ts`. */

let world: World;
test.beforeAll(async () => {
  world = await openWorld();
});
test.afterAll(() => world?.stop());
test.afterEach(closeWindows);

test('the map and the report pass the screen checks', async ({ browser }) => {
  const cast = await buildCast(world);
  const ended = await playTie(world, cast, 'TIE001');
  const live = await playOneStage(world, cast, 'LIVE01');
  const id = await writeSimulation(world);
  const looking = await Looking.begin(browser, world);
  const { page } = looking;
  await looking.become(world.admin);
  await looking.open(pathOf(id));
  await expect(card(page, 'The cranes stop')).toBeVisible();
  await looking.look('map');
  await looking.wide(1440);
  await card(page, 'Cold berths').getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Reached by' })).toBeVisible();
  await looking.look('map-inspector');

  await looking.open(`/admin/runs/${ended.id}`);
  await page.getByRole('button', { name: 'Stage 2' }).click();
  await looking.look('report');
  await page.getByRole('button', { name: 'Show on the Map' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'The group ended here' })).toBeVisible();
  await looking.look('report-map', ends);
  await looking.open(`/admin/runs/${live.id}`);
  await page.getByRole('button', { name: 'Show on the Map' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'The group is here' })).toBeVisible();
  await looking.look('control-room-map', ends);
});
