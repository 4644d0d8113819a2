import type { Run } from '@vincere/contract';
import { useEffect, useState } from 'react';
import { tabStorage } from '../../lib/stored.ts';
import { ownSeat } from '../runs/useRun.ts';
import type { Table } from './useTable.ts';

/** The id of the newest item that this tab has shown, kept for each run. */
const keyOf = (runId: number) => `newest-item-${runId}`;

/**
 * Returns the ids of the items of other people that were added since the user last left the table in this tab. Items that are
 * there at the first visit are not new. An item stays new until the user leaves the table.
 */
export function useNewItems(run: Run, table: Table | undefined): ReadonlySet<number> {
  const ownSeatId = ownSeat(run)?.user_run_id;
  const newestId = table && Math.max(0, ...table.items.map(({ id }) => id));
  const [shown, setShown] = useState(() => storedNewest(run.id));
  if (shown === null && newestId !== undefined) setShown(newestId);
  useEffect(() => {
    if (newestId !== undefined) tabStorage.set(keyOf(run.id), String(newestId));
  }, [run.id, newestId]);
  const items = shown === null ? [] : (table?.items ?? []);
  return new Set(
    items.flatMap(({ id, user_run_id }) => (id > (shown ?? 0) && user_run_id !== ownSeatId ? [id] : [])),
  );
}

function storedNewest(runId: number): number | null {
  const storedId = tabStorage.get(keyOf(runId));
  return storedId === null ? null : Number(storedId);
}
