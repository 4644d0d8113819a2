import type { Answer, Calls, Run } from '@vincere/contract';
import { readingMs } from '@vincere/contract/constants';
import { useMemo } from 'react';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';

export type SeatReading = Answer<Calls['getReading']>['seats'][number];

/**
 * How far everybody is with the posts of their room, by seat; nobody's is known until it is read for the stage that the run is
 * in. What somebody reads is no event, which all would hear: it is asked for every few seconds while the control room is looked
 * at.
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

/** `12 of 14 posts read`; nothing where there is nothing to read. */
export function readingOf(reading: SeatReading | undefined): string | undefined {
  if (reading === undefined || reading.posts === 0) return undefined;
  return t('{read} of {total} posts read', { read: reading.read, total: reading.posts });
}
