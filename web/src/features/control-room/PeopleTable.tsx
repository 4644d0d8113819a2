import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { t } from '../../lib/text.ts';
import type { PersonMode } from './PersonDialog.tsx';
import { PersonRow } from './PersonRow.tsx';
import type { Decisions, Seat } from './types.ts';
import type { SeatReading } from './useReadings.ts';

/** From more rows than this on, only those in view are drawn. */
const mostDrawn = 100;
const rowPixels = 44;
/** Up to so many people are all before the eyes: their list has no scroll of its own. */
const mostUnscrolled = 12;

export function areFew(people: number): boolean {
  return people <= mostUnscrolled;
}

type PeopleTableProps = {
  seats: readonly Seat[];
  missing: ReadonlySet<number>;
  /** How far they are with the posts of their room, by seat. */
  readings: ReadonlyMap<number, SeatReading>;
  decisions: Decisions;
  /** Opens one of them; left out where they are only looked at. */
  onOpen?: (id: number, mode: PersonMode) => void;
  /** Said where there is nobody to show. */
  empty: string;
};

/** The people in a table that scrolls by itself, if they are many. */
export function PeopleTable({ seats, missing, readings, decisions, onOpen, empty }: PeopleTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const isLong = seats.length > mostDrawn;
  const virtual = useVirtualizer({
    count: seats.length,
    enabled: isLong,
    getScrollElement: () => box.current,
    estimateSize: () => rowPixels,
    getItemKey: (index) => seats[index]?.user_run_id ?? index,
    overscan: 8,
  });
  const drawn = isLong ? virtual.getVirtualItems() : seats.map((_, index) => ({ index, start: 0, end: 0 }));
  const above = isLong ? (drawn[0]?.start ?? 0) : 0;
  const below = isLong ? virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0) : 0;
  if (seats.length === 0) return <p className="mut pt-e">{empty}</p>;
  // Where nothing in the rows takes the focus, the list itself does: it scrolls with the keys.
  const scrolled =
    onOpen || areFew(seats.length) ? {} : { role: 'group', 'aria-labelledby': 'people', tabIndex: 0 };
  return (
    <div className="pt-l" ref={box} {...scrolled}>
      <table className="tb ptb" aria-rowcount={seats.length + 1} aria-labelledby="people">
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t('Name')}</th>
            <th scope="col" className="r">
              {t('Room')}
            </th>
            <th scope="col" className="r">
              {t('Final')}
            </th>
            {onOpen && (
              <th scope="col">
                <span className="sr">{t('Remove')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <Gap height={above} />
          {drawn.map(({ index }) => {
            const seat = seats[index];
            return (
              seat && (
                <PersonRow
                  key={seat.user_run_id}
                  seat={seat}
                  index={index}
                  isMissing={missing.has(seat.user_run_id)}
                  reading={readings.get(seat.user_run_id)}
                  decisions={decisions}
                  measure={isLong ? virtual.measureElement : undefined}
                  onOpen={onOpen}
                />
              )
            );
          })}
          <Gap height={below} />
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className="gap">
      <td colSpan={4} style={{ height }} />
    </tr>
  );
}
