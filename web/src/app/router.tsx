import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  Outlet,
} from '@tanstack/react-router';
import { Toaster } from '../ui/Toaster.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { requireUser, toOwnHome } from './guards.ts';

/*
 * Path to page, one line each (section 2 of the participant's specification). Pages are loaded as they are needed.
 */

type Search = Record<string, unknown>;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
const id = (value: unknown): number | undefined =>
  /^[1-9]\d{0,15}$/.test(text(value) ?? '') ? Number(value) : undefined;

const codeSearch = (search: Search) => ({ code: text(search['code']) });
const joinSearch = (search: Search) => ({ code: text(search['code']), room: text(search['room']) });
const runSearch = (search: Search) => ({
  runId: id(search['runId']),
  code: text(search['code']),
  needsPostQuestionnaire:
    text(search['needsPostQuestionnaire']) === 'true' ||
    search['needsPostQuestionnaire'] === true ||
    undefined,
});
const tokenSearch = (search: Search) => ({ token: text(search['token']) });

const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <Toaster />
    </>
  ),
  errorComponent: ErrorPage,
  // Any other path (section 2).
  notFoundComponent: () => <Navigate to="/dashboard" search={{}} replace />,
});

const at = <Path extends string>(path: Path) => ({ getParentRoute: () => root, path }) as const;

const routeTree = root.addChildren([
  createRoute({
    ...at('/'),
    beforeLoad: toOwnHome,
    component: lazyRouteComponent(() => import('../pages/public/LandingPage.tsx'), 'LandingPage'),
  }),
  createRoute({
    ...at('/login'),
    component: lazyRouteComponent(() => import('../pages/public/LogInPage.tsx'), 'LogInPage'),
  }),
  createRoute({
    ...at('/register'),
    component: lazyRouteComponent(() => import('../pages/public/RegisterPage.tsx'), 'RegisterPage'),
  }),
  createRoute({
    ...at('/preferences'),
    component: lazyRouteComponent(() => import('../pages/public/PreferencesPage.tsx'), 'PreferencesPage'),
  }),
  createRoute({
    ...at('/forgot-password'),
    component: lazyRouteComponent(
      () => import('../pages/public/ForgotPasswordPage.tsx'),
      'ForgotPasswordPage',
    ),
  }),
  createRoute({
    ...at('/reset-password'),
    validateSearch: tokenSearch,
    component: lazyRouteComponent(() => import('../pages/public/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  }),
  createRoute({
    ...at('/sample'),
    component: lazyRouteComponent(() => import('../pages/public/SamplePage.tsx'), 'SamplePage'),
  }),
  createRoute({
    ...at('/pre-questionnaire'),
    component: lazyRouteComponent(
      () => import('../pages/participant/QuestionnairePages.tsx'),
      'PreQuestionnairePage',
    ),
  }),
  createRoute({
    ...at('/post-questionnaire'),
    validateSearch: runSearch,
    component: lazyRouteComponent(
      () => import('../pages/participant/QuestionnairePages.tsx'),
      'PostQuestionnairePage',
    ),
  }),
  createRoute({
    ...at('/questionnaire'),
    component: lazyRouteComponent(
      () => import('../pages/participant/QuestionnairePages.tsx'),
      'GeneralQuestionnairePage',
    ),
  }),
  createRoute({
    ...at('/dashboard'),
    beforeLoad: requireUser,
    validateSearch: joinSearch,
    component: lazyRouteComponent(() => import('../pages/participant/DashboardPage.tsx'), 'DashboardPage'),
  }),
  createRoute({
    ...at('/history'),
    beforeLoad: requireUser,
    component: lazyRouteComponent(() => import('../pages/participant/HistoryPage.tsx'), 'HistoryPage'),
  }),
  createRoute({
    ...at('/simulation'),
    validateSearch: codeSearch,
    component: lazyRouteComponent(() => import('../pages/participant/BriefingPage.tsx'), 'BriefingPage'),
  }),
  createRoute({
    ...at('/simulation/dashboard'),
    validateSearch: codeSearch,
    component: lazyRouteComponent(
      () => import('../pages/participant/SimulationDashboardPage.tsx'),
      'SimulationDashboardPage',
    ),
  }),
  createRoute({
    ...at('/simulation/room/$roomId'),
    validateSearch: codeSearch,
    component: lazyRouteComponent(() => import('../pages/participant/RoomPage.tsx'), 'RoomPage'),
  }),
  createRoute({
    ...at('/simulation/summary'),
    beforeLoad: requireUser,
    validateSearch: runSearch,
    component: lazyRouteComponent(() => import('../pages/participant/SummaryPage.tsx'), 'SummaryPage'),
  }),
  createRoute({
    ...at('/scenario/$id'),
    beforeLoad: requireUser,
    component: lazyRouteComponent(() => import('../pages/participant/ScenarioPage.tsx'), 'ScenarioPage'),
  }),
  createRoute({
    ...at('/scenario/$id/$category'),
    beforeLoad: requireUser,
    component: lazyRouteComponent(() => import('../pages/participant/ScenarioPage.tsx'), 'ScenarioRoomPage'),
  }),
  createRoute({
    ...at('/admin-dashboard'),
    beforeLoad: requireUser,
    component: () => <Navigate to="/admin" replace />,
  }),
  createRoute({
    ...at('/admin'),
    beforeLoad: requireUser,
    component: lazyRouteComponent(() => import('../pages/facilitator/AdminPage.tsx'), 'AdminPage'),
  }),
]);

export const router = createRouter({ routeTree, defaultPreload: 'intent', scrollRestoration: true });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
