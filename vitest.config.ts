import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What is waited for comes soon, but on a machine that does much else not within a second. */
const expect = { poll: { timeout: 15_000 } };

export default defineConfig({
  test: {
    // Three files at a time on two cores, because tests wait; by itself the runner leaves one core unused.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      ...['domain', 'contract', 'server', 'web'].map((name) => ({
        // Tests share no state but what is made once for all of them, so files need not load everything anew.
        test: {
          name,
          root: name,
          include: ['src/**/*.test.ts'],
          testTimeout: 30_000,
          isolate: false,
          expect,
        },
      })),
      { test: { name: 'checks', include: ['checks/**/*.test.ts'], testTimeout: 30_000, expect } },
    ],
  },
});
