import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listHeights } from '@vincere/contract/constants';
import { participation, runs as texts } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import { useListSearch } from '../../lib/useListSearch.ts';
import { NoMatch, SearchedList } from '../../parts/SearchedList.tsx';
import { classOf } from '../../ui/Button.tsx';
import { Empty } from '../../ui/states.tsx';
import { outcomeOf, useFailureToast } from '../../ui/toasts/useFailureToast.ts';
import styles from './HistoryList.module.css';
import { HistoryTable } from './HistoryTable.tsx';

/** One of the two lists of the history, in a scrollable region. */
export function HistoryList({ finished }: { finished: boolean }) {
  const list = useListSearch();
  const { search, page, setSearch } = list;
  const query = useRead(
    'listRuns',
    { query: { search, page, ...(finished ? { finished } : {}) } },
    { staleTime: 0, refetchOnWindowFocus: 'always', placeholderData: keepPreviousData },
  );
  useFailureToast(outcomeOf(query), t(texts.historyFailed));
  const label = finished ? t(texts.completedRuns) : t(texts.allRuns);
  return (
    <SearchedList
      list={list}
      query={query}
      rowsOf={({ all_sim_run }) => all_sim_run}
      searchLabel={t('Search the history')}
      count={(total) => plural(total, '{count} run', '{count} runs')}
      failed={t(participation.historyError)}
      loading={t('Loading the history')}
      nouns={t('runs')}
      empty={
        search !== '' ? (
          <NoMatch title={t('No runs found')} onClear={() => setSearch('')}>
            {t('Nothing has “{search}” in its name, simulation or code.', { search })}
          </NoMatch>
        ) : (
          <Empty
            title={finished ? t('No completed runs yet') : t('No runs yet')}
            action={
              <Link to="/admin/runs" search={{}} className={classOf('line')}>
                {t('Go to Simulation Runs')}
              </Link>
            }
          >
            {finished
              ? t('A run is listed here as soon as it has ended.')
              : t('A run is listed here as soon as it has been created.')}
          </Empty>
        )
      }
    >
      {({ all_sim_run }, className = '') => (
        <section
          className={`${styles.scrolled} ${className}`}
          style={{ maxHeight: listHeights.history }}
          aria-label={label}
          tabIndex={0}
        >
          <HistoryTable runs={all_sim_run} finished={finished} label={label} />
        </section>
      )}
    </SearchedList>
  );
}
