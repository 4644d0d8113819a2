import { Link } from '@tanstack/react-router';
import { shared } from '@vincere/contract/messages';
import { useId } from 'react';
import { RunList } from '../../features/participation/RunList.tsx';
import { useMyRuns } from '../../features/participation/useMyRuns.ts';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import { BackIcon, TopBar } from '../../ui/TopBar.tsx';
import dashboardStyles from './dashboard.module.css';
import styles from './HistoryPage.module.css';

/** Every run of a participant, newest first. */
export function HistoryPage() {
  useTitle(t('Simulation History'));
  const query = useMyRuns();
  const id = useId();
  return (
    <>
      <TopBar>
        <Link to="/dashboard" className={`${classOf('quiet')} ${dashboardStyles.backLink}`}>
          <BackIcon />
          {t(shared.backToDashboard)}
        </Link>
      </TopBar>
      <main id="main" className={`page ${dashboardStyles.dashboard}`}>
        <div className={dashboardStyles.dashboardHead}>
          <h1 className="heading-1" id={id}>
            {t('Simulation History')}
          </h1>
        </div>
        <div className={`section ${styles.history}`}>
          <RunList
            query={query}
            runs={query.runs}
            roomLabel={t('Room')}
            labelledBy={id}
            dated
            empty={t('A simulation is listed here as soon as you have joined it.')}
          />
        </div>
      </main>
    </>
  );
}
