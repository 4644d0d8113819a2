import fontsAddress from '../styles/fonts.css?url';
import { queryClient } from './api.ts';
import { getSession } from './session.ts';

const quietMs = 300;
const patienceMs = 4_000;
const keptUnder = 'fonts';

/**
 * Brings the product's fonts once a first-time visitor has the content: 200 KB that would hold it up on a phone's line.
 * Somebody who is signed in may be in the middle of a run, where other letters would move the line that is being read:
 * there they are asked for once that line is left. From then on the browser has them, and `before-paint.js` asks for them at once.
 */
export async function bringFonts(lineLeft: () => Promise<void>): Promise<void> {
  if (document.querySelector(`link[href="${fontsAddress}"]`)) return;
  if (getSession() === null) await contentShown();
  else await lineLeft();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = fontsAddress;
  link.addEventListener('load', () => {
    try {
      localStorage.setItem(keptUnder, fontsAddress);
    } catch {
      // Without a store the next visit begins like this one.
    }
  });
  document.head.append(link);
}

/** Nothing has been read for a moment: what the page shows first is there. */
async function contentShown(): Promise<void> {
  const patientUntil = performance.now() + patienceMs;
  let busyAt = performance.now();
  while (performance.now() < Math.min(busyAt + quietMs, patientUntil)) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (queryClient.isFetching() > 0 || document.readyState !== 'complete') busyAt = performance.now();
  }
}
