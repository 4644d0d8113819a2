import { useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { rich, t } from '../../lib/text.ts';
import verificationStyles from '../../parts/verification.module.css';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { sr } from '../../ui/sr.tsx';
import styles from './ConfirmAddress.module.css';

type Account = { id: number; email_address: string };

/**
 * Lets a facilitator confirm an unverified address, after asking the person, or send a verification mail where mail is set
 * up. `onConfirmed` runs once the server has confirmed it.
 */
export function ConfirmAddress({
  account,
  canMail,
  onConfirmed,
}: {
  account: Account;
  canMail: boolean;
  onConfirmed: () => unknown;
}) {
  const [busy, setBusy] = useState<'confirm' | 'mail'>();
  const [failure, setFailure] = useState<string>();
  const [isSent, setSent] = useState(false);
  const params = { userId: account.id };
  const act = async (what: 'confirm' | 'mail', work: () => Promise<unknown>) => {
    setBusy(what);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(messageOf(error, t('The server did not answer. Please try again.')));
    }
    setBusy(undefined);
  };
  const confirm = async () => {
    await send('confirmEmail', { params, body: { email_address: account.email_address } });
    await onConfirmed();
  };
  const mail = async () => {
    await send('sendVerification', { params });
    setSent(true);
  };
  return (
    <div className={verificationStyles.verify}>
      <p className="hint">
        {t('Ask the person first, face to face or by phone, whether they registered this account.')}
      </p>
      <div className={styles.verifyActions}>
        <Button
          kind="line"
          size="sm"
          busy={busy === 'confirm'}
          disabled={busy !== undefined}
          onClick={() => void act('confirm', confirm)}
        >
          {rich('Confirm the Address<sr> {email}</sr>', { email: account.email_address, sr })}
        </Button>
        {canMail && !isSent && (
          <Button
            kind="quiet"
            size="sm"
            busy={busy === 'mail'}
            disabled={busy !== undefined}
            onClick={() => void act('mail', mail)}
          >
            {rich('Send a Verification Mail<sr> to {email}</sr>', { email: account.email_address, sr })}
          </Button>
        )}
      </div>
      <div role="status">
        {isSent && (
          <p className="meta-text">
            {t('The mail is on its way. Try again once the person has opened its link.')}
          </p>
        )}
      </div>
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </div>
  );
}
