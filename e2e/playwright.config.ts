import { defineConfig } from '@playwright/test';
import { launchOptions } from './chromium.ts';

/** The close looks: files of them, and those that stand with the stories whose screens they look at. */
const looks = /screens.*\.spec\.ts|@look/;
/** What fewer people come by, or more seldom: with `npm run e2e` and before a change lands. */
const further = /\/e2e\/further\/[^/]+\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/playwright',
  // Three files at a time on two cores, because tests wait; the tests of a file go one by one.
  workers: 3,
  fullyParallel: false,
  // Each project starts workers of its own, with their browsers and worlds. The files of one go by the alphabet: the
  // longest has a name at its head, so that it is not left over at the end.
  projects: [
    { name: 'looks', grep: looks },
    { name: 'stories', testIgnore: further, grepInvert: looks },
    { name: 'further', testMatch: further, grepInvert: looks },
  ],
  forbidOnly: process.env['CI'] !== undefined,
  // A story that fails is told once more, by a new worker (decision 28): the report names it as flaky, a fault to mend.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    // Recording a test takes as long as the test itself: only what is told once more is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // What moves is drawn sixty times a second, by the cores that the tests need; in the workshop one phone has it.
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer for the pages that a test has fail. `further/no-line.spec.ts` lets it in.
    serviceWorkers: 'block',
    // Each browser draws and asks in one process instead of three: a twelfth less work. What is measured keeps them.
    launchOptions: {
      ...launchOptions,
      args: [...launchOptions.args, '--in-process-gpu', '--enable-features=NetworkServiceInProcess2'],
    },
  },
});
