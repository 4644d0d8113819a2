import type { Answer, Calls } from '@vincere/contract';
import { readingMs } from '@vincere/contract/constants';
import { useMemo } from 'react';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';

export type SeatReading = Answer<Calls['getReading']>['seats'][number];

/**
 * How far everybody is with the posts of their room, by seat. What somebody reads is no event, which all would hear: it is
 * asked for every few seconds while the control room is looked at.
 */
export function useReadings(runId: number, isPlaying: boolean): ReadonlyMap<number, SeatReading> {
  const { data } = useRead(
    'getReading',
    { params: { runId } },
    { enabled: isPlaying, refetchInterval: readingMs.poll },
  );
  return useMemo(() => new Map(data?.seats.map((seat) => [seat.user_run_id, seat])), [data]);
}

/** `12 of 14 posts read`; nothing where there is nothing to read. */
export function readingOf(reading: SeatReading | undefined): string | undefined {
  if (reading === undefined || reading.posts === 0) return undefined;
  return t('{read} of {total} posts read', { read: reading.read, total: reading.posts });
}
