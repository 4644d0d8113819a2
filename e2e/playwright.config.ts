import { defineConfig } from '@playwright/test';
import { launchOptions } from './chromium.ts';

const longFiles = /workshop\.spec\.ts/;
const lookFiles = /screens.*\.spec\.ts/;

export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/playwright',
  // Three files at a time on two cores, because tests wait; each has a server of its own, and its tests go one by one.
  workers: 3,
  fullyParallel: false,
  // The longest files first, so that none of them is left over at the end.
  projects: [
    { name: 'long', testMatch: longFiles },
    { name: 'looks', testMatch: lookFiles },
    { name: 'short', testIgnore: [longFiles, lookFiles] },
  ],
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    // Recording a test takes as long as the test itself. Who looks into a failure gives `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // What moves is drawn sixty times a second, by the cores that the tests need; in the workshop one phone has it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
});
