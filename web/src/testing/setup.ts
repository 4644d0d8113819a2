import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { queryClient } from '../lib/api.ts';
import { setSession } from '../lib/session/session.ts';
import { clearAllToasts } from '../ui/toasts/Toaster.tsx';
import { fetchFromHandlers, server } from './server.ts';

// A page that is ready at once may take seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
vi.stubGlobal('fetch', fetchFromHandlers);
// The DOM of the tests lacks layout, so nothing can be scrolled.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

afterEach(() => {
  cleanup();
  server.reset();
  queryClient.clear();
  setSession(null);
  sessionStorage.clear();
  localStorage.clear();
  clearAllToasts();
});
