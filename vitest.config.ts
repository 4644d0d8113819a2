import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      ...['domain', 'contract', 'server', 'web'].map((name) => ({
        // Tests share no state but what is made once for all of them, so files need not load everything anew.
        test: { name, root: name, include: ['src/**/*.test.ts'], testTimeout: 30_000, isolate: false },
      })),
      { test: { name: 'checks', include: ['checks/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
});
