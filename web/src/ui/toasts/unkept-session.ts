import type { SessionLoss } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { toastNews } from './Toaster.tsx';

/** Says what ends the session, because the browser doesn't store it. */
export function warnOfLoss(loss: SessionLoss): void {
  if (loss === 'reload')
    toastNews(
      t('Do not reload this page'),
      t('This browser stores nothing for this site, so a reload logs you out.'),
    );
  else
    toastNews(
      t('Keep this tab open'),
      t('This browser could not store your seat. You lose it if you close this tab.'),
    );
}
