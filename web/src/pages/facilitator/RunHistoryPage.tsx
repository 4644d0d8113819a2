import { useTitle } from '../../lib/title.ts';
import { PageHead } from '../../ui/PageHead.tsx';

export function RunHistoryPage() {
  useTitle('History');
  return (
    <>
      <PageHead title="History" />
      <main id="main" className="adm-main" />
    </>
  );
}
