import { prefetchSeat, type RunAddress } from '../lib/prefetch-seat.ts';

/* The code of each page by its path, loaded on demand. */

export const pages = {
  '/': () => import('../pages/public/LandingPage.tsx').then((m) => m.LandingPage),
  '/login': () => import('../pages/public/LogInPage.tsx').then((m) => m.LogInPage),
  '/register': () => import('../pages/public/RegisterPage.tsx').then((m) => m.RegisterPage),
  '/preferences': () => import('../pages/public/PreferencesPage.tsx').then((m) => m.PreferencesPage),
  '/forgot-password': () =>
    import('../pages/public/ForgotPasswordPage.tsx').then((m) => m.ForgotPasswordPage),
  '/reset-password': () => import('../pages/public/ResetPasswordPage.tsx').then((m) => m.ResetPasswordPage),
  '/verify-email': () => import('../pages/public/VerifyEmailPage.tsx').then((m) => m.VerifyEmailPage),
  '/j': () => import('../pages/public/JoinPage.tsx').then((m) => m.CodePage),
  '/j/$code': () => import('../pages/public/JoinPage.tsx').then((m) => m.JoinPage),
  '/taking-part': () => import('../pages/public/TakingPartPage.tsx').then((m) => m.TakingPartPage),
  '/sample': () => import('../pages/public/SamplePage.tsx').then((m) => m.SamplePage),
  '/pre-questionnaire': () =>
    import('../pages/participant/QuestionnairePages.tsx').then((m) => m.PreQuestionnairePage),
  '/post-questionnaire': () =>
    import('../pages/participant/QuestionnairePages.tsx').then((m) => m.PostQuestionnairePage),
  '/questionnaire': () =>
    import('../pages/participant/QuestionnairePages.tsx').then((m) => m.GeneralQuestionnairePage),
  '/dashboard': () => import('../pages/participant/DashboardPage.tsx').then((m) => m.DashboardPage),
  '/account': () => import('../pages/participant/AccountPage.tsx').then((m) => m.AccountPage),
  '/history': () => import('../pages/participant/HistoryPage.tsx').then((m) => m.HistoryPage),
  '/simulation': () => import('../pages/participant/BriefingPage.tsx').then((m) => m.BriefingPage),
  '/simulation/dashboard': () =>
    import('../pages/participant/SimulationDashboardPage.tsx').then((m) => m.SimulationDashboardPage),
  '/simulation/room/$roomId': () => import('../pages/participant/RoomPage.tsx').then((m) => m.RoomPage),
  '/simulation/end': () => import('../pages/participant/EndPage.tsx').then((m) => m.EndPage),
  '/simulation/ending': () => import('../pages/participant/EndingPage.tsx').then((m) => m.EndingPage),
  '/simulation/debrief': () => import('../pages/participant/DebriefPage.tsx').then((m) => m.DebriefPage),
  '/simulation/summary': () => import('../pages/participant/SummaryPage.tsx').then((m) => m.SummaryPage),
  '/observe/$runId': () => import('../pages/participant/ObservePage.tsx').then((m) => m.ObservePage),
  '/observe/$runId/ratings': () =>
    import('../pages/participant/ObserverRatingsPage.tsx').then((m) => m.ObserverRatingsPage),
  '/scenario/$id': () => import('../pages/participant/ScenarioPage.tsx').then((m) => m.ScenarioPage),
  '/scenario/$id/$category': () =>
    import('../pages/participant/ScenarioPage.tsx').then((m) => m.ScenarioRoomPage),

  '/admin': () =>
    import('../pages/facilitator/FacilitatorDashboardPage.tsx').then((m) => m.FacilitatorDashboardPage),
  '/admin/simulations': () =>
    import('../pages/facilitator/SimulationsPage.tsx').then((m) => m.SimulationsPage),
  '/admin/simulations/$simulationId/stages': () =>
    import('../pages/facilitator/StagesPage.tsx').then((m) => m.StagesPage),
  '/admin/simulations/$simulationId/stages/$stageId/scenarios': () =>
    import('../pages/facilitator/ScenariosPage.tsx').then((m) => m.ScenariosPage),
  '/admin/simulations/$simulationId/stages/$stageId/scenarios/$scenarioId': () =>
    import('../pages/facilitator/ScenarioConfigPage.tsx').then((m) => m.ScenarioConfigPage),
  '/admin/scenarios': () =>
    import('../pages/facilitator/AllScenariosPage.tsx').then((m) => m.AllScenariosPage),
  '/admin/runs': () => import('../pages/facilitator/RunsPage.tsx').then((m) => m.RunsPage),
  '/admin/runs/$runId': () => import('../pages/facilitator/RunPage.tsx').then((m) => m.RunPage),
  '/admin/runs/$runId/rooms/$roomName': () =>
    import('../pages/facilitator/RoomLookPage.tsx').then((m) => m.RoomLookPage),
  '/admin/runs/$runId/debrief': () =>
    import('../pages/facilitator/DebriefPage.tsx').then((m) => m.DebriefPage),
  '/admin/runs/$runId/ratings': () =>
    import('../pages/facilitator/RatingsPage.tsx').then((m) => m.RatingsPage),
  '/admin/history': () => import('../pages/facilitator/RunHistoryPage.tsx').then((m) => m.RunHistoryPage),
  '/admin/users': () => import('../pages/facilitator/UsersPage.tsx').then((m) => m.UsersPage),
  '/admin/guide': () => import('../pages/facilitator/GuidePage.tsx').then((m) => m.GuidePage),
  '/admin/guide/$section': () => import('../pages/facilitator/GuidePage.tsx').then((m) => m.GuidePage),
  '/admin/settings': () => import('../pages/facilitator/SettingsPage.tsx').then((m) => m.SettingsPage),
} as const;

/** Pages that read the visitor's seats. The seats are prefetched while the page's code is loading. */
export const seated: ReadonlySet<string> = new Set<keyof typeof pages>([
  '/dashboard',
  '/history',
  '/simulation',
  '/simulation/dashboard',
  '/simulation/room/$roomId',
]);

/** The navigation rail of the facilitator's pages. */
export const facilitatorFrame = () =>
  import('../features/shell/FacilitatorFrame.tsx').then((m) => m.FacilitatorFrame);

type Address = Pick<Location, 'pathname' | 'search'>;

/** Returns the access code in the address of a run page and, for a room page, the room. */
export function namedIn({ pathname, search }: Address): RunAddress | undefined {
  const page = /^\/simulation(?:\/dashboard|\/room\/([^/]+))?\/?$/.exec(pathname);
  const code = new URLSearchParams(search).get('code');
  return page === null || code === null ? undefined : { code, room: page[1] };
}

/**
 * Starts loading the page of an address, and its first reads, without waiting for the rest of the app. Ignores unknown
 * addresses and failures: the router loads the page again and reports them.
 */
export function preloadPage(address: Address): void {
  const { pathname } = address;
  const parts = pathname.replace(/\/$/, '').split('/');
  if (parts[1] === 'admin') void facilitatorFrame().catch(() => {});
  for (const [path, load] of Object.entries(pages)) {
    const pathParts = path.replace(/\/$/, '').split('/');
    const isPage =
      pathParts.length === parts.length &&
      pathParts.every((part, index) => part.startsWith('$') || part === parts[index]);
    if (!isPage) continue;
    if (seated.has(path)) void prefetchSeat(namedIn(address));
    void load().catch(() => {});
  }
}
