import { Link } from '@tanstack/react-router';
import { participation, shared } from '@vincere/contract/messages';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';

/** A run's page without a code in its address. */
export function NoRun() {
  return (
    <div className="stack">
      <h1 className="t-h1">{t(participation.noActiveSimulation)}</h1>
      <p className="mut">{t('Join a simulation with the access code from your facilitator.')}</p>
      <p>
        <Link className={classOf('ink')} to="/dashboard" search={{}}>
          {t(shared.goToDashboard)}
        </Link>
      </p>
    </div>
  );
}
