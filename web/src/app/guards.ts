import { redirect } from '@tanstack/react-router';
import { readOnce } from '../lib/api.ts';
import { getSession, heldAddress, heldJoin, heldRun } from '../lib/session.ts';

type At = {
  location: {
    href: string;
    pathname: string;
    search: { code?: string | undefined; room?: string | undefined };
  };
};

/**
 * For protected pages: without a session to the log-in page, without the first questionnaire to that (section 4). A join
 * that the address asks for is done afterwards; log-in leads to any other page that was asked for. Who is in the midst of
 * a run, as a guest who made an account there, is not called away from it.
 */
export function requireUser({ location, preload }: At & { preload: boolean }): void | Promise<void> {
  const session = getSession();
  if (session === null) {
    if (location.pathname === '/dashboard') heldJoin.hold(location.search);
    // A link that is only looked at is not asked for.
    if (!preload) heldAddress.hold(location.href);
    throw redirect({ to: '/login' });
  }
  const isAdminArea = location.pathname.startsWith('/admin');
  if (isAdminArea && !session.is_admin) throw redirect({ to: '/dashboard', search: {} });
  // Who joins with a name only is in at once: the questionnaire waits for an account. Who only observes is asked nothing.
  const isAsked = !isAdminArea && !location.pathname.startsWith('/observe');
  if (isAsked && !session.is_admin && !session.is_guest && !session.has_completed_questionnaire)
    return askFirst({ location });
}

async function askFirst({ location }: At): Promise<void> {
  if (await isMidRun()) return;
  if (location.pathname === '/dashboard') heldJoin.hold(location.search);
  throw redirect({ to: '/pre-questionnaire' });
}

/** Whether the caller has a seat on a run that has begun and is not over. Who can't find out is not sent away for it. */
async function isMidRun(): Promise<boolean> {
  return readOnce('listMyRuns', {}).then(
    ({ user_run }) =>
      user_run.some(({ sim_run: { status } }) => status === 'IN_PROGRESS' || status === 'PAUSED'),
    () => true,
  );
}

/** Where a signed-in person belongs: an administrator to the admin area, the others to their dashboard. */
export function homeOf(session: { is_admin: boolean }) {
  return session.is_admin ? ('/admin' as const) : ('/dashboard' as const);
}

/** A page of a run whose address lost its code is about the run that this tab holds. */
export function withHeldCode({ location, search }: At & { search: { code?: string | undefined } }): void {
  const code = heldRun.code();
  if (search.code === undefined && code !== undefined)
    throw redirect({ to: location.pathname, search: { code }, replace: true });
}

/**
 * A short link leads who is logged in straight to the join. A guest may be somebody else this time, and is asked; for who
 * is to log in or register first the join waits in this tab.
 */
export function toOwnJoin({ params }: { params: { code: string } }): void {
  const session = getSession();
  if (session !== null && !session.is_guest)
    throw redirect({ to: '/dashboard', search: { code: params.code } });
  heldJoin.hold({ code: params.code });
}

/** The landing page is for visitors. */
export function toOwnHome(): void {
  const session = getSession();
  if (session !== null) throw redirect({ to: homeOf(session), search: {} });
}
