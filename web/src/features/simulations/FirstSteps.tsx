import { Link } from '@tanstack/react-router';
import { t } from '../../lib/text.ts';
import styles from './FirstSteps.module.css';

/** The way from an empty product to a first workshop, for a dashboard without simulations. */
export function FirstSteps() {
  return (
    <div className={styles.firstSteps}>
      <h3>{t('First steps')}</h3>
      <ol>
        <li>
          <b>{t('Create a simulation.')}</b> {t('Its stages are created with it.')}{' '}
          <Link to="/admin/simulations" search={{}}>
            {t('Create or import a simulation')}
          </Link>
        </li>
        <li>
          <b>{t('Write it.')}</b>{' '}
          {t('Add scenarios to each stage, decisions that lead onward, and posts for the six rooms.')}
        </li>
        <li>
          <b>{t('Rehearse it.')}</b>{' '}
          {t('The pre-flight lists what is missing. In a rehearsal, bots play every way.')}
        </li>
        <li>
          <b>{t('Start a run.')}</b>{' '}
          {t('Participants join with its access code, and you lead them in the control room.')}
        </li>
      </ol>
    </div>
  );
}
