import { type Room, rooms } from '@vincere/domain';
import { Pin } from 'lucide-react';
import { placeName } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { choiceText, nameOf, type Person, type Place } from './places.ts';
import styles from './room-assignment.module.css';

/** Under which a drag carries the seat of who is dragged. */
export const dragged = 'application/x-vincere-seat';

export const fieldId = (userRunId: number) => `assign-${userRunId}`;

/** One person in the room of the preview: which choice that is, where from, and the ways to another room. */
export function PersonLine({
  person,
  place: { room, isFixed, isNews },
  onMove,
  onFix,
}: {
  person: Person;
  place: Place;
  onMove: (person: Person, room: Room) => void;
  onFix: (person: Person, isFixed: boolean) => void;
}) {
  const name = nameOf(person);
  const about = [
    choiceText(person, room),
    person.room_name !== room && t('from {room}', { room: placeName(person.room_name) }),
    isNews && t('moved meanwhile'),
  ].filter(Boolean);
  return (
    <li
      className={styles.assignedPerson}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(dragged, String(person.user_run_id))}
    >
      <div className={styles.personText}>
        <b>{name}</b>
        <span className="meta-text">{about.join(', ')}</span>
      </div>
      <select
        id={fieldId(person.user_run_id)}
        className="input input-sm"
        aria-label={t('Room of {name}', { name })}
        value={room}
        onChange={(event) => {
          const to = rooms.find((one) => one === event.target.value);
          if (to) onMove(person, to);
        }}
      >
        {rooms.map((one) => (
          <option key={one} value={one}>
            {placeName(one)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles.keepButton}
        aria-pressed={isFixed}
        aria-label={t('Keep {name} in {room}', { name, room: placeName(room) })}
        title={
          isFixed
            ? t('Stays here when rooms are assigned again')
            : t('Keep here when rooms are assigned again')
        }
        onClick={() => onFix(person, !isFixed)}
      >
        <Pin className="icon" aria-hidden />
      </button>
    </li>
  );
}
