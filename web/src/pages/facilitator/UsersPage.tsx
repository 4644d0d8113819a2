import '../../styles/lists.css';
import { People } from '../../features/people/People.tsx';
import { useTitle } from '../../lib/title.ts';
import { PageHead } from '../../ui/PageHead.tsx';

/** Everybody who has an account, and what they may do. */
export function UsersPage() {
  useTitle('People');
  return (
    <>
      <PageHead title="People" />
      <main id="main" className="adm-main">
        <People />
      </main>
    </>
  );
}
