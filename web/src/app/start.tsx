import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient, whenSessionEnds } from '../lib/api.ts';
import { loadFonts } from '../lib/browser/fonts.ts';
import { watchPresses } from '../lib/browser/presses.ts';
import { allowTranslation } from '../lib/browser/translated-page.ts';
import { keepSessionFresh } from '../lib/session/keep-fresh.ts';
import { mayAskTabs, onSessionChange, sessionLoss } from '../lib/session/session.ts';
import { clearError, toastError } from '../ui/toasts/Toaster.tsx';
import { firstReads } from './first-reads.ts';
import { focusHeadings } from './focus-heading.ts';
import { router } from './router.tsx';

/** Renders the app into the page. */
export function start(): void {
  whenSessionEnds((message) => {
    // Show this after the navigation. Calls that failed with the session show their own toasts on the previous page, which would
    // read its data again if that were cleared before.
    void router.navigate({ to: '/login' }).finally(() => {
      queryClient.clear();
      toastError(message);
    });
  });
  allowTranslation();
  watchSessionLoss();
  keepSessionFresh();
  watchPresses();
  focusHeadings(router);
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) clearError();
  });

  // The logo in index.html stays until the first page has loaded. The router shows load failures.
  void arrive()
    .then(() => Promise.all([router.load(), firstReads(location)]))
    .finally(() => {
      show();
      void loadTabs().then((tabs) => tabs?.followOtherTabs(() => router.navigate({ to: '/login' })));
    });
  void loadFonts(pageLeft);
}

/** Says once what ends the session, if the browser doesn't store it. */
function watchSessionLoss(): void {
  const stop = onSessionChange(() => {
    const loss = sessionLoss();
    if (loss === null) return;
    stop();
    void import('../ui/toasts/unkept-session.ts').then(({ warnOfLoss }) => warnOfLoss(loss)).catch(() => {});
  });
}

/** Loads the code for other tabs when it is needed. Without it (null), a new tab asks for a log-in. */
const loadTabs = () => import('../parts/session/tab-session.ts').catch(() => null);

/** Continues as the user of an open tab if this tab is new and somebody has logged in in this browser. */
async function arrive(): Promise<void> {
  if (mayAskTabs()) await (await loadTabs())?.continueInNewTab(location);
}

/** Resolves when the visitor opens another page or hides the tab. */
function pageLeft(): Promise<void> {
  return new Promise((resolve) => {
    const leave = () => {
      stop();
      removeEventListener('visibilitychange', leave);
      resolve();
    };
    const stop = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      if (fromLocation !== undefined && pathChanged) leave();
    });
    addEventListener('visibilitychange', leave);
  });
}

function show(): void {
  const root = document.getElementById('root');
  if (root === null) return;
  // In a transition, React yields while rendering, so that a slow phone still handles input.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}
