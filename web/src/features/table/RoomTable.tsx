import { Link } from '@tanstack/react-router';
import type { Run } from '@vincere/contract';
import { isFinished, type Room } from '@vincere/domain';
import { type ReactNode, useMemo } from 'react';
import { plural, t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import { classOf } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { sr } from '../../ui/sr.tsx';
import { ownSeat } from '../runs/useRun.ts';
import styles from './Items.module.css';
import { TableOfRun } from './table-context.ts';
import { tablePlace } from './table-place.ts';
import { useTable } from './useTable.ts';

/** Lets the posts and files of `room` below it be put on the table, if the user's seat may. */
export function RoomTableProvider({ run, room, children }: { run: Run; room: Room; children: ReactNode }) {
  const { table } = useTable(run);
  const seat = ownSeat(run);
  const ownRoom = seat?.room.room_name;
  const canAdd =
    table?.is_open === true &&
    run.status === 'IN_PROGRESS' &&
    room !== 'dashboard' &&
    (ownRoom === room || ownRoom === 'dashboard');
  const value = useMemo(
    () =>
      table && {
        runId: run.id,
        scenarioId: table.scenario_id ?? 0,
        items: table.items,
        canAdd,
        ownSeatId: seat?.user_run_id,
      },
    [table, run.id, canAdd, seat?.user_run_id],
  );
  return <TableOfRun value={value ?? null}>{children}</TableOfRun>;
}

/** The table beside the files of a room: how many items there are and from which rooms, with a link to it. */
export function RoomTable({ run }: { run: Run }) {
  const { roles, placeName } = useRooms();
  const { table } = useTable(run);
  if (table === undefined) return null;
  const { items } = table;
  const rooms = roles.filter((role) => items.some(({ room_name }) => room_name === role));
  return (
    <Section
      title={t('On the table')}
      className={styles.roomTable}
      aside={<span className="meta-text number">{items.length}</span>}
    >
      <div className={styles.summary}>
        <div>
          <p>
            {items.length === 0 ? (
              <span className="muted">
                {isFinished(run.status) ? t('Nothing was put on the table') : t('Nothing on the table yet')}
              </span>
            ) : (
              <b>{plural(rooms.length, 'From one room', 'From {count} rooms')}</b>
            )}
          </p>
          <p className={styles.rooms}>
            {rooms.map((role) => (
              <span key={role}>
                <RoomMark room={role} size={16} />
                {sr(placeName(role))}
              </span>
            ))}
          </p>
        </div>
        <Link
          to="/simulation/dashboard"
          search={{ code: run.access_code }}
          hash={tablePlace}
          className={classOf('line', 'sm')}
        >
          {t('Read the Table')}
        </Link>
      </div>
      {run.status === 'PAUSED' && table.is_open && (
        <p className="hint">{t('The run is paused. You can add items when it resumes.')}</p>
      )}
    </Section>
  );
}
