import { Link, useParams } from '@tanstack/react-router';
import { ObserverPage } from '../../features/control-room/observers/ObserverPage.tsx';
import { Ratings } from '../../features/ratings/Ratings.tsx';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import { ConnectionLine } from '../../ui/ConnectionLine.tsx';
import { BackIcon } from '../../ui/TopBar.tsx';
import styles from './ObserverRatingsPage.module.css';

/** `/observe/{runId}/ratings`: the objectives of a run, which its observers rate. */
export function ObserverRatingsPage() {
  const { runId } = useParams({ from: '/observe/$runId/ratings' });
  return (
    <ObserverPage
      key={runId}
      runId={Number(runId)}
      title={t('Rate Objectives')}
      top={
        <Link to="/observe/$runId" params={{ runId }} className={classOf('quiet')}>
          <BackIcon />
          {t('Back to the Run')}
        </Link>
      }
    >
      {({ received: { run }, live }) => (
        <>
          <ConnectionLine live={live} />
          <main id="main" className={styles.page}>
            <p className="meta-text">{run.name}</p>
            <h1 className="visually-hidden">{t('Rate Objectives')}</h1>
            <Ratings run={run} />
          </main>
        </>
      )}
    </ObserverPage>
  );
}
