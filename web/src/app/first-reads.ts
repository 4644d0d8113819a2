import { getSession } from '../lib/session.ts';
import { namedIn } from './pages.ts';

/** So long in ms the first drawing waits at most. */
const patienceMs = 300;

/**
 * On a page of a run that is opened cold: done once what it shows first is read, or after a moment. It was asked for early,
 * and mostly is there before the app: then nothing empty is drawn, to be thrown away at once.
 */
export async function firstReads(address: Location): Promise<void> {
  const named = namedIn(address);
  if (named === undefined || getSession() === null) return;
  const read = import('../features/runs/useRun.ts').then(({ readRunAhead }) => readRunAhead(named));
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  // What fails the page asks for again, and tells.
  await Promise.race([read.catch(() => {}), patience]);
}
