import { accounts } from '@vincere/contract/messages';
import { Gate } from '../../features/accounts/Gate.tsx';
import { ForgotPasswordForm } from '../../features/accounts/passwords/ForgotPasswordForm.tsx';
import { VisitorFrame } from '../../features/visitors/VisitorFrame.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import styles from '../../parts/gate.module.css';

export function ForgotPasswordPage() {
  useTitle(t(accounts.forgotPassword));
  return (
    <VisitorFrame here="elsewhere" className={styles.gate}>
      <Gate title={t(accounts.forgotPassword)} lead={t('You get a link with which you set a new one.')}>
        <ForgotPasswordForm />
      </Gate>
    </VisitorFrame>
  );
}
