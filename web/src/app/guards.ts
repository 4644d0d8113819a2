import { redirect } from '@tanstack/react-router';
import { runToPrepare } from '../features/questionnaires/run-to-prepare.ts';
import { readOnce } from '../lib/api.ts';
import { isOnlyObserver } from '../lib/observers.ts';
import { getSession, pendingAddress, pendingJoin, storedRun } from '../lib/session/session.ts';

type At = {
  location: {
    href: string;
    pathname: string;
    search: { code?: string | undefined; room?: string | undefined };
  };
};

/**
 * Guards protected pages. Redirects to the log-in page without a session, and to the first questionnaire if it is not
 * answered and the run to be joined asks it. A join in the address is done afterwards, and log-in leads back to any other
 * requested page. A user who is in a run, such as a guest who has just created an account, is not redirected to the
 * questionnaire, and neither is a user who opens the ending of a run.
 */
export function requireUser({ location, preload }: At & { preload: boolean }): void | Promise<void> {
  const session = getSession();
  if (session === null) {
    if (location.pathname === '/dashboard') pendingJoin.set(location.search);
    // A preload is not a request for the page.
    if (!preload) pendingAddress.set(location.href);
    throw redirect({ to: '/login' });
  }
  const isAdminArea = location.pathname.startsWith('/admin');
  if (isAdminArea && !session.is_admin) throw redirect({ to: '/dashboard', search: {} });
  // Guests answer the questionnaire only once they have an account, and observers never.
  const isAsked =
    !isAdminArea && !location.pathname.startsWith('/observe') && location.pathname !== '/simulation/ending';
  if (isAsked && !session.is_admin && !session.is_guest && !session.has_completed_questionnaire)
    return askFirst({ location }, session.id);
}

/** Users of this page whose facilitator skips the questionnaires. They stay excused while their join is under way. */
const excusedUserIds = new Set<number>();

async function askFirst({ location }: At, userId: number): Promise<void> {
  if (excusedUserIds.has(userId) || (await isMidRun())) return;
  const code = location.pathname === '/dashboard' ? location.search.code : undefined;
  const run = await runToPrepare(code ?? pendingJoin.code());
  if (run?.questionnaires === 'none') return void excusedUserIds.add(userId);
  if (run === null && (await isOnlyObserver())) return;
  if (location.pathname === '/dashboard') pendingJoin.set(location.search);
  throw redirect({ to: '/pre-questionnaire' });
}

/** Returns whether the user has a seat on a run that has started and is not over. Assumes so if the read fails. */
async function isMidRun(): Promise<boolean> {
  return readOnce('listMyRuns', {}).then(
    ({ user_run }) =>
      user_run.some(({ sim_run: { status } }) => status === 'IN_PROGRESS' || status === 'PAUSED'),
    () => true,
  );
}

/** Returns the home page of a logged-in user: the admin area for administrators, the dashboard for others. */
export function homeOf(session: { is_admin: boolean }) {
  return session.is_admin ? ('/admin' as const) : ('/dashboard' as const);
}

/** Redirects a run page without an access code to the same page with this tab's code. */
export function withStoredCode({ location, search }: At & { search: { code?: string | undefined } }): void {
  const code = storedRun.code();
  if (search.code === undefined && code !== undefined)
    throw redirect({ to: location.pathname, search: { code }, replace: true });
}

/**
 * Redirects logged-in users from a short link to the join. Guests are asked first, as another person may use the device now.
 * For visitors, the join is kept in this tab until they have logged in or registered.
 */
export function redirectToJoin({ params }: { params: { code: string } }): void {
  const session = getSession();
  if (session !== null && !session.is_guest)
    throw redirect({ to: '/dashboard', search: { code: params.code } });
  pendingJoin.set({ code: params.code });
}

/** Redirects logged-in users from the landing page to their home. */
export function redirectToHome(): void {
  const session = getSession();
  if (session !== null) throw redirect({ to: homeOf(session), search: {} });
}
