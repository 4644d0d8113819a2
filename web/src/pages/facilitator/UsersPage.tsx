import '../../styles/lists.css';
import { PeopleTabs } from '../../features/people/PeopleTabs.tsx';
import { t } from '../../lib/text.ts';
import { useTitle } from '../../lib/title.ts';
import { PageHead } from '../../ui/PageHead.tsx';

/** Everybody who has an account, what they may do, and what administrators did. */
export function UsersPage() {
  useTitle(t('People'));
  return (
    <>
      <PageHead title={t('People')} />
      <main id="main" className="adm-main">
        <PeopleTabs />
      </main>
    </>
  );
}
