import { Link } from '@tanstack/react-router';
import { t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import type { RunBoard } from '../types.ts';
import { roomVoteStatuses } from '../votes/vote-status.ts';
import styles from './RoomLinks.module.css';

/** Links to look into each room of a run, with its room votes. */
export function RoomLinks({ board }: { board: RunBoard }) {
  const { roles, rooms, placeName } = useRooms();
  const votes = roomVoteStatuses(board, roles);
  return (
    <nav className={styles.roomLinks} aria-label={t('Rooms')}>
      {rooms.map((room) => {
        const vote = votes.find(({ role }) => role === room);
        return (
          <Link
            key={room}
            to="/admin/runs/$runId/rooms/$roomName"
            params={{ runId: String(board.run_id), roomName: room }}
            data-room={room}
            title={placeName(room)}
          >
            <RoomMark room={room} size={24} />
            <span className={styles.name}>{placeName(room)}</span>
            {vote && vote.ballots > 0 && (
              <span className={`${styles.votes} number`} aria-hidden="true">
                {vote.voted}/{vote.ballots}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
