import { keepPreviousData } from '@tanstack/react-query';
import { shared, scenarios as texts } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import { useListSearch } from '../../lib/useListSearch.ts';
import { NoMatch, SearchedList } from '../../parts/SearchedList.tsx';
import { Empty } from '../../ui/states.tsx';
import { ScenarioTable } from './ScenarioTable.tsx';

/** The scenarios of all simulations, searched and paged by the server. */
export function AllScenarios() {
  const list = useListSearch();
  const { search, page, setSearch } = list;
  const query = useRead(
    'searchScenarios',
    { query: { search, page } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <SearchedList
      list={list}
      query={query}
      rowsOf={({ scenarios }) => scenarios}
      searchLabel={t('Search scenarios')}
      count={(total) => plural(total, '{count} scenario', '{count} scenarios')}
      retry={t(shared.retry)}
      loading={t('Loading scenarios')}
      nouns={t('scenarios')}
      empty={
        search === '' ? (
          <Empty title={t(texts.noneFound)}>{t('Scenarios are added to the stages of a simulation.')}</Empty>
        ) : (
          <NoMatch title={t(texts.noneFound)} onClear={() => setSearch('')}>
            {t('No scenario and no simulation has “{search}” in its name.', { search })}
          </NoMatch>
        )
      }
    >
      {({ scenarios }, className) => (
        <div className={className}>
          <ScenarioTable scenarios={scenarios} />
        </div>
      )}
    </SearchedList>
  );
}
