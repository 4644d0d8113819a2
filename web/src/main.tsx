import './styles/index.css';
import { preloadPage } from './app/pages.ts';
import { yieldToEventLoop } from './lib/browser/yield.ts';
import { loadLanguage } from './lib/language.ts';

begin().catch((error: unknown) => {
  // `page-start.js` says so and tries again.
  dispatchEvent(new CustomEvent('start-failed', { detail: error }));
  reportError(error);
});

/** Rejects in a browser that denies service workers, as it may deny its storage. */
async function registerWorker(): Promise<void> {
  if ('serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js');
}

/** Loads the libraries, the app and the first page in separate tasks, so that a slow phone handles touches in between. */
async function begin(): Promise<void> {
  // Modules may translate texts while they load, so load the language first.
  await loadLanguage();
  // Load the page of this address while the app, which `index.html` preloads, is still loading.
  preloadPage(location);
  await import('./app/foundation.ts');
  await yieldToEventLoop();
  const { start } = await import('./app/start.tsx');
  await yieldToEventLoop();
  start();
  // The service worker shows the offline page. Register it later, so that it doesn't delay the first page.
  setTimeout(() => void registerWorker().catch(() => {}), 3000);
}
