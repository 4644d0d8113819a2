import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      ...['domain', 'contract', 'server', 'web'].map((name) => ({
        test: { name, root: name, include: ['src/**/*.test.ts'], testTimeout: 30_000 },
      })),
      { test: { name: 'checks', include: ['checks/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
});
