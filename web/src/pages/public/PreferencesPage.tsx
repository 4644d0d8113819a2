import { useNavigate } from '@tanstack/react-router';
import { accounts, shared } from '@vincere/contract/messages';
import { useEffect, useState } from 'react';
import { Gate } from '../../features/accounts/Gate.tsx';
import { PreferencesForm } from '../../features/accounts/preferences/PreferencesForm.tsx';
import { storedRegistration } from '../../features/accounts/registration/stored-registration.ts';
import { VisitorFrame } from '../../features/visitors/VisitorFrame.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import { useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import styles from '../../parts/gate.module.css';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';

/** Delay, so that the previous toast of registration can be read: only one toast is visible at a time. */
const secondToastMs = 2_500;

/** The second step of registration. Redirects to the first step if it is missing, and logged-in users to their account. */
export function PreferencesPage() {
  useTitle(t('Role preferences'));
  const navigate = useNavigate();
  const [userId] = useState(storedRegistration.id);
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (userId === null && isSignedIn) {
      void navigate({ to: '/account', replace: true });
      return;
    }
    if (userId === null) {
      // Opening a page removes errors, so this one comes after it.
      void navigate({ to: '/register', replace: true }).then(() =>
        toastError(t(shared.error), t(accounts.registerFirst)),
      );
      return;
    }
    const { title, text } = accounts.almostThere;
    const timer = setTimeout(() => toast(t(title), t(text)), secondToastMs);
    return () => clearTimeout(timer);
  }, [userId, isSignedIn, navigate]);
  if (userId === null) return null;
  return (
    <VisitorFrame here="elsewhere" hasAccount className={styles.gate}>
      <Gate
        title={t('Which roles would you like?')}
        lead={t('Choose a role for each place, the one you want most first.')}
      >
        <PreferencesForm userId={userId} />
      </Gate>
    </VisitorFrame>
  );
}
