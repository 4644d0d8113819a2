import { HistoryTabs } from '../../features/run-list/HistoryTabs.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
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
