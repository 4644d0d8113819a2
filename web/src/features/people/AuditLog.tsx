import { keepPreviousData } from '@tanstack/react-query';
import { shared } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import { useLastPage, useListSearch } from '../../lib/useListSearch.ts';
import styles from '../../parts/lists.module.css';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Empty } from '../../ui/states.tsx';
import { AuditTable } from './AuditTable.tsx';
import { actsSaying } from './audit-words.ts';

/** The changes by administrators, newest first, searched and paged by the server. */
export function AuditLog() {
  const { search, page, setSearch, setPage, replacePage } = useListSearch();
  const read = useRead(
    'listAuditEntries',
    { query: { search, acts: actsSaying(search), page } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const query = useLastPage(read, read.data?.entries, replacePage);
  const total = query.data?.total;
  return (
    <>
      <div className={styles.listTools}>
        <SearchField label={t('Search the audit log')} value={search} onSearch={setSearch} />
        <p className="meta-text number" role="status">
          {total !== undefined && plural(total, '{count} entry', '{count} entries')}
        </p>
      </div>
      <Loaded query={query} failed={t(shared.loadFailed)} label={t('Loading the audit log')}>
        {({ entries }) =>
          entries.length > 0 ? (
            <div className={query.isPlaceholderData ? styles.waiting : undefined}>
              <AuditTable entries={entries} />
            </div>
          ) : search !== '' ? (
            <Empty
              title={t('No entries found')}
              action={
                <Button kind="line" onClick={() => setSearch('')}>
                  {t('Clear Search')}
                </Button>
              }
            >
              {t('The search covers people, actions and subjects.')}
            </Empty>
          ) : (
            <Empty title={t('No entries yet')}>
              {t('Whatever an administrator changes is listed here.')}
            </Empty>
          )
        }
      </Loaded>
      {query.data && (
        <Pager
          page={page}
          pageSize={query.data.page_size}
          total={query.data.total}
          label={t('entries')}
          onPage={setPage}
        />
      )}
    </>
  );
}
