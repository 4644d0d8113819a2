/*
 * A service worker that shows an offline page when a page can't be reached. It caches nothing and passes API calls on. See
 * docs/decisions/0027-offline-page.md.
 */

/** The texts of the page, by language. The app's catalogue can't be loaded offline. */
const texts = {
  en: {
    title: 'No connection',
    text: 'The page could not be loaded. Your unsent votes and notes are saved in this browser.',
    again: 'Try Again',
    hint: 'It continues as soon as the connection is back.',
  },
  de: {
    title: 'Keine Verbindung',
    text: 'Die Seite konnte nicht geladen werden. Entscheidungen und Notizen, an denen Sie geschrieben haben, bleiben in diesem Browser erhalten.',
    again: 'Erneut versuchen',
    hint: 'Sobald die Verbindung wieder da ist, geht es von selbst weiter.',
  },
};

// The colours of web/src/styles/tokens.css.
const style = `
:root { color-scheme: light; --paper: oklch(97.4% 0.004 215); --ink: oklch(22.5% 0.03 243); --ink-2: oklch(41% 0.024 238);
  --signal: oklch(87.2% 0.168 95); --edge: oklch(59% 0.12 84); --on-signal: oklch(22.5% 0.03 243) }
[data-theme="dark"] { color-scheme: dark; --paper: oklch(19.2% 0.018 241); --ink: oklch(94.5% 0.006 215);
  --ink-2: oklch(80% 0.012 222); --edge: oklch(87.2% 0.165 95); --on-signal: oklch(19% 0.018 240) }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 20px; background: var(--paper); color: var(--ink);
  font: 400 1rem/1.5 system-ui, "Liberation Sans", Arial, sans-serif; overflow-wrap: anywhere }
.brand { display: flex; gap: 8px; align-items: center; font-weight: 600; letter-spacing: .04em }
.brand svg { width: 24px; height: 24px; fill: currentColor }
.brand .mark { fill: var(--signal); stroke: currentColor; stroke-width: 1.5 }
main { max-width: 420px; margin: 14vh auto 0 }
h1 { margin: 0 0 12px; font: 500 2.25rem/1.15 Georgia, "Liberation Serif", serif }
p { margin: 0 0 16px; color: var(--ink-2) }
button { min-height: 48px; margin: 8px 0 20px; padding: 8px 24px; border: 1px solid var(--edge); border-radius: 3px;
  background: var(--signal); color: var(--on-signal); font: inherit; font-weight: 600; cursor: pointer }
button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
`;

/** Runs in the page. Fills in the texts in the browser's language and theme, and reloads once the server answers. */
function begin(textsByLanguage) {
  const stored = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const wanted = [stored('language'), ...navigator.languages.map((one) => one.slice(0, 2))];
  const language = wanted.find((one) => one !== null && Object.hasOwn(textsByLanguage, one)) ?? 'en';
  const theme = stored('theme') ?? 'system';
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.lang = language;
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  document.title = `${textsByLanguage[language].title} · VINCERE`;
  for (const [id, text] of Object.entries(textsByLanguage[language]))
    document.getElementById(id).textContent = text;
  let reloadedAt = Number.NEGATIVE_INFINITY;
  const reload = () => {
    reloadedAt = performance.now();
    location.reload();
  };
  // On a slow connection the page loads for a while. Another reload would start it from the beginning.
  const isReloading = () => performance.now() - reloadedAt < 30_000;
  document.getElementById('again').addEventListener('click', reload);
  addEventListener('online', reload);
  // The network may be available while the server is not.
  const ask = async () => {
    if (isReloading()) return;
    const answered = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
    if (answered?.ok && !isReloading()) reload();
  };
  setInterval(() => void ask(), 5000);
}

async function offlinePage() {
  const script = `(${begin.toString()})(${JSON.stringify(texts)})`;
  const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>VINCERE</title><style>${style}</style></head><body>
<header class="brand"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M1.6 3.4h4L12 16.9 15.2 10h3L13.6 21h-3.2z"/>
<path class="mark" d="M19.3 1.7 22.8 5.2 19.3 8.7 15.8 5.2z"/></svg><span>VINCERE</span></header>
<main><h1 id="title"></h1><p id="text"></p><button type="button" id="again"></button><p id="hint"></p></main>
<script>${script}</script></body></html>`;
  // Like the policy of the app's page, it allows only this style, this script, and requests to the server.
  const policy = `default-src 'none'; style-src ${await hashOf(style)}; script-src ${await hashOf(script)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return new Response(page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  });
}

/** Returns the source expression of a text for a content security policy. */
async function hashOf(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** Statuses with which a proxy answers while the server is unavailable. */
const unavailable = [502, 503, 504];

/** Returns the response from the network: the preloaded one, if the browser requested it while this worker started. */
async function fetchResponse({ preloadResponse, request }) {
  return (await preloadResponse) ?? fetch(request);
}

async function pageFor(event) {
  try {
    const response = await fetchResponse(event);
    return unavailable.includes(response.status) ? offlinePage() : response;
  } catch {
    return offlinePage();
  }
}

self.addEventListener('install', () => self.skipWaiting());
// Lets the browser request the page while the worker starts, so that the worker delays no visit.
self.addEventListener('activate', (event) =>
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve()),
);
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  const isCall = new URL(event.request.url).pathname.startsWith('/api');
  event.respondWith(isCall ? fetchResponse(event) : pageFor(event));
});
