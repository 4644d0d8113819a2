import type { UseQueryResult } from '@tanstack/react-query';
import { pageSize } from '@vincere/contract/constants';
import { shared } from '@vincere/contract/messages';
import type { ReactNode } from 'react';
import { t } from '../lib/text.ts';
import { useLastPage, type useListSearch } from '../lib/useListSearch.ts';
import { Button } from '../ui/Button.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Pager } from '../ui/lists/Pager.tsx';
import { SearchField } from '../ui/lists/SearchField.tsx';
import { Empty } from '../ui/states.tsx';
import styles from './lists.module.css';

/**
 * A list that the server searches and pages: the search field, the number of rows, the rows in each state of their read, and
 * the pager. While the next page or search is loading, the previous rows stay, dimmed.
 */
export function SearchedList<Data extends { total: number }>({
  list: { search, page, setSearch, setPage, replacePage },
  query: read,
  rowsOf,
  searchLabel,
  count,
  tools,
  failed = t(shared.loadFailed),
  retry,
  loading,
  nouns,
  empty,
  children,
}: {
  list: ReturnType<typeof useListSearch>;
  query: UseQueryResult<Data, Error>;
  rowsOf: (data: Data) => readonly unknown[];
  searchLabel: string;
  /** Returns the total as text, such as `3 runs`. Omitted if it is shown elsewhere. */
  count?: (total: number) => string;
  /** Further controls next to the search field. */
  tools?: ReactNode;
  /** Message for a failed read. */
  failed?: string;
  /** Label of the retry button. */
  retry?: string;
  /** Loading text for screen readers. */
  loading: string;
  /** Plural of the rows for the pager, such as `runs`. */
  nouns: string;
  /** Shown instead of the rows if there are none, such as `NoMatch`. */
  empty: ReactNode;
  /** Renders the rows. `className` dims them while others are loading. */
  children: (data: Data, className: string | undefined) => ReactNode;
}) {
  const query = useLastPage(read, read.data && rowsOf(read.data), replacePage);
  const total = query.data?.total;
  return (
    <>
      <div className={styles.listTools}>
        <SearchField label={searchLabel} value={search} onSearch={setSearch} />
        {tools}
        {count && (
          <p className="meta-text number" role="status">
            {total !== undefined && count(total)}
          </p>
        )}
      </div>
      <Loaded query={query} failed={failed} label={loading} {...(retry === undefined ? {} : { retry })}>
        {(data) =>
          rowsOf(data).length === 0
            ? empty
            : children(data, query.isPlaceholderData ? styles.waiting : undefined)
        }
      </Loaded>
      {total !== undefined && (
        <Pager page={page} pageSize={pageSize} total={total} label={nouns} onPage={setPage} />
      )}
    </>
  );
}

/** Says that nothing matches the search, with a button that clears it. */
export function NoMatch({
  title,
  children,
  onClear,
}: {
  title: string;
  children: string;
  onClear: () => void;
}) {
  return (
    <Empty
      title={title}
      action={
        <Button kind="line" onClick={onClear}>
          {t('Clear Search')}
        </Button>
      }
    >
      {children}
    </Empty>
  );
}
