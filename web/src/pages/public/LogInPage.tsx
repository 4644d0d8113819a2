import { accounts } from '@vincere/contract/messages';
import { Gate } from '../../features/accounts/Gate.tsx';
import { LogInForm } from '../../features/accounts/LogInForm.tsx';
import { VisitorFrame } from '../../features/visitors/VisitorFrame.tsx';
import { t } from '../../lib/text.ts';
import { useTitle } from '../../lib/title.ts';
import styles from '../../parts/gate.module.css';

export function LogInPage() {
  useTitle(t(accounts.logIn));
  return (
    <VisitorFrame here="/login" className={styles.gate}>
      <Gate title={t(accounts.logIn)}>
        <LogInForm />
      </Gate>
    </VisitorFrame>
  );
}
