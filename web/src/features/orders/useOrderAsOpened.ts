import { useState } from 'react';
import { serverNow } from '../../lib/time/server-time.ts';
import { type Order, useStoredOrder } from './useOrder.ts';

/**
 * Reads the order of a scenario afresh and keeps it as the user reads it: `read` stays the same while others write on.
 * `newest` is the order as it is now if it has changed since, and `showNewest` makes it the one that is read.
 */
export function useOrderAsOpened(runId: number, scenarioId: number | undefined) {
  const { order, isError, isFetchedAfterMount, refetch } = useStoredOrder(runId, scenarioId, {
    refetchOnMount: 'always',
  });
  const [read, setRead] = useState<{ order: Order; at: number }>();
  const isFresh = order !== undefined && isFetchedAfterMount && !isError;
  const readNow = () => order && setRead({ order, at: serverNow() });
  if (read === undefined && isFresh) readNow();
  return {
    read: read?.order,
    readAt: read?.at,
    newest: read !== undefined && order?.revision !== read.order.revision ? order : undefined,
    showNewest: readNow,
    isError,
    refetch,
  };
}
