import { PeopleTabs } from '../../features/people/PeopleTabs.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { PageHead } from '../../ui/PageHead.tsx';

/** All accounts, their permissions, and the audit log of administrators. */
export function UsersPage() {
  useTitle(t('People'));
  return (
    <>
      <PageHead title={t('People')} />
      <main id="main" className="admin-main">
        <PeopleTabs />
      </main>
    </>
  );
}
