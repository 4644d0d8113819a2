/*
 * Where a page cannot be reached it gives one of its own, in place of the browser's, and does nothing else: it stores no
 * file and no call passes through it. Why so: docs/decisions/0027-offline-page.md.
 */

/** What the page says: the catalogue of the app cannot be reached either. */
const words = {
  en: {
    title: 'No connection',
    told: 'The page could not be loaded. Your unsent votes and notes are saved in this browser.',
    again: 'Try Again',
    goesOn: 'It continues as soon as the connection is back.',
  },
  de: {
    title: 'Keine Verbindung',
    told: 'Die Seite konnte nicht geladen werden. Entscheidungen und Notizen, an denen Sie geschrieben haben, bleiben in diesem Browser erhalten.',
    again: 'Erneut versuchen',
    goesOn: 'Sobald die Verbindung wieder da ist, geht es von selbst weiter.',
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

/** Runs in the page: says it in the language and the theme of this browser, and loads the page again once it can. */
function begin(said) {
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const wanted = [kept('language'), ...navigator.languages.map((one) => one.slice(0, 2))];
  const language = wanted.find((one) => one !== null && Object.hasOwn(said, one)) ?? 'en';
  const theme = kept('theme') ?? 'system';
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.lang = language;
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  document.title = `${said[language].title} · VINCERE`;
  for (const [id, text] of Object.entries(said[language])) document.getElementById(id).textContent = text;
  let goneAt = Number.NEGATIVE_INFINITY;
  const again = () => {
    goneAt = performance.now();
    location.reload();
  };
  // On a slow line the page is on its way for a while: to ask for it once more would begin anew.
  const isOnItsWay = () => performance.now() - goneAt < 30_000;
  document.getElementById('again').addEventListener('click', again);
  addEventListener('online', again);
  // The line may be there and the server not.
  const ask = async () => {
    if (isOnItsWay()) return;
    const answered = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
    if (answered?.ok && !isOnItsWay()) again();
  };
  setInterval(() => void ask(), 5000);
}

async function offlinePage() {
  const script = `(${begin.toString()})(${JSON.stringify(words)})`;
  const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>VINCERE</title><style>${style}</style></head><body>
<header class="brand"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M1.6 3.4h4L12 16.9 15.2 10h3L13.6 21h-3.2z"/>
<path class="mark" d="M19.3 1.7 22.8 5.2 19.3 8.7 15.8 5.2z"/></svg><span>VINCERE</span></header>
<main><h1 id="title"></h1><p id="told"></p><button type="button" id="again"></button><p id="goesOn"></p></main>
<script>${script}</script></body></html>`;
  // As strict as the policy of the app's own page: nothing but these two texts, and asking whether the server is back.
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

/** A text as a policy names it. */
async function hashOf(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** What a proxy answers while the server behind it is away. */
const away = [502, 503, 504];

/** What the network gives: what the browser has asked for already, while this worker was being started. */
async function given({ preloadResponse, request }) {
  return (await preloadResponse) ?? fetch(request);
}

async function pageFor(event) {
  try {
    const response = await given(event);
    return away.includes(response.status) ? offlinePage() : response;
  } catch {
    return offlinePage();
  }
}

self.addEventListener('install', () => self.skipWaiting());
// Asks for the page while the worker itself is still being started: it costs a visit nothing.
self.addEventListener('activate', (event) =>
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve()),
);
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  const isCall = new URL(event.request.url).pathname.startsWith('/api');
  event.respondWith(isCall ? given(event) : pageFor(event));
});
