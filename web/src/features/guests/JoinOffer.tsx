import { Link } from '@tanstack/react-router';
import { accounts } from '@vincere/contract/messages';
import type { Session } from '../../lib/session.ts';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import { GuestForm } from './GuestForm.tsx';
import { goOnAs } from './useGuestJoin.ts';

/**
 * The ways onto a run for who is not logged in: as a guest where the run allows it, else by account. `guests` are
 * those who have a place from this device, whoever is here now first.
 */
export function JoinOffer({
  code,
  lets,
  guests,
}: {
  code: string;
  /** Whether the run lets guests in. */
  lets: boolean;
  guests: readonly Session[];
}) {
  return (
    <div className="stack join">
      {guests.map((guest, index) => (
        <Link
          key={guest.id}
          to="/dashboard"
          search={{ code }}
          className={classOf(index === 0 ? 'signal' : 'line', 'lg')}
          onClick={() => goOnAs(guest)}
        >
          {t('Go On as {name}', { name: `${guest.first_name} ${guest.last_name}`.trim() })}
        </Link>
      ))}
      {lets && (guests.length > 0 ? <SomebodyElse code={code} /> : <GuestForm code={code} />)}
      <section className="join-by" aria-label={t('With an account')}>
        <p className="mut">{lets ? t('Or with your account:') : t('You join this run with your account.')}</p>
        <div className="row">
          <Link to="/login" className={classOf(lets ? 'line' : 'ink', 'lg')}>
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
    <details className="join-else">
      <summary>{t('Somebody else on this device?')}</summary>
      <GuestForm code={code} />
    </details>
  );
}
