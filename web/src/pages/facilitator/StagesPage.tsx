import { useTitle } from '../../lib/title.ts';
import { PageHead } from '../../ui/PageHead.tsx';

export function StagesPage() {
  useTitle('Stages');
  return (
    <>
      <PageHead title="Stages" />
      <main id="main" className="adm-main" />
    </>
  );
}
