import { Link } from '@tanstack/react-router';
import { pollMs, recentCounts } from '@vincere/contract/constants';
import { shared, runs as texts } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import listsStyles from '../../parts/lists.module.css';
import recentItemStyles from '../../parts/recent-item.module.css';
import { Loaded } from '../../ui/Loaded.tsx';
import styles from './RecentRuns.module.css';
import { lastChange, lastChanged } from './recent.ts';

/** A list of the latest events of all runs: created, started, advanced, finished. It is polled, and empty without runs. */
export function RecentRuns() {
  const query = useRead(
    'listRuns',
    { query: { page: 1 } },
    { staleTime: 0, refetchInterval: pollMs.facilitator, refetchOnWindowFocus: 'always' },
  );
  return (
    <Loaded
      query={query}
      failed={t(texts.listFailed)}
      retry={t(shared.retry)}
      label={t('Loading simulation runs')}
      lines={recentCounts.activity}
    >
      {({ all_sim_run }) =>
        all_sim_run.length > 0 && (
          <div className={styles.recentRuns}>
            <h3 className="meta-text">{t('Runs')}</h3>
            <ul className="rows" aria-label={t('Runs')}>
              {lastChanged(all_sim_run, recentCounts.activity).map((run) => (
                <li key={run.id} className={recentItemStyles.item}>
                  <Link
                    to="/admin/runs/$runId"
                    params={{ runId: String(run.id) }}
                    className={`${listsStyles.rowName} story`}
                  >
                    {run.name}
                  </Link>
                  <span className="meta-text number">
                    {lastChange(run)}, <time dateTime={run.updatedAt}>{formatDateTime(run.updatedAt)}</time>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )
      }
    </Loaded>
  );
}
