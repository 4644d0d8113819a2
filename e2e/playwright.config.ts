import { defineConfig } from '@playwright/test';

const longFiles = /(workshop|screens.*|map)\.spec\.ts/;

export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/playwright',
  // Three files at a time, each with a server of its own; the tests of a file one after the other.
  workers: 3,
  fullyParallel: false,
  // The longest files first, so that none of them is left over at the end.
  projects: [
    { name: 'long', testMatch: longFiles },
    { name: 'short', testIgnore: longFiles },
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
