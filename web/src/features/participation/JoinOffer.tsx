import { Link } from '@tanstack/react-router';
import { accounts } from '@vincere/contract/messages';
import type { Session } from '../../lib/session.ts';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import { GuestForm } from './GuestForm.tsx';
import styles from './JoinOffer.module.css';
import { continueAs } from './useGuestJoin.ts';

/**
 * The ways to join a run without being logged in: as a guest if the run allows it, or with an account. `guests` are the guests
 * who have joined from this device; the one of the current session comes first.
 */
export function JoinOffer({
  code,
  allowsGuests,
  guests,
}: {
  code: string;
  /** Whether guests may join the run. */
  allowsGuests: boolean;
  guests: readonly Session[];
}) {
  return (
    <div className={`stack ${styles.joinOffer}`}>
      {guests.map((guest, index) => (
        <Link
          key={guest.id}
          to="/dashboard"
          search={{ code }}
          className={classOf(index === 0 ? 'signal' : 'line', 'lg')}
          onClick={() => continueAs(guest)}
        >
          {t('Go On as {name}', { name: `${guest.first_name} ${guest.last_name}`.trim() })}
        </Link>
      ))}
      {allowsGuests && (guests.length > 0 ? <SomebodyElse code={code} /> : <GuestForm code={code} />)}
      <section className={styles.joinWithAccount} aria-label={t('With an account')}>
        <p className="muted">
          {allowsGuests ? t('Or with your account:') : t('You join this run with your account.')}
        </p>
        <div className="row">
          <Link to="/login" className={classOf(allowsGuests ? 'line' : 'ink', 'lg')}>
            {t(accounts.logIn)}
          </Link>
          <Link to="/register" className={classOf('line', 'lg')}>
            {t(accounts.register)}
          </Link>
        </div>
      </section>
    </div>
  );
}

function SomebodyElse({ code }: { code: string }) {
  return (
    <details className={styles.joinElse}>
      <summary>{t('Somebody else on this device?')}</summary>
      <GuestForm code={code} />
    </details>
  );
}
