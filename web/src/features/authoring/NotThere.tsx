import { Link, type LinkProps } from '@tanstack/react-router';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { classOf } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import styles from './NotThere.module.css';
import { stagesPlace } from './places.ts';

/** A page for something that doesn't exist (any more), with a link back. */
export function NotThere({ title, back, to }: { title: string; back: string; to: LinkProps }) {
  return (
    <>
      <PageHead title={title} />
      <main id="main" className="admin-main">
        <p className="muted">{t('It may have been deleted, or the address is not complete.')}</p>
        <p className={styles.notThere}>
          <Link {...to} className={classOf('ink')}>
            {back}
          </Link>
        </p>
      </main>
    </>
  );
}

/** A page for a stage that its simulation doesn't have. */
export function NoStage({ simulationId }: { simulationId: number }) {
  return (
    <NotThere
      title={refusalText('stage.unknown')}
      back={t('Back to Stages')}
      to={stagesPlace(simulationId)}
    />
  );
}
