import { useTitle } from '../../lib/title.ts';
import { PageHead } from '../../ui/PageHead.tsx';

export function SimulationsPage() {
  useTitle('Simulations');
  return (
    <>
      <PageHead title="Simulations" />
      <main id="main" className="adm-main" />
    </>
  );
}
