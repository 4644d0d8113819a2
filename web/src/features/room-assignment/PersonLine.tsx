import type { Room } from '@vincere/domain';
import { Pin } from 'lucide-react';
import { t } from '../../lib/text.ts';
import { useRooms } from '../../parts/rooms.tsx';
import { choiceText, nameOf, type Person, type Place } from './places.ts';
import styles from './room-assignment.module.css';

/** The data type under which a drag carries the person's seat id. */
export const seatDataType = 'application/x-vincere-seat';

export const fieldId = (userRunId: number) => `assign-${userRunId}`;

/** One person in a room of the preview: which choice the room is, the current room, and controls to move and pin the person. */
export function PersonLine({
  person,
  place: { room, isPinned, isMovedByOthers },
  onMove,
  onPin,
}: {
  person: Person;
  place: Place;
  onMove: (person: Person, room: Room) => void;
  onPin: (person: Person, isPinned: boolean) => void;
}) {
  const { rooms, hasStandardTitles, placeName } = useRooms();
  const name = nameOf(person);
  const details = [
    hasStandardTitles && choiceText(person, room),
    person.room_name !== room && t('from {room}', { room: placeName(person.room_name) }),
    isMovedByOthers && t('moved meanwhile'),
  ].filter(Boolean);
  return (
    <li
      className={styles.assignedPerson}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(seatDataType, String(person.user_run_id))}
    >
      <div className={styles.personText}>
        <b>{name}</b>
        <span className="meta-text">{details.join(', ')}</span>
      </div>
      <select
        id={fieldId(person.user_run_id)}
        className={`input input-sm ${styles.roomField}`}
        aria-label={t('Room of {name}', { name })}
        value={room}
        onChange={(event) => {
          const to = rooms.find((choice) => choice === event.target.value);
          if (to) onMove(person, to);
        }}
      >
        {rooms.map((choice) => (
          <option key={choice} value={choice}>
            {placeName(choice)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles.keepButton}
        aria-pressed={isPinned}
        aria-label={t('Keep {name} in {room}', { name, room: placeName(room) })}
        title={
          isPinned
            ? t('Stays here when rooms are assigned again')
            : t('Keep here when rooms are assigned again')
        }
        onClick={() => onPin(person, !isPinned)}
      >
        <Pin className={`icon ${styles.pin}`} aria-hidden />
      </button>
    </li>
  );
}
