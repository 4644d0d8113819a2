import { useTitle } from '../../lib/title.ts';
import { PageHead } from '../../ui/PageHead.tsx';

export function FacilitatorDashboardPage() {
  useTitle('Dashboard');
  return (
    <>
      <PageHead title="Dashboard" />
      <main id="main" className="adm-main" />
    </>
  );
}
