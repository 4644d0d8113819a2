import { defineConfig } from '@playwright/test';

const longFiles = /(workshop|map)\.spec\.ts/;
const lookFiles = /screens.*\.spec\.ts/;

export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/playwright',
  // Two files at a time, each with a server of its own; the tests of a file one after the other.
  workers: 2,
  fullyParallel: false,
  // The longest files first, so that none of them is left over at the end.
  projects: [
    { name: 'long', testMatch: longFiles },
    { name: 'short', testIgnore: [longFiles, lookFiles] },
    // Every screen by axe and by eye: minutes that `npm test` leaves to `npm run e2e`.
    { name: 'looks', testMatch: lookFiles },
  ],
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
