import { useTitle } from '../../lib/title.ts';
import { PageHead } from '../../ui/PageHead.tsx';

export function SettingsPage() {
  useTitle('Settings');
  return (
    <>
      <PageHead title="Settings" />
      <main id="main" className="adm-main" />
    </>
  );
}
