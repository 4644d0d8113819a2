import '../../styles/lists.css';
import { HistoryTabs } from '../../features/run-list/HistoryTabs.tsx';
import { useTitle } from '../../lib/title.ts';
import { PageHead } from '../../ui/PageHead.tsx';

/** The runs to look back on. */
export function RunHistoryPage() {
  useTitle('History');
  return (
    <>
      <PageHead title="History" />
      <main id="main" className="adm-main">
        <HistoryTabs />
      </main>
    </>
  );
}
