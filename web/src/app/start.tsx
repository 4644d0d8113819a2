import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient, whenSessionEnds } from '../lib/api.ts';
import { bringFonts } from '../lib/fonts.ts';
import { keepSessionFresh } from '../lib/keep-fresh.ts';
import { watchPresses } from '../lib/presses.ts';
import { toastError } from '../ui/Toaster.tsx';
import { firstReads } from './first-reads.ts';
import { focusHeadings } from './focus-heading.ts';
import { router } from './router.tsx';

/** Puts the app on the page. */
export function start(): void {
  whenSessionEnds((message) => {
    queryClient.clear();
    // Told on arrival: what failed with the session has its own toast on the page that is left.
    void router.navigate({ to: '/login' }).then(() => toastError(message));
  });
  keepSessionFresh();
  watchPresses();
  focusHeadings(router);

  // The mark in the page stays until there is a page to put in its place. A failure to load one is the router's to show.
  void Promise.all([router.load(), firstReads(location)]).finally(show);
  void bringFonts(lineLeft);
}

/** Resolved when the visitor goes on to another page, or looks away. */
function lineLeft(): Promise<void> {
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
  // A transition: React gives way between parts, and a slow phone still answers a touch.
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
