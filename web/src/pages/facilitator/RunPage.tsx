import { useTitle } from '../../lib/title.ts';
import { PageHead } from '../../ui/PageHead.tsx';

export function RunPage() {
  useTitle('Run');
  return (
    <>
      <PageHead title="Run" />
      <main id="main" className="adm-main" />
    </>
  );
}
