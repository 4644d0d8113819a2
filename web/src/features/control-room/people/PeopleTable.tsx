import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { t } from '../../../lib/text.ts';
import type { Decisions, Seat } from '../types.ts';
import styles from './PeopleTable.module.css';
import type { PersonMode } from './PersonDialog.tsx';
import { PersonRow } from './PersonRow.tsx';
import participantsStyles from './participants.module.css';
import type { SeatReading } from './useReadings.ts';

/** Tables with more rows are virtualized: only the rows in view are rendered. */
const virtualizeAbove = 100;
const rowPixels = 44;
/** Up to this many people are shown without scrolling the table. */
const maxUnscrolled = 12;

/** Returns whether the table of so many people has no scroll area. */
export function areFew(people: number): boolean {
  return people <= maxUnscrolled;
}

type PeopleTableProps = {
  seats: readonly Seat[];
  missing: ReadonlySet<number>;
  /** Read and total posts of each person's room, by user_run_id. */
  readings: ReadonlyMap<number, SeatReading>;
  decisions: Decisions;
  /** Opens a person's dialog; undefined for observers, who can only look. */
  onOpen?: (id: number, mode: PersonMode) => void;
  /** Shown if there are no people. */
  empty: string;
};

/** The people on a run in a table, which scrolls if there are many. */
export function PeopleTable({ seats, missing, readings, decisions, onOpen, empty }: PeopleTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const isLong = seats.length > virtualizeAbove;
  const virtualizer = useVirtualizer({
    count: seats.length,
    enabled: isLong,
    getScrollElement: () => box.current,
    estimateSize: () => rowPixels,
    getItemKey: (index) => seats[index]?.user_run_id ?? index,
    overscan: 8,
  });
  const rendered = isLong
    ? virtualizer.getVirtualItems()
    : seats.map((_, index) => ({ index, start: 0, end: 0 }));
  const above = isLong ? (rendered[0]?.start ?? 0) : 0;
  const below = isLong ? virtualizer.getTotalSize() - (rendered.at(-1)?.end ?? 0) : 0;
  if (seats.length === 0) return <p className={`muted ${styles.noParticipants}`}>{empty}</p>;
  // If nothing in the rows can be focused, make the table focusable, so the keyboard can scroll it.
  const scrollProps =
    onOpen || areFew(seats.length) ? {} : { role: 'group', 'aria-labelledby': 'people', tabIndex: 0 };
  return (
    <div className={participantsStyles.participantList} ref={box} {...scrollProps}>
      <table
        className={`table ${styles.participantsTable}`}
        aria-rowcount={seats.length + 1}
        aria-labelledby="people"
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t('Name')}</th>
            <th scope="col" className="align-right">
              {t('Room')}
            </th>
            <th scope="col" className="align-right">
              {t('Final')}
            </th>
            {onOpen && (
              <th scope="col">
                <span className="visually-hidden">{t('Remove')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <Gap height={above} />
          {rendered.map(({ index }) => {
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
                  measure={isLong ? virtualizer.measureElement : undefined}
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

/** An empty row as high as the rows that are not rendered. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className={styles.rowGap}>
      <td colSpan={4} style={{ height }} />
    </tr>
  );
}
