import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Polled conditions usually hold soon, but not always within a second on a busy machine. */
const expect = { poll: { timeout: 15_000 } };

/** Tests of hostile files, killed processes and the like. They take a quarter of the time, so only `.ci/run` runs them. */
const slowFiles = '**/*.slow.test.ts';

export default defineConfig({
  test: {
    // Three files at a time on two cores, because tests mostly wait. By default the runner leaves one core unused.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      ...['domain', 'contract', 'server', 'web'].map((name) => ({
        // Test files share only immutable state, so modules need not be loaded again for each file.
        test: {
          name,
          root: name,
          include: ['src/**/*.test.ts'],
          exclude: [slowFiles],
          testTimeout: 30_000,
          isolate: false,
          expect,
        },
      })),
      {
        // Components in a simulated DOM. Each file has modules and a DOM of its own.
        test: {
          name: 'components',
          root: 'web',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: [join(import.meta.dirname, 'web/src/testing/setup.ts')],
          css: { include: [/\.module\.css$/] },
          testTimeout: 30_000,
          expect,
        },
      },
      {
        test: {
          name: 'checks',
          include: ['checks/**/*.test.ts'],
          exclude: [slowFiles],
          testTimeout: 30_000,
          expect,
        },
      },
      { test: { name: 'slow', include: [`{server/src,checks}/${slowFiles}`], testTimeout: 30_000, expect } },
    ],
  },
});
