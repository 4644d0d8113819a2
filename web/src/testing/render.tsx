import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { queryClient } from '../lib/api.ts';
import { Toaster } from '../ui/toasts/Toaster.tsx';

/**
 * Renders an element inside the app's providers, as the only page of a router, and waits for it. Returns the router, whose
 * `state.location` says where links and redirects lead, and a user who types and clicks.
 */
export async function renderPage(page: ReactNode, { at = '/' } = {}) {
  const root = createRootRoute();
  const anyPath = createRoute({ getParentRoute: () => root, path: '$', component: () => page });
  // Pages read the search of their own route.
  const path = at.replace(/\?.*/, '');
  const ownPath = createRoute({ getParentRoute: () => root, path, component: () => page });
  const router = createRouter({
    routeTree: root.addChildren([ownPath, anyPath]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  await router.load();
  const user = userEvent.setup();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...view, router, user };
}

/** Returns the texts of the visible toast: its title, then its text. Empty without a toast. */
export function toastTexts(): string[] {
  const toaster = screen.getByRole('region', { name: 'Notifications' });
  return [...toaster.querySelectorAll('b, p')].map(({ textContent }) => textContent);
}

/** Waits for an error in the open dialog and returns its text. */
export async function dialogError(): Promise<string> {
  return (await within(screen.getByRole('dialog')).findByRole('alert')).textContent;
}
