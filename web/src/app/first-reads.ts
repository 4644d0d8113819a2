import { getSession } from '../lib/session/session.ts';
import { namedIn } from './pages.ts';

/** Longest time that the first render waits, in ms. */
const patienceMs = 300;

/**
 * Resolves when the first reads of a page of a run are done on a cold start, or after a short time. They are prefetched and
 * usually done before the app has loaded, so the page doesn't render an empty state first.
 */
export async function firstReads(address: Location): Promise<void> {
  const runAddress = namedIn(address);
  if (runAddress === undefined || getSession() === null) return;
  const pageRead = import('../features/runs/useRun.ts').then(({ readRunAhead }) => readRunAhead(runAddress));
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  // The page repeats failed reads and reports their failure.
  await Promise.race([pageRead.catch(() => {}), patience]);
}
