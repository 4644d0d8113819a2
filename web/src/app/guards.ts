import { redirect } from '@tanstack/react-router';
import { getSession } from '../lib/session.ts';

/** For protected pages: without a session to the log-in page (section 4). */
export function requireUser({ location }: { location: { pathname: string } }): void {
  const session = getSession();
  if (session === null) throw redirect({ to: '/login' });
  const isAdminArea = location.pathname.startsWith('/admin');
  if (isAdminArea && !session.is_admin) throw redirect({ to: '/dashboard', search: {} });
  if (!isAdminArea && !session.is_admin && !session.has_completed_questionnaire && location.pathname !== '/dashboard')
    throw redirect({ to: '/pre-questionnaire' });
}

/** Where a signed-in person belongs: an administrator to the admin area, the others to their dashboard. */
export function homeOf(session: { is_admin: boolean }) {
  return session.is_admin ? ('/admin' as const) : ('/dashboard' as const);
}

/** The landing page is for visitors. */
export function toOwnHome(): void {
  const session = getSession();
  if (session !== null) throw redirect({ to: homeOf(session), search: {} });
}
