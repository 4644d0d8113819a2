import { keepPreviousData } from '@tanstack/react-query';
import { pollMs } from '@vincere/contract/constants';
import { runs as texts } from '@vincere/contract/messages';
import { type RunStatus, runStatuses } from '@vincere/domain';
import { useId } from 'react';
import { useRead } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import { useListSearch } from '../../lib/useListSearch.ts';
import { SearchedList } from '../../parts/SearchedList.tsx';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/states.tsx';
import styles from './AllRuns.module.css';
import { RunsTable } from './RunsTable.tsx';

/** The choice of archived runs, next to the statuses. */
const archivedRuns = 'archived';

/**
 * The runs that are not archived, newest first; or those that are. The server searches, filters and pages the list. It is polled
 * while the page is visible.
 */
export function AllRuns({ onCreate }: { onCreate: () => void }) {
  const id = useId();
  const list = useListSearch();
  const { search, page, show, setSearch, setShow } = list;
  const status = runStatuses.find((candidate) => candidate === show);
  const isArchived = show === archivedRuns;
  const query = useRead(
    'listRuns',
    { query: { search, page, status, archived: isArchived } },
    {
      staleTime: 0,
      refetchInterval: pollMs.facilitator,
      refetchOnWindowFocus: 'always',
      placeholderData: keepPreviousData,
    },
  );
  const total = query.data?.total;
  const clearFilter = () => (search === '' ? setShow(undefined) : setSearch(''));
  const isFiltered = search !== '' || show !== undefined;
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{t(texts.allRuns)}</h2>
        <p className="meta-text number" role="status">
          {total !== undefined && plural(total, '{count} run', '{count} runs')}
        </p>
      </div>
      <SearchedList
        list={list}
        query={query}
        rowsOf={({ all_sim_run }) => all_sim_run}
        searchLabel={t('Search runs')}
        tools={<StatusPick value={isArchived ? archivedRuns : status} onChange={setShow} />}
        failed={t(texts.listFailed)}
        loading={t('Loading simulation runs')}
        nouns={t('runs')}
        empty={
          isFiltered ? (
            <NoRunFound search={search} status={status} archived={isArchived} onClear={clearFilter} />
          ) : (
            <Empty title={t('No runs yet')} action={<Button onClick={onCreate}>{t(texts.createNew)}</Button>}>
              {t('A run is one playing of a simulation by one group.')}
            </Empty>
          )
        }
      >
        {({ all_sim_run }, className) => (
          <div className={className}>
            <RunsTable runs={all_sim_run} labelledBy={id} />
          </div>
        )}
      </SearchedList>
    </section>
  );
}

/** An empty result with a button that clears the search, otherwise the status filter. */
function NoRunFound({
  search,
  status,
  archived,
  onClear,
}: {
  search: string;
  status: RunStatus | undefined;
  archived: boolean;
  onClear: () => void;
}) {
  return (
    <Empty
      title={t('No runs found')}
      action={
        <Button kind="line" onClick={onClear}>
          {search === '' ? t('Show Every Status') : t('Clear Search')}
        </Button>
      }
    >
      {search === ''
        ? archived
          ? t('No run is archived.')
          : t('No run has this status now.')
        : status === undefined
          ? t('Nothing has “{search}” in its name, simulation or code.', { search })
          : t('Nothing has “{search}” in its name, simulation or code among the runs with status {status}.', {
              search,
              status: t(texts.statusLabels[status]),
            })}
    </Empty>
  );
}

function StatusPick({
  value,
  onChange,
}: {
  value: RunStatus | typeof archivedRuns | undefined;
  onChange: (status: string | undefined) => void;
}) {
  return (
    <div className={styles.statusSelect}>
      <select
        className="input"
        aria-label={t('Status')}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      >
        <option value="">{t('Every status')}</option>
        {runStatuses.map((status) => (
          <option key={status} value={status}>
            {t(texts.statusLabels[status])}
          </option>
        ))}
        <option value={archivedRuns}>{t('Archived')}</option>
      </select>
    </div>
  );
}
