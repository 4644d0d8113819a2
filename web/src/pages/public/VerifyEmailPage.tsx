import { useSearch } from '@tanstack/react-router';
import { Gate } from '../../features/accounts/Gate.tsx';
import { VerifyEmailForm } from '../../features/accounts/VerifyEmailForm.tsx';
import { VisitorFrame } from '../../features/visitors/VisitorFrame.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import styles from '../../parts/gate.module.css';

/** The page that the link in a verification mail opens. */
export function VerifyEmailPage() {
  useTitle(t('Verify your address'));
  const { token } = useSearch({ from: '/verify-email' });
  return (
    <VisitorFrame here="elsewhere" className={styles.gate}>
      <Gate title={t('Verify your address')} lead={t('Your password shows that the account is yours, too.')}>
        <VerifyEmailForm token={token} />
      </Gate>
    </VisitorFrame>
  );
}
