import { useTitle } from '../../lib/title.ts';
import { PageHead } from '../../ui/PageHead.tsx';

export function UsersPage() {
  useTitle('People');
  return (
    <>
      <PageHead title="People" />
      <main id="main" className="adm-main" />
    </>
  );
}
