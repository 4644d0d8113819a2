import { expect, test } from 'vitest';
import { createMemoryReleaser } from './memory.ts';

const megabytes = () => process.memoryUsage().heapUsed / 1_048_576;

/** Makes some 60 MB that nobody needs, grown old before it is let go, so that it waits for a full collection. */
function litter(): void {
  const kept = Array.from({ length: 1_000_000 }, (_, index) => ({ index, text: `${index}` }));
  expect(kept).toHaveLength(1_000_000);
}

test('what a crowd needed is given back once nobody is left, and not before', async () => {
  const keep = createMemoryReleaser();
  await keep(300);
  litter();
  const littered = megabytes();
  await keep(20);
  expect(megabytes()).toBeGreaterThan(littered - 20);
  await keep(0);
  expect(megabytes()).toBeLessThan(littered - 20);
});

test('nothing is done behind a few', async () => {
  const keep = createMemoryReleaser();
  await keep(20);
  litter();
  const littered = megabytes();
  await keep(0);
  expect(megabytes()).toBeGreaterThan(littered - 20);
});
