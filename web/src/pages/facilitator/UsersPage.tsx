import { PeopleTabs } from '../../features/people/PeopleTabs.tsx';
import { t } from '../../lib/text.ts';
import { useTitle } from '../../lib/title.ts';
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
