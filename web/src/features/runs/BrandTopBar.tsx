import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '../../lib/text.ts';
import { Brand } from '../../ui/marks.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import styles from './BrandTopBar.module.css';

/** The header of the pages of a run. Its brand is the link to the user's dashboard. */
export function BrandTopBar({
  clock,
  right,
  children,
}: {
  /** The stage clock. */
  clock?: ReactNode;
  right?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <TopBar className={styles.bar} rightClassName={styles.right} clock={clock} right={right}>
      <Link
        to="/dashboard"
        search={{}}
        className={styles.brandLink}
        aria-label={t('VINCERE, your dashboard')}
      >
        <Brand nameClassName={styles.brandName} />
      </Link>
      {children}
    </TopBar>
  );
}
