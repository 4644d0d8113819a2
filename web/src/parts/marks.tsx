import { type Room } from '@vincere/domain';

const square = 'M1 0h22a1 1 0 0 1 1 1v22a1 1 0 0 1-1 1H1a1 1 0 0 1-1-1V1a1 1 0 0 1 1-1z';
const signs: Record<Room, string> = {
  political: 'M12 5.2 4.2 13v5.6L12 10.8l7.8 7.8V13z',
  economic: 'M4.2 19.6h15.6V4.4h-5.2v5.1H9.4v5H4.2z',
  social:
    'M12 3.9a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM7.3 12.6a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zm9.4 0a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4z',
  technological: 'M4.2 4.2v15.6h15.6V4.2zM7.9 7.9h8.2v8.2H7.9z',
  environmental: 'M19.6 4.4H12a7.6 7.6 0 0 0-7.6 7.6v5.1l7.9-7.9 2.5 2.5-7.9 7.9H12a7.6 7.6 0 0 0 7.6-7.6z',
  legal: 'M4 4.4v3.5h16V4.4zm0 5.8v9.4h3.8v-9.4zm6.1 0v9.4h3.8v-9.4zm6.1 0v9.4H20v-9.4z',
  dashboard: 'M4 6v5h4.4V6zm5.8 0v5h4.4V6zm5.8 0v5H20V6zM4 13v5h4.4v-5zm5.8 0v5h4.4v-5zm5.8 0v5H20v-5z',
};

/** The mark of a room: a square with its icon, in its colour. */
export function RoomMark({
  room,
  size,
  isOff,
  className = '',
}: {
  room: Room;
  size?: 12 | 16 | 24 | 28 | 36 | 44;
  /** Draws the mark of a room that is not in use. */
  isOff?: boolean;
  className?: string | undefined;
}) {
  return (
    <svg
      className={`room-mark ${className}`}
      data-room={room}
      data-size={size}
      data-off={isOff || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path fill="currentColor" fillRule="evenodd" d={`${square}${signs[room]}`} />
    </svg>
  );
}

/** The mark of a decision: a diamond, filled only when chosen. Its letter is that of the place in the list, if known. */
export function DecisionMark({
  index,
  filled,
  isUnlinked,
  size,
  className = '',
}: {
  index: number | undefined;
  filled?: boolean;
  /** Marks a decision that leads nowhere. */
  isUnlinked?: boolean;
  size?: 'sm' | 'lg';
  className?: string | undefined;
}) {
  return (
    <span
      className={`decision-mark ${className}`}
      data-size={size}
      data-filled={filled || undefined}
      data-unlinked={isUnlinked || undefined}
      aria-hidden="true"
    >
      {index !== undefined && letterOf(index)}
    </span>
  );
}

export function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}
