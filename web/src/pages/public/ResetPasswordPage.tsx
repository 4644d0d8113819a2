import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Gate } from '../../features/accounts/Gate.tsx';
import { LinkInvalid } from '../../features/accounts/LinkInvalid.tsx';
import { ResetPasswordForm } from '../../features/accounts/passwords/ResetPasswordForm.tsx';
import { VisitorFrame } from '../../features/visitors/VisitorFrame.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import { pendingJoin } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import styles from '../../parts/gate.module.css';
import { TakingPartLink } from '../../parts/TakingPartLink.tsx';

/** Sets a new password after a reset, or the first password of an invited user. */
export function ResetPasswordPage() {
  useTitle(t('Set a password'));
  const { token, code } = useSearch({ from: '/reset-password' });
  useEffect(() => pendingJoin.set({ code }), [code]);
  return (
    <VisitorFrame here="elsewhere" className={styles.gate}>
      <Gate title={t('Set a password')}>
        {token === undefined ? <LinkInvalid /> : <ResetPasswordForm token={token} />}
        {code !== undefined && <TakingPartLink code={code} />}
      </Gate>
    </VisitorFrame>
  );
}
