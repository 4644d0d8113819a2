import './styles/index.css';
import { preloadPage } from './app/pages.ts';
import { loadLanguage } from './lib/language.ts';
import { yieldToEventLoop } from './lib/yield.ts';

void begin();

/** Loads in parts, so that a slow phone can handle touches in between: libraries, app, first page. */
async function begin(): Promise<void> {
  // Modules may make texts when they are loaded: the language comes before all others.
  await loadLanguage();
  // The page of this address loads while the app itself is still on its way: `index.html` has asked for it already.
  preloadPage(location);
  await import('./app/foundation.ts');
  await yieldToEventLoop();
  const { start } = await import('./app/start.tsx');
  await yieldToEventLoop();
  start();
  // When the first page is there, so that nothing of it waits: the page for when there is no line.
  setTimeout(() => {
    if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => {});
  }, 3000);
}
