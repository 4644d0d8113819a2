import { Link } from '@tanstack/react-router';
import { AllScenarios } from '../../features/structure/AllScenarios.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { PageHead } from '../../ui/PageHead.tsx';

/** The scenarios of every simulation. */
export function AllScenariosPage() {
  useTitle(t('Scenarios'));
  return (
    <>
      <PageHead
        up={
          <Link to="/admin/simulations" search={{}}>
            {t('Simulations')}
          </Link>
        }
        title={t('Scenarios')}
      />
      <main id="main" className="admin-main">
        <AllScenarios />
      </main>
    </>
  );
}
