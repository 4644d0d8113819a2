import { Link } from '@tanstack/react-router';
import { t } from '../../lib/text.ts';
import { classOf } from '../../ui/Button.tsx';
import { Brand } from '../../ui/marks.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import styles from './ReportTopBar.module.css';

/** The header of the end page and the summary: the name of the simulation once it is known, and the link to the dashboard. */
export function ReportTopBar({ name }: { name: string | undefined }) {
  return (
    <TopBar
      className={styles.bar}
      right={
        <Link to="/dashboard" search={{}} className={classOf('quiet')}>
          {t('Dashboard')}
        </Link>
      }
    >
      <Brand />
      {name && (
        <div className={`top-bar-title ${styles.name}`}>
          <b>{name}</b>
        </div>
      )}
    </TopBar>
  );
}
