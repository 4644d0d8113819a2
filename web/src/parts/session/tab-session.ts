import { send } from '../../lib/api.ts';
import { resumeSession } from '../../lib/session/session.ts';
import { askTabs, watchTabs } from '../../lib/session/tabs.ts';
import { t } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/Toaster.tsx';
import { forgetUser } from './forget-user.ts';

/** Pages for people who are not logged in, by the first part of the path. They offer to continue instead. */
const forVisitors = new Set([
  '',
  'forgot-password',
  'j',
  'login',
  'preferences',
  'register',
  'reset-password',
  'sample',
  'verify-email',
]);

/**
 * Continues in a new tab, such as that of a link opened with Ctrl+click, with the session of the open tabs. Does nothing if
 * they belong to several people who may open the page.
 */
export async function continueInNewTab({ pathname }: { pathname: string }): Promise<void> {
  const area = pathname.split('/')[1] ?? '';
  if (forVisitors.has(area)) return;
  const isAdminArea = area.startsWith('admin');
  const [session, ...others] = (await askTabs()).filter(({ is_admin }) => is_admin || !isAdminArea);
  if (session !== undefined && others.length === 0) resumeSession(session);
}

/** Answers new tabs, and logs out this tab after its user has logged out in another one. Then calls `leave`. */
export function followOtherTabs(leave: () => Promise<void>): void {
  watchTabs((isShared) => {
    // A separate log-in of the same user in this tab has a session of its own.
    if (!isShared) void send('logOut', { body: { everywhere: false } }).catch(() => {});
    void forgetUser(leave).then(() => toast(t('You logged out in another tab')));
  });
}
