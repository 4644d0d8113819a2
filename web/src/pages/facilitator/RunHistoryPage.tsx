import { HistoryTabs } from '../../features/run-list/HistoryTabs.tsx';
import { t } from '../../lib/text.ts';
import { useTitle } from '../../lib/title.ts';
import { PageHead } from '../../ui/PageHead.tsx';

/** The list of past runs. */
export function RunHistoryPage() {
  useTitle(t('History'));
  return (
    <>
      <PageHead title={t('History')} />
      <main id="main" className="admin-main">
        <HistoryTabs />
      </main>
    </>
  );
}
