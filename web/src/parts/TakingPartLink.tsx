import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { t } from '../lib/text.ts';
import styles from './TakingPartLink.module.css';

/**
 * A link to what taking part in a run means. It opens in a new tab, so that what was typed here stays. The page needs its
 * opener to close the tab again.
 */
export function TakingPartLink({ code }: { code: string | undefined }) {
  return (
    <Link to="/taking-part" search={{ code }} target="_blank" rel="opener" className={styles.link}>
      {t('What is asked of you, and who can read what')}
      <ExternalLink className="icon" role="img" aria-label={t('Opens in a new tab')} />
    </Link>
  );
}
