import { test as base } from '@playwright/test';
import { Desk } from './desk.ts';
import { openWorld, type World } from './world.ts';

/**
 * The tests of all files: those that run in the same worker share one world and, at its desk, one cast. Each plays on
 * runs and with people of its own; the six of the cast go from run to run. A test that stops the server, writes into
 * the sample simulation or reads a list of all there is opens a world of its own.
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
