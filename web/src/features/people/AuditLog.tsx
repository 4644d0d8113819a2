import { keepPreviousData } from '@tanstack/react-query';
import { shared } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { formatCount } from '../../lib/format.ts';
import { useLastPage, useListSearch } from '../../lib/useListSearch.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Empty } from '../../ui/states.tsx';
import { AuditTable } from './AuditTable.tsx';

/** What administrators changed, newest first; searched and paged by the server. */
export function AuditLog() {
  const { search, page, setSearch, setPage, replacePage } = useListSearch();
  const read = useRead(
    'listAuditEntries',
    { query: { search, page } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const query = useLastPage(read, read.data?.entries, replacePage);
  const total = query.data?.total;
  return (
    <>
      <div className="list-tools">
        <SearchField label="Search the audit log" value={search} onSearch={setSearch} />
        <p className="t-meta num" role="status">
          {total !== undefined && formatCount(total, 'entry', 'entries')}
        </p>
      </div>
      <Loaded query={query} failed={shared.loadFailed} label="Loading the audit log">
        {({ entries }) =>
          entries.length > 0 ? (
            <div className={query.isPlaceholderData ? 'waiting' : undefined}>
              <AuditTable entries={entries} />
            </div>
          ) : search !== '' ? (
            <Empty
              title="No entries found"
              action={
                <Button kind="line" onClick={() => setSearch('')}>
                  Clear Search
                </Button>
              }
            >
              Names of people, what they did and what it was about are searched.
            </Empty>
          ) : (
            <Empty title="No entries yet">Whatever an administrator changes is listed here.</Empty>
          )
        }
      </Loaded>
      {query.data && (
        <Pager
          page={page}
          pageSize={query.data.page_size}
          total={query.data.total}
          label="entries"
          onPage={setPage}
        />
      )}
    </>
  );
}
