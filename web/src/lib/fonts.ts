import fontsAddress from '../styles/fonts.css?url';
import { queryClient } from './api.ts';

const quietMs = 300;
const patienceMs = 4_000;
const keptUnder = 'fonts';

/**
 * Brings the product's fonts once a first-time visitor has the content: 200 KB that would hold it up on a phone's line.
 * From then on the browser has them, and `before-paint.js` asks for them at once.
 */
export async function bringFonts(): Promise<void> {
  if (document.querySelector(`link[href="${fontsAddress}"]`)) return;
  await contentShown();
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
