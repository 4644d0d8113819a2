import { Link } from '@tanstack/react-router';
import { accounts } from '@vincere/contract/messages';
import type { Session } from '../../../lib/session/session.ts';
import { t } from '../../../lib/text.ts';
import { continueAs } from '../../../parts/session/continue-as.ts';
import { SilentTabs } from '../../../parts/session/SilentTabs.tsx';
import { useOpenTabs } from '../../../parts/session/useOpenTabs.ts';
import { TakingPartLink } from '../../../parts/TakingPartLink.tsx';
import { classOf } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { GuestForm } from './GuestForm.tsx';
import styles from './JoinOffer.module.css';

/**
 * The ways to join a run without being logged in: as the user of another tab, as a guest if the run allows it, or with an
 * account. `guests` are the guests who have joined from this device; the one of the current session comes first.
 */
export function JoinOffer({
  code,
  allowsGuests,
  readers,
  guests,
}: {
  code: string;
  /** Whether guests may join the run. */
  allowsGuests: boolean;
  /** A text that says who can read the answers to the questionnaires; null if the run asks nothing. */
  readers: string | null;
  guests: readonly Session[];
}) {
  const tabs = useOpenTabs();
  if (tabs === null) return <Skeleton lines={4} label={t('Looking for your open tabs')} />;
  const people = [...tabs.accounts, ...guests];
  const isKnown = people.length + tabs.silent.length > 0;
  return (
    <div className={`stack ${styles.joinOffer}`}>
      <div>
        {readers !== null && <p className="muted">{readers}</p>}
        <TakingPartLink code={code} />
      </div>
      {people.map((person, index) => (
        <Link
          key={person.id}
          to="/dashboard"
          search={{ code }}
          className={classOf(index === 0 ? 'signal' : 'line', 'lg')}
          onClick={() => continueAs(person)}
        >
          {t('Continue as {name}', { name: `${person.first_name} ${person.last_name}`.trim() })}
        </Link>
      ))}
      <SilentTabs people={tabs.silent} />
      {allowsGuests && (isKnown ? <SomebodyElse code={code} /> : <GuestForm code={code} />)}
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
