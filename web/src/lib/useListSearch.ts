import { useNavigate, useSearch } from '@tanstack/react-router';
import { pageSize } from '@vincere/contract/constants';
import { useEffect, useEffectEvent } from 'react';

/** What the address of a list says: what is searched for, which page, which of its filters; and the ways to change it. */
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
    /** Another search or filter begins at the first page; typing leaves no trail in the history. */
    setSearch: (text: string) => go({ search: text, page: undefined }, true),
    setShow: (value: string | undefined) => go({ show: value, page: undefined }, true),
    /** Another list on the same page, with what is searched for in it. */
    setList: (value: string | undefined, text: string) =>
      go({ show: value, search: text, page: undefined }, true),
    setPage: (value: number) => go({ page: value === 1 ? undefined : value }, false),
    /** In the place of a page that is there no longer. */
    replacePage: (value: number) => go({ page: value === 1 ? undefined : value }, true),
  };
}

type ListQuery = { data: { total: number } | undefined; isPlaceholderData: boolean };

/**
 * A list as it is to be shown, of which `rows` were read: a page past the end, whose last entry is gone, counts as still
 * being read while the address goes to the last page there is.
 */
export function useLastPage<Query extends ListQuery>(
  query: Query,
  rows: readonly unknown[] | undefined,
  goTo: (page: number) => void,
): Query {
  const total = query.data?.total ?? 0;
  const isPast = rows?.length === 0 && total > 0;
  const last = isPast && !query.isPlaceholderData ? Math.ceil(total / pageSize) : undefined;
  const go = useEffectEvent(goTo);
  useEffect(() => {
    if (last !== undefined) go(last);
  }, [last]);
  return isPast ? { ...query, data: undefined } : query;
}
