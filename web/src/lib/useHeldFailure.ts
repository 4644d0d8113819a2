import { hashKey, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Returns a read that stays failed until its retry is answered, so that the error message stays and its retry button shows
 * as busy and keeps the focus. TanStack returns a read without data to the pending state when a retry starts. A read that is
 * disabled, that has another key or whose component is mounted again starts as pending.
 */
export function useHeldFailure<T>(
  query: UseQueryResult<T, Error>,
  queryKey: QueryKey,
  isEnabled = true,
): UseQueryResult<T, Error> {
  const [held, setHeld] = useState<{ key: string; error: Error } | null>(null);
  const key = hashKey(queryKey);
  const previous = isEnabled && held?.key === key ? held : null;
  // Read `isFetching` only after a failure, because a component renders again when a property that it has read changes.
  const kept = previous !== null && query.isFetching ? previous : null;
  const failure = isEnabled && query.error !== null ? { key, error: query.error } : kept;
  if (failure?.error !== held?.error || failure?.key !== held?.key) setHeld(failure);
  if (kept === null || query.error !== null || query.data !== undefined) return query;
  return {
    ...query,
    data: undefined,
    status: 'error',
    error: kept.error,
    isError: true,
    isLoadingError: true,
    isRefetchError: false,
    isPending: false,
    isLoading: false,
    isSuccess: false,
    isPlaceholderData: false,
  };
}
