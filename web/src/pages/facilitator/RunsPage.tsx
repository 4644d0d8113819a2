import { useTitle } from '../../lib/title.ts';
import { PageHead } from '../../ui/PageHead.tsx';

export function RunsPage() {
  useTitle('Simulation Runs');
  return (
    <>
      <PageHead title="Simulation Runs" />
      <main id="main" className="adm-main" />
    </>
  );
}
