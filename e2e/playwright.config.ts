import { defineConfig } from '@playwright/test';
import { launchOptions } from './chromium.ts';

/** Screen checks: their own files, and tests tagged `@look` in other files. */
const looks = /screens.*\.spec\.ts|@look/;
/** Rarely used flows. They run with `npm run e2e` and before a change lands. */
const further = /\/e2e\/further\/[^/]+\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/playwright',
  // Three files at a time on two cores, because tests mostly wait. The tests of one file run one by one.
  workers: 3,
  fullyParallel: false,
  // Each project starts its own workers, with browsers and worlds. Files run in alphabetical order, and the longest has a
  // name at the start of the alphabet, so that it doesn't run alone at the end.
  projects: [
    { name: 'looks', grep: looks },
    { name: 'stories', testIgnore: further, grepInvert: looks },
    { name: 'further', testMatch: further, grepInvert: looks },
  ],
  forbidOnly: process.env['CI'] !== undefined,
  // A failed test is retried once by a new worker (decision 28). If it passes then, the report lists it as flaky, which is a
  // fault to fix.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    // Recording takes as long as the test itself, so only retries are recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Animations are drawn sixty times a second by cores that the tests need. Only one phone of the workshop test has them.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would answer calls that a test makes fail. Only `further/offline-page.spec.ts` allows it.
    serviceWorkers: 'block',
    // Each browser renders and loads in one process instead of three, which saves a twelfth of the work. Measurements keep three.
    launchOptions: {
      ...launchOptions,
      args: [...launchOptions.args, '--in-process-gpu', '--enable-features=NetworkServiceInProcess2'],
    },
  },
});
