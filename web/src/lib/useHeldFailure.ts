import { hashKey, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

type Read<T> = { query: UseQueryResult<T, Error>; queryKey: QueryKey; isEnabled?: boolean };

/**
 * Returns the results of reads, of which a failed one stays failed until its retry is answered. So the error message stays,
 * and its retry button shows as busy and keeps the focus. TanStack returns a read without data to the pending state when a
 * retry starts. A read that is disabled, that has another key or whose component is mounted again starts as pending.
 */
export function useHeldFailures<T>(reads: readonly Read<T>[]): UseQueryResult<T, Error>[] {
  const [held, setHeld] = useState<ReadonlyMap<string, Error>>(new Map());
  const failures = new Map<string, Error>();
  const results = reads.map(({ query, queryKey, isEnabled = true }) => {
    const key = hashKey(queryKey);
    const previous = held.get(key);
    // Read `isFetching` only after a failure, because a component renders again when a property that it has read changes.
    const error = query.error ?? (previous !== undefined && query.isFetching ? previous : undefined);
    if (!isEnabled || error === undefined) return query;
    failures.set(key, error);
    return query.error === null && query.data === undefined ? failedResult(query, error) : query;
  });
  const isSame =
    failures.size === held.size && [...failures].every(([key, error]) => held.get(key) === error);
  if (!isSame) setHeld(failures);
  return results;
}

/** Returns the result of one read, as `useHeldFailures` does. */
export function useHeldFailure<T>(
  query: UseQueryResult<T, Error>,
  queryKey: QueryKey,
  isEnabled = true,
): UseQueryResult<T, Error> {
  const [result] = useHeldFailures([{ query, queryKey, isEnabled }]);
  return result ?? query;
}

const failedResult = <T>(query: UseQueryResult<T, Error>, error: Error): UseQueryResult<T, Error> => ({
  ...query,
  data: undefined,
  status: 'error',
  error,
  isError: true,
  isLoadingError: true,
  isRefetchError: false,
  isPending: false,
  isLoading: false,
  isSuccess: false,
  isPlaceholderData: false,
});
