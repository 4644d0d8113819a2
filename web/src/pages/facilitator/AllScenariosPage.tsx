import { useTitle } from '../../lib/title.ts';
import { PageHead } from '../../ui/PageHead.tsx';

export function AllScenariosPage() {
  useTitle('Scenarios');
  return (
    <>
      <PageHead title="Scenarios" />
      <main id="main" className="adm-main" />
    </>
  );
}
