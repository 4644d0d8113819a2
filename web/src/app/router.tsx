import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  Outlet,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router';
import { readAhead } from '../lib/api.ts';
import { getSession } from '../lib/session/session.ts';
import { Toaster } from '../ui/toasts/Toaster.tsx';
import { ErrorPage, PageNotLoaded } from './ErrorPage.tsx';
import { redirectToHome, redirectToJoin, requireUser, withStoredCode } from './guards.ts';
import { facilitatorFrame, pages, seated } from './pages.ts';
import {
  codeSearch,
  guideSearch,
  joinSearch,
  listSearch,
  presentSearch,
  roomSearch,
  runSearch,
  summarySearch,
  tokenSearch,
  viewSearch,
} from './searches.ts';

/* The guards and search parameters of each path. The pages are in `pages.ts`. */

const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <Toaster />
    </>
  ),
  errorComponent: ErrorPage,
  // Any unknown path. One below the facilitator's pages keeps their layout.
  notFoundComponent: () =>
    location.pathname.startsWith('/admin/') ? (
      <Navigate to="/admin" replace />
    ) : (
      <Navigate to="/dashboard" search={{}} replace />
    ),
});

/** A page whose code is loaded on demand. `ErrorPage` handles a failed load, so the router's own reload doesn't apply. */
const lazy = (load: () => Promise<() => React.ReactNode>) =>
  lazyRouteComponent(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      throw new PageNotLoaded(error);
    }
  });

const readSeats = () => {
  if (getSession() !== null) void readAhead('listMyRuns', {});
};

const at = <Path extends keyof typeof pages>(path: Path) =>
  ({
    getParentRoute: () => root,
    path,
    component: lazy(pages[path]),
    ...(seated.has(path) && { loader: readSeats }),
  }) as const;

/** The facilitator's pages share one navigation rail, which stays mounted between them. */
const facilitator = createRoute({
  getParentRoute: () => root,
  id: 'facilitator',
  beforeLoad: requireUser,
  component: lazy(facilitatorFrame),
});

const inFrame = <Path extends keyof typeof pages>(path: Path) =>
  ({ ...at(path), getParentRoute: () => facilitator }) as const;

const routeTree = root.addChildren([
  createRoute({ ...at('/'), beforeLoad: redirectToHome }),
  createRoute(at('/login')),
  createRoute(at('/register')),
  createRoute(at('/preferences')),
  createRoute(at('/forgot-password')),
  createRoute({ ...at('/reset-password'), validateSearch: tokenSearch }),
  createRoute({ ...at('/verify-email'), validateSearch: tokenSearch }),
  createRoute(at('/sample')),
  createRoute({ ...at('/taking-part'), validateSearch: codeSearch }),
  createRoute(at('/j')),
  createRoute({ ...at('/j/$code'), beforeLoad: redirectToJoin }),

  createRoute(at('/pre-questionnaire')),
  createRoute({ ...at('/post-questionnaire'), validateSearch: runSearch }),
  createRoute(at('/questionnaire')),
  createRoute({ ...at('/dashboard'), beforeLoad: requireUser, validateSearch: joinSearch }),
  createRoute({ ...at('/account'), beforeLoad: requireUser }),
  createRoute({ ...at('/history'), beforeLoad: requireUser }),
  createRoute({ ...at('/simulation'), validateSearch: codeSearch, beforeLoad: withStoredCode }),
  createRoute({
    ...at('/simulation/dashboard'),
    validateSearch: codeSearch,
    beforeLoad: withStoredCode,
  }),
  createRoute({
    ...at('/simulation/room/$roomId'),
    validateSearch: codeSearch,
    beforeLoad: withStoredCode,
  }),
  createRoute({ ...at('/simulation/ending'), beforeLoad: requireUser, validateSearch: runSearch }),
  createRoute({ ...at('/simulation/end'), beforeLoad: requireUser, validateSearch: runSearch }),
  createRoute({ ...at('/simulation/debrief'), beforeLoad: requireUser, validateSearch: runSearch }),
  createRoute({ ...at('/simulation/summary'), beforeLoad: requireUser, validateSearch: summarySearch }),
  createRoute({ ...at('/observe/$runId'), beforeLoad: requireUser }),
  createRoute({ ...at('/observe/$runId/ratings'), beforeLoad: requireUser }),
  createRoute({ ...at('/scenario/$id'), beforeLoad: requireUser }),
  createRoute({ ...at('/scenario/$id/$category'), beforeLoad: requireUser }),

  createRoute({
    getParentRoute: () => root,
    path: '/admin-dashboard',
    beforeLoad: requireUser,
    component: () => <Navigate to="/admin" replace />,
  }),
  facilitator.addChildren([
    createRoute(inFrame('/admin')),
    createRoute({ ...inFrame('/admin/simulations'), validateSearch: listSearch }),
    createRoute({ ...inFrame('/admin/simulations/$simulationId/stages'), validateSearch: viewSearch }),
    createRoute(inFrame('/admin/simulations/$simulationId/stages/$stageId/scenarios')),
    createRoute({
      ...inFrame('/admin/simulations/$simulationId/stages/$stageId/scenarios/$scenarioId'),
      validateSearch: roomSearch,
    }),
    createRoute({ ...inFrame('/admin/scenarios'), validateSearch: listSearch }),
    createRoute({ ...inFrame('/admin/runs'), validateSearch: listSearch }),
    createRoute({ ...inFrame('/admin/runs/$runId'), validateSearch: presentSearch }),
    createRoute(inFrame('/admin/runs/$runId/rooms/$roomName')),
    createRoute({ ...inFrame('/admin/runs/$runId/debrief'), validateSearch: presentSearch }),
    createRoute(inFrame('/admin/runs/$runId/ratings')),
    createRoute({ ...inFrame('/admin/history'), validateSearch: listSearch }),
    createRoute({ ...inFrame('/admin/users'), validateSearch: listSearch }),
    createRoute({ ...inFrame('/admin/guide'), validateSearch: guideSearch }),
    createRoute({ ...inFrame('/admin/guide/$section'), validateSearch: guideSearch }),
    createRoute(inFrame('/admin/settings')),
  ]),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  // Search parameters stay strings: parsed as JSON, the code 1E0005 would become a number.
  parseSearch: parseSearchWith((text) => text),
  stringifySearch: stringifySearchWith(String),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
