import type { Answer, Calls, Run } from '@vincere/contract';
import { readingMs } from '@vincere/contract/constants';
import { useMemo } from 'react';
import { useRead } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';

export type SeatReading = Answer<Calls['getReading']>['seats'][number];

/**
 * Returns how many posts of their room each person has read, by user_run_id. The map is empty until the answer for the current
 * scenario has arrived. It polls every few seconds: reading a post sends no event, because everybody on the run would get it.
 */
export function useReadings(run: Run): ReadonlyMap<number, SeatReading> {
  const { data } = useRead(
    'getReading',
    { params: { runId: run.id } },
    { enabled: run.status !== 'DRAFT' && run.rehearsal === null, refetchInterval: readingMs.poll },
  );
  const isOfStage = data?.scenario_id === run.current_scenario?.id;
  return useMemo(
    () => new Map(isOfStage ? data?.seats.map((seat) => [seat.user_run_id, seat]) : []),
    [data, isOfStage],
  );
}

/** Returns `12 of 14 posts read`; undefined if the room has no posts. */
export function readingOf(reading: SeatReading | undefined): string | undefined {
  if (reading === undefined || reading.posts === 0) return undefined;
  return t('{read} of {total} posts read', { read: reading.read, total: reading.posts });
}
