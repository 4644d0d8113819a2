import { Link } from '@tanstack/react-router';
import { simulations } from '@vincere/contract/messages';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AdminFigures } from '../../features/run-list/AdminFigures.tsx';
import { RecentRuns } from '../../features/run-list/RecentRuns.tsx';
import { RecentActivity } from '../../features/simulations/RecentActivity.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { Button, classOf } from '../../ui/Button.tsx';
import { dialogPart } from '../../ui/dialogs/dialog-part.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './FacilitatorDashboardPage.module.css';

const CreateSimulationDialog = dialogPart(
  async () => (await import('../../features/simulations/CreateSimulationDialog.tsx')).CreateSimulationDialog,
  (props) => props.onClose(),
);

/** The facilitator's home: figures, next steps, the last changes of runs, and the newest simulations. */
export function FacilitatorDashboardPage() {
  useTitle(t('Dashboard'));
  const [isCreating, setIsCreating] = useState(false);
  return (
    <>
      <PageHead title={t('Dashboard')} />
      <main id="main" className="admin-main">
        <AdminFigures />
        <div className={styles.home}>
          <Section title={t('Recent Activity')}>
            <RecentRuns />
            <RecentActivity />
          </Section>
          <Section title={t('Quick Actions')}>
            <div className={styles.homeActions}>
              <Button onClick={() => setIsCreating(true)}>
                <Plus className="icon" aria-hidden />
                {t(simulations.createNew)}
              </Button>
              <Link to="/admin/runs" search={{}} className={classOf('line')}>
                {t(simulations.startRun)}
              </Link>
              <Link to="/admin/simulations" search={{}} className={classOf('line')}>
                {t(simulations.viewAll)}
              </Link>
              <Link
                to="/admin/guide/$section"
                params={{ section: 'first-workshop' }}
                search={{}}
                className={classOf('line')}
              >
                {t('Read How a First Workshop Goes')}
              </Link>
            </div>
          </Section>
        </div>
      </main>
      <CreateSimulationDialog open={isCreating} onClose={() => setIsCreating(false)} />
    </>
  );
}
