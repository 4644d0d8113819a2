import { Link } from '@tanstack/react-router';
import { accounts, participation, shared } from '@vincere/contract/messages';
import { useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';

/** Shown on a run's page if its address has no code or the user is not logged in, for example in a second tab. */
export function NoRun() {
  const session = useSession();
  return (
    <div className="stack">
      <h1 className="heading-1">{t(participation.noActiveSimulation)}</h1>
      <p className="muted">
        {session === null
          ? t('You are not logged in here. Log in to return to your run.')
          : t('Join a simulation with the access code from your facilitator.')}
      </p>
      <p className="row wrap">
        {session === null && (
          <Link className={classOf('ink')} to="/login">
            {t(accounts.logIn)}
          </Link>
        )}
        <Link className={classOf(session === null ? 'line' : 'ink')} to="/dashboard" search={{}}>
          {t(shared.goToDashboard)}
        </Link>
      </p>
    </div>
  );
}
