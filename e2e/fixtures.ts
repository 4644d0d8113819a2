import { test as base } from '@playwright/test';
import { Desk } from './facilitator-world.ts';
import { openWorld, type World } from './world.ts';

/**
 * The `test` of all files. Tests in the same worker share one world and one desk with its cast. Each test uses its own runs;
 * the six people of the cast join all of them. A test that stops the server, changes the sample simulation or reads a list
 * of everything opens its own world.
 */
export const test = base.extend<object, { world: World; desk: Desk }>({
  world: [
    async ({}, use) => {
      const world = await openWorld();
      await use(world);
      await world.stop();
    },
    { scope: 'worker' },
  ],
  desk: [async ({ world }, use) => use(await Desk.open(world)), { scope: 'worker' }],
});
