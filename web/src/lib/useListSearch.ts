import { useNavigate, useSearch } from '@tanstack/react-router';

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
    setPage: (value: number) => go({ page: value === 1 ? undefined : value }, false),
  };
}
