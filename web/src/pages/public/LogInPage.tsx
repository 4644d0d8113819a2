import { accounts } from '@vincere/contract/messages';
import { type ComponentType, useEffect, useState } from 'react';
import { Gate } from '../../features/accounts/Gate.tsx';
import { LogInForm } from '../../features/accounts/LogInForm.tsx';
import { VisitorFrame } from '../../features/visitors/VisitorFrame.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import styles from '../../parts/gate.module.css';

export function LogInPage() {
  useTitle(t(accounts.logIn));
  return (
    <VisitorFrame here="/login" className={styles.gate}>
      <Gate title={t(accounts.logIn)}>
        <Offer />
        <LogInForm />
      </Gate>
    </VisitorFrame>
  );
}

/** Offers to continue as the user of another tab. Its code is loaded after the form. */
function Offer() {
  const [ContinueHere, setContinueHere] = useState<ComponentType>();
  useEffect(() => {
    import('../../features/accounts/ContinueHere.tsx').then(
      (loadedModule) => setContinueHere(() => loadedModule.ContinueHere),
      // Without the offer, people can still log in.
      () => {},
    );
  }, []);
  return ContinueHere === undefined ? null : <ContinueHere />;
}
