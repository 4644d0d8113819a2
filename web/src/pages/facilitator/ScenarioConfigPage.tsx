import { useTitle } from '../../lib/title.ts';
import { PageHead } from '../../ui/PageHead.tsx';

export function ScenarioConfigPage() {
  useTitle('Scenario');
  return (
    <>
      <PageHead title="Scenario" />
      <main id="main" className="adm-main" />
    </>
  );
}
