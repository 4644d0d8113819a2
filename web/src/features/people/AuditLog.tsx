import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import { useListSearch } from '../../lib/useListSearch.ts';
import { NoMatch, SearchedList } from '../../parts/SearchedList.tsx';
import { Empty } from '../../ui/states.tsx';
import { AuditTable } from './AuditTable.tsx';
import { actsSaying } from './audit-words.ts';

/** The changes by administrators, newest first, searched and paged by the server. */
export function AuditLog() {
  const list = useListSearch();
  const { search, page, setSearch } = list;
  const query = useRead(
    'listAuditEntries',
    { query: { search, acts: actsSaying(search), page } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <SearchedList
      list={list}
      query={query}
      rowsOf={({ entries }) => entries}
      searchLabel={t('Search the audit log')}
      count={(total) => plural(total, '{count} entry', '{count} entries')}
      loading={t('Loading the audit log')}
      nouns={t('entries')}
      empty={
        search === '' ? (
          <Empty title={t('No entries yet')}>{t('Whatever an administrator changes is listed here.')}</Empty>
        ) : (
          <NoMatch title={t('No entries found')} onClear={() => setSearch('')}>
            {t('The search covers people, actions and subjects.')}
          </NoMatch>
        )
      }
    >
      {({ entries }, className) => (
        <div className={className}>
          <AuditTable entries={entries} />
        </div>
      )}
    </SearchedList>
  );
}
