import { useNavigate, useSearch } from '@tanstack/react-router';
import { pageSize } from '@vincere/contract/constants';
import { useEffect, useEffectEvent } from 'react';

/** Returns the search text, page and filter from the address of a list, and functions to change them. */
export function useListSearch() {
  const address = useSearch({ strict: false });
  const navigate = useNavigate();
  const { search, page, show } = address;
  const go = (
    changes: { search?: string | undefined; page?: number | undefined; show?: string | undefined },
    replace: boolean,
  ) => {
    const { search: text, ...rest } = { search, page, show, ...changes };
    void navigate({ to: '.', search: { ...rest, search: text === '' ? undefined : text }, replace });
  };
  return {
    search: search ?? '',
    page: page ?? 1,
    show,
    /** A new search or filter starts at the first page. It replaces the history entry, so typing adds none. */
    setSearch: (text: string) => go({ search: text, page: undefined }, true),
    setShow: (value: string | undefined) => go({ show: value, page: undefined }, true),
    /** Switches to another list on the same page, with its search text. */
    setList: (value: string | undefined, text: string) =>
      go({ show: value, search: text, page: undefined }, true),
    setPage: (value: number) => go({ page: value === 1 ? undefined : value }, false),
    /** Replaces a page that no longer exists, without a history entry. */
    replacePage: (value: number) => go({ page: value === 1 ? undefined : value }, true),
  };
}

type ListQuery = { data: { total: number } | undefined; isPlaceholderData: boolean };

/**
 * Returns the query to show for a list page. If the page is past the end (its last entry was deleted), goes to the last
 * page, and returns the query as still loading meanwhile. `rows` are the rows read.
 */
export function useLastPage<Query extends ListQuery>(
  query: Query,
  rows: readonly unknown[] | undefined,
  goTo: (page: number) => void,
): Query {
  const total = query.data?.total ?? 0;
  const isPast = rows?.length === 0 && total > 0;
  const lastPage = isPast && !query.isPlaceholderData ? Math.ceil(total / pageSize) : undefined;
  const go = useEffectEvent(goTo);
  useEffect(() => {
    if (lastPage !== undefined) go(lastPage);
  }, [lastPage]);
  return isPast ? { ...query, data: undefined } : query;
}
