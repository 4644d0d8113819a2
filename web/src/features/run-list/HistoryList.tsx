import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listHeights, pageSize } from '@vincere/contract/constants';
import { participation, runs as texts } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import { useLastPage, useListSearch } from '../../lib/useListSearch.ts';
import listsStyles from '../../parts/lists.module.css';
import { Button, classOf } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Empty } from '../../ui/states.tsx';
import { outcomeOf, useFailureToast } from '../../ui/useFailureToast.ts';
import styles from './HistoryList.module.css';
import { HistoryTable } from './HistoryTable.tsx';

/** One of the two lists of the history, in a scrollable region. */
export function HistoryList({ finished }: { finished: boolean }) {
  const { search, page, setSearch, setPage, replacePage } = useListSearch();
  const read = useRead(
    'listRuns',
    { query: { search, page, ...(finished ? { finished } : {}) } },
    { staleTime: 0, refetchOnWindowFocus: 'always', placeholderData: keepPreviousData },
  );
  const query = useLastPage(read, read.data?.all_sim_run, replacePage);
  useFailureToast(outcomeOf(query), t(texts.historyFailed));
  const total = query.data?.total;
  const label = finished ? t(texts.completedRuns) : t(texts.allRuns);
  return (
    <>
      <div className={listsStyles.listTools}>
        <SearchField label={t('Search the history')} value={search} onSearch={setSearch} />
        <p className="meta-text number" role="status">
          {total !== undefined && plural(total, '{count} run', '{count} runs')}
        </p>
      </div>
      <Loaded query={query} failed={t(participation.historyError)} label={t('Loading the history')}>
        {({ all_sim_run }) =>
          all_sim_run.length > 0 ? (
            <section
              className={
                query.isPlaceholderData ? `${styles.scrolled} ${listsStyles.waiting}` : styles.scrolled
              }
              style={{ maxHeight: listHeights.history }}
              aria-label={label}
              tabIndex={0}
            >
              <HistoryTable runs={all_sim_run} finished={finished} label={label} />
            </section>
          ) : search !== '' ? (
            <Empty
              title={t('No runs found')}
              action={
                <Button kind="line" onClick={() => setSearch('')}>
                  {t('Clear Search')}
                </Button>
              }
            >
              {t('Nothing has “{search}” in its name, simulation or code.', { search })}
            </Empty>
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
      </Loaded>
      {total !== undefined && (
        <Pager page={page} pageSize={pageSize} total={total} label={t('runs')} onPage={setPage} />
      )}
    </>
  );
}
