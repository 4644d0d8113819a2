import { accounts } from '@vincere/contract/messages';
import { Gate } from '../../features/accounts/Gate.tsx';
import { RegisterForm } from '../../features/accounts/registration/RegisterForm.tsx';
import { VisitorFrame } from '../../features/visitors/VisitorFrame.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import styles from '../../parts/gate.module.css';

export function RegisterPage() {
  useTitle(t(accounts.register));
  return (
    <VisitorFrame here="/register" className={styles.gate}>
      <Gate
        title={t(accounts.register)}
        lead={t('Two steps: your account, then the roles you would like to play.')}
      >
        <RegisterForm />
      </Gate>
    </VisitorFrame>
  );
}
