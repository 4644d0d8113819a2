import './styles/index.css';
import { preloadPage } from './app/pages.ts';
import { loadLanguage } from './lib/language.ts';
import { yieldToEventLoop } from './lib/yield.ts';

void begin();

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
  setTimeout(() => {
    if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => {});
  }, 3000);
}
