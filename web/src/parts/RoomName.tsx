import type { Room } from '@vincere/domain';
import { RoomMark } from './marks.tsx';
import { useRooms } from './rooms.tsx';

/** A room's mark with its persona. */
export function RoomName({ room }: { room: Room }) {
  const { roomName } = useRooms();
  return (
    <span className="room-name" data-room={room}>
      <RoomMark room={room} /> {roomName(room)}
    </span>
  );
}
