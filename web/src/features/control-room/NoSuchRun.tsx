import { Link } from '@tanstack/react-router';
import { runs } from '@vincere/contract/messages';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Empty } from '../../ui/states.tsx';

/** The page at the address of a run that doesn't exist. */
export function NoSuchRun({ message }: { message: string }) {
  useTitle(t('Run'));
  return (
    <>
      <PageHead title={t('Run')} />
      <main id="main" className="admin-main">
        <Empty
          title={message}
          action={
            <Link to="/admin/runs" search={{}} className={classOf('line')}>
              {t(runs.allRuns)}
            </Link>
          }
        />
      </main>
    </>
  );
}
