import { keepPreviousData } from '@tanstack/react-query';
import { shared, scenarios as texts } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { formatCount } from '../../lib/format.ts';
import { useLastPage, useListSearch } from '../../lib/useListSearch.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Empty } from '../../ui/states.tsx';
import { ScenarioTable } from './ScenarioTable.tsx';

/** The scenarios of all simulations, searched and paged by the server. */
export function AllScenarios() {
  const { search, page, setSearch, setPage, replacePage } = useListSearch();
  const read = useRead(
    'searchScenarios',
    { query: { search, page } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const query = useLastPage(read, read.data?.scenarios, replacePage);
  const total = query.data?.total;
  return (
    <>
      <div className="list-tools">
        <SearchField label="Search scenarios" value={search} onSearch={setSearch} />
        <p className="t-meta num" role="status">
          {total !== undefined && formatCount(total, 'scenario')}
        </p>
      </div>
      <Loaded query={query} failed={shared.loadFailed} retry={shared.retry} label="Loading scenarios">
        {({ scenarios }) =>
          scenarios.length > 0 ? (
            <div className={query.isPlaceholderData ? 'waiting' : undefined}>
              <ScenarioTable scenarios={scenarios} />
            </div>
          ) : (
            <Empty
              title={texts.noneFound}
              action={
                search !== '' && (
                  <Button kind="line" onClick={() => setSearch('')}>
                    Clear Search
                  </Button>
                )
              }
            >
              {search === ''
                ? 'Scenarios are added to the stages of a simulation.'
                : `No scenario and no simulation has “${search}” in its name.`}
            </Empty>
          )
        }
      </Loaded>
      {query.data && (
        <Pager
          page={page}
          pageSize={query.data.page_size}
          total={query.data.total}
          label="scenarios"
          onPage={setPage}
        />
      )}
    </>
  );
}
