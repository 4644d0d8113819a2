import { keepPreviousData } from '@tanstack/react-query';
import { shared, scenarios as texts } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import { useLastPage, useListSearch } from '../../lib/useListSearch.ts';
import styles from '../../parts/lists.module.css';
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
      <div className={styles.listTools}>
        <SearchField label={t('Search scenarios')} value={search} onSearch={setSearch} />
        <p className="meta-text number" role="status">
          {total !== undefined && plural(total, '{count} scenario', '{count} scenarios')}
        </p>
      </div>
      <Loaded
        query={query}
        failed={t(shared.loadFailed)}
        retry={t(shared.retry)}
        label={t('Loading scenarios')}
      >
        {({ scenarios }) =>
          scenarios.length > 0 ? (
            <div className={query.isPlaceholderData ? styles.waiting : undefined}>
              <ScenarioTable scenarios={scenarios} />
            </div>
          ) : (
            <Empty
              title={t(texts.noneFound)}
              action={
                search !== '' && (
                  <Button kind="line" onClick={() => setSearch('')}>
                    {t('Clear Search')}
                  </Button>
                )
              }
            >
              {search === ''
                ? t('Scenarios are added to the stages of a simulation.')
                : t('No scenario and no simulation has “{search}” in its name.', { search })}
            </Empty>
          )
        }
      </Loaded>
      {query.data && (
        <Pager
          page={page}
          pageSize={query.data.page_size}
          total={query.data.total}
          label={t('scenarios')}
          onPage={setPage}
        />
      )}
    </>
  );
}
