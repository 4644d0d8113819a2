import type { Answer, Calls } from '@vincere/contract';
import { useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import styles from '../../parts/verification.module.css';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';

/** Shows whether the user's email address is verified. If mail is configured, the mail can be sent again. */
export function OwnAddress({ profile }: { profile: Answer<Calls['getProfile']> }) {
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (profile.email_verified) return <p className="hint">{t('Your email address is verified.')}</p>;
  const resend = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await send('sendOwnVerification', {});
      setSent(true);
    } catch (error) {
      setFailure(messageOf(error, t('The server did not answer. Please try again.')));
    }
    setBusy(false);
  };
  return (
    <div className={styles.verify}>
      <p>
        <span className="tag">{t('Email not verified')}</span>
      </p>
      <p className="hint">
        {profile.can_mail
          ? t(
              'Open the link in the mail that we sent you. Until then nobody can give you a seat by this address.',
            )
          : t('Your facilitator can confirm this address. Until then nobody can give you a seat by it.')}
      </p>
      <div role="status">
        {isSent && <p>{t('The mail is on its way to {email}.', { email: profile.email_address })}</p>}
      </div>
      {profile.can_mail && !isSent && (
        <div>
          <Button kind="line" size="sm" busy={isBusy} onClick={() => void resend()}>
            {t('Send Again')}
          </Button>
        </div>
      )}
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </div>
  );
}
