import fontsAddress from '../../styles/fonts.css?url';
import { queryClient } from '../api.ts';
import { getSession } from '../session/session.ts';
import { browserStorage } from '../stored.ts';

const quietMs = 300;
const patienceMs = 4_000;
const keptUnder = 'fonts';

/**
 * Loads the product's fonts after the content, because their 200 KB would delay it on a slow connection. A user who is
 * logged in may be reading during a run, where a font change would move the text: for them the fonts load once `pageLeft`
 * resolves. Afterwards the browser has them in its cache, and `page-start.js` requests them at once.
 */
export async function loadFonts(pageLeft: () => Promise<void>): Promise<void> {
  if (document.querySelector(`link[href="${fontsAddress}"]`)) return;
  if (getSession() === null) await contentShown();
  else await pageLeft();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = fontsAddress;
  // A page without these fonts is whole for `page-start.js`.
  link.setAttribute('data-optional', '');
  // If the browser doesn't store it, the next visit loads the fonts late again.
  link.addEventListener('load', () => void browserStorage.set(keptUnder, fontsAddress));
  document.head.append(link);
}

/** Waits until nothing has been read for `quietMs`, at most `patienceMs`. */
async function contentShown(): Promise<void> {
  const patientUntil = performance.now() + patienceMs;
  let busyAt = performance.now();
  while (performance.now() < Math.min(busyAt + quietMs, patientUntil)) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (queryClient.isFetching() > 0 || document.readyState !== 'complete') busyAt = performance.now();
  }
}
