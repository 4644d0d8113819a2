import { expect, test } from 'vitest';
import { createMemoryReleaser } from './memory.ts';

const megabytes = () => process.memoryUsage().heapUsed / 1_048_576;

/** Allocates about 60 MB of garbage in the old generation, which only a full collection frees. */
function allocateGarbage(): void {
  const kept = Array.from({ length: 1_000_000 }, (_, index) => ({ index, text: `${index}` }));
  expect(kept).toHaveLength(1_000_000);
}

test('memory is released after many streams, once the last one has closed', async () => {
  const releaseMemory = createMemoryReleaser();
  await releaseMemory(300);
  allocateGarbage();
  const littered = megabytes();
  await releaseMemory(20);
  expect(megabytes()).toBeGreaterThan(littered - 20);
  await releaseMemory(0);
  expect(megabytes()).toBeLessThan(littered - 20);
});

test('memory is not released after few streams', async () => {
  const releaseMemory = createMemoryReleaser();
  await releaseMemory(20);
  allocateGarbage();
  const littered = megabytes();
  await releaseMemory(0);
  expect(megabytes()).toBeGreaterThan(littered - 20);
});
