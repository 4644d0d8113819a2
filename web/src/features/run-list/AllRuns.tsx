import { keepPreviousData } from '@tanstack/react-query';
import { pageSize, pollMs } from '@vincere/contract/constants';
import { runs as texts } from '@vincere/contract/messages';
import { type RunStatus, runStatuses } from '@vincere/domain';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useRead } from '../../lib/api.ts';
import { formatCount } from '../../lib/format.ts';
import { useLastPage, useListSearch } from '../../lib/useListSearch.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Empty } from '../../ui/states.tsx';
import { RunsTable } from './RunsTable.tsx';

/** Every run, newest first; searched, filtered and paged by the server, and read again while the page is looked at. */
export function AllRuns({ onCreate }: { onCreate: () => void }) {
  const id = useId();
  const { search, page, show, setSearch, setShow, setPage, replacePage } = useListSearch();
  const status = runStatuses.find((one) => one === show);
  const read = useRead(
    'listRuns',
    { query: { search, page, status } },
    {
      staleTime: 0,
      refetchInterval: pollMs.facilitator,
      refetchOnWindowFocus: 'always',
      placeholderData: keepPreviousData,
    },
  );
  const query = useLastPage(read, read.data?.all_sim_run, replacePage);
  const total = query.data?.total;
  const clear = () => (search === '' ? setShow(undefined) : setSearch(''));
  const isNarrowed = search !== '' || status !== undefined;
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="sec-h">
        <h2 id={id}>{texts.allRuns}</h2>
        <p className="t-meta num" role="status">
          {total !== undefined && formatCount(total, 'run')}
        </p>
      </div>
      <div className="list-tools">
        <SearchField label="Search runs" value={search} onSearch={setSearch} />
        <StatusPick value={status} onChange={setShow} />
      </div>
      <Loaded query={query} failed={texts.listFailed} label="Loading simulation runs">
        {({ all_sim_run }) =>
          all_sim_run.length > 0 ? (
            <div className={query.isPlaceholderData ? 'waiting' : undefined}>
              <RunsTable runs={all_sim_run} labelledBy={id} />
            </div>
          ) : isNarrowed ? (
            <NoRunFound search={search} status={status} onClear={clear} />
          ) : (
            <Empty title="No runs yet" action={<Button onClick={onCreate}>{texts.createNew}</Button>}>
              A run is one playing of a simulation by one group.
            </Empty>
          )
        }
      </Loaded>
      {total !== undefined && (
        <Pager page={page} pageSize={pageSize} total={total} label="runs" onPage={setPage} />
      )}
    </section>
  );
}

/** An empty result, with the way out of what narrows it. */
function NoRunFound({
  search,
  status,
  onClear,
}: {
  search: string;
  status: RunStatus | undefined;
  onClear: () => void;
}) {
  const within = status === undefined ? '' : ` among the runs with status ${texts.statusLabels[status]}`;
  return (
    <Empty
      title="No runs found"
      action={
        <Button kind="line" onClick={onClear}>
          {search === '' ? 'Show Every Status' : 'Clear Search'}
        </Button>
      }
    >
      {search === ''
        ? 'No run has this status now.'
        : `Nothing has “${search}” in its name, simulation or code${within}.`}
    </Empty>
  );
}

function StatusPick({
  value,
  onChange,
}: {
  value: RunStatus | undefined;
  onChange: (status: string | undefined) => void;
}) {
  return (
    <div className="pick">
      <select
        className="inp"
        aria-label="Status"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      >
        <option value="">Every status</option>
        {runStatuses.map((status) => (
          <option key={status} value={status}>
            {texts.statusLabels[status]}
          </option>
        ))}
      </select>
      <ChevronDown className="ic" aria-hidden />
    </div>
  );
}
