import { useRooms } from '../../../parts/rooms.tsx';
import type { Decisions, RunBoard, Seat } from '../types.ts';
import { roomVoteStatuses } from '../votes/vote-status.ts';
import type { PersonMode } from './person/PersonDialog.tsx';
import { RoomGroup } from './RoomGroup.tsx';
import styles from './RoomGroups.module.css';
import type { SeatReading } from './useReadings.ts';

/** People by room, with the room votes. */
export function RoomGroups({
  runId,
  board,
  seats,
  hasEmptyRooms,
  missing,
  readings,
  decisions,
  onOpen,
}: {
  runId: number;
  board: RunBoard;
  /** The people to show. */
  seats: readonly Seat[];
  /** True if rooms without any of these people are shown too. */
  hasEmptyRooms: boolean;
  /** Ids of those whose final decision is missing; null before the start. */
  missing: ReadonlySet<number> | null;
  readings?: ReadonlyMap<number, SeatReading>;
  decisions: Decisions;
  /** Opens a person's dialog; undefined for observers, who change nothing and don't look into rooms. */
  onOpen?: (id: number, mode: PersonMode) => void;
}) {
  const { roles, rooms } = useRooms();
  const votes = roomVoteStatuses(board, roles);
  const groups = rooms
    .map((room) => ({ room, seats: seats.filter(({ room_name }) => room_name === room) }))
    .filter((group) => group.seats.length > 0 || (hasEmptyRooms && group.room !== 'dashboard'));
  return (
    <div className={styles.container}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <RoomGroup
            key={group.room}
            runId={runId}
            room={group.room}
            seats={missingFirst(group.seats, missing)}
            vote={(missing && votes.find(({ role }) => role === group.room)) || null}
            missing={missing}
            readings={readings}
            decisions={decisions}
            onOpen={onOpen}
          />
        ))}
      </div>
    </div>
  );
}

function missingFirst(seats: readonly Seat[], missingIds: ReadonlySet<number> | null): readonly Seat[] {
  if (missingIds === null) return seats;
  const isMissing = ({ user_run_id }: Seat) => missingIds.has(user_run_id);
  return [...seats.filter(isMissing), ...seats.filter((seat) => !isMissing(seat))];
}
