import type { Room } from '@vincere/domain';
import { useId } from 'react';
import { t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import { PersonLine, seatDataType } from './PersonLine.tsx';
import { type Person, type Places, placeOf } from './places.ts';
import styles from './room-assignment.module.css';

/** A room with the people that the preview assigns to it. People can be dropped on it. */
export function RoomColumn({
  room,
  people,
  places,
  onMove,
  onPin,
  onDropped,
}: {
  room: Room;
  people: readonly Person[];
  places: Places;
  onMove: (person: Person, room: Room) => void;
  onPin: (person: Person, isPinned: boolean) => void;
  onDropped: (userRunId: number) => void;
}) {
  const { placeName } = useRooms();
  const id = useId();
  return (
    <section
      className={styles.roomColumn}
      data-room={room}
      aria-labelledby={id}
      onDragOver={(event) => event.dataTransfer.types.includes(seatDataType) && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropped(Number(event.dataTransfer.getData(seatDataType)));
      }}
    >
      <h3 id={id}>
        <RoomMark room={room} size={24} />
        <span>{placeName(room)}</span>
        <span className={`number ${styles.peopleCount}`}>
          {people.length}
          <span className="visually-hidden"> {people.length === 1 ? t('person') : t('people')}</span>
        </span>
      </h3>
      {people.length === 0 ? (
        <p className="meta-text">{t('Nobody')}</p>
      ) : (
        <ul className="rows">
          {people.map((person) => (
            <PersonLine
              key={person.user_run_id}
              person={person}
              place={placeOf(person, places)}
              onMove={onMove}
              onPin={onPin}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
