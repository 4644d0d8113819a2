import { Link, linkOptions } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import { BackIcon } from '../../ui/TopBar.tsx';
import styles from './taking-part.module.css';

/**
 * A link back to the form that opened this tab: it closes the tab. If no form did, or it is gone, the link leads to where
 * people join: the run with this code, or the form for a code. People with an account join from their home page.
 */
export function BackToJoin({ code }: { code: string | undefined }) {
  const session = useSession();
  const target =
    session !== null && !session.is_guest
      ? linkOptions({ to: '/' })
      : code === undefined
        ? linkOptions({ to: '/j' })
        : linkOptions({ to: '/j/$code', params: { code } });
  return (
    <Link {...target} className={classOf('quiet', undefined, styles.back)} onClick={closeTab}>
      <BackIcon />
      {t('Back')}
    </Link>
  );
}

function closeTab(event: MouseEvent): void {
  const opener = window.opener as Window | null;
  if (opener === null || opener.closed) return;
  window.close();
  // A browser may refuse to close the tab. Then follow the link.
  if (window.closed) event.preventDefault();
}
