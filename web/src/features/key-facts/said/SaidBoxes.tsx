import type { KnownFact } from '@vincere/contract';
import { Fragment } from 'react';
import { RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { sr } from '../../../ui/sr.tsx';
import styles from './SaidBoxes.module.css';

export type UnsharedFact = Pick<KnownFact, 'id' | 'text' | 'rooms'>;

/** Key facts with the rooms that have them, and a box each for those that somebody said aloud. */
export function SaidBoxes({
  facts,
  said,
  onChange,
}: {
  facts: readonly UnsharedFact[];
  said: ReadonlySet<number>;
  onChange: (fact: UnsharedFact, isSaid: boolean) => void;
}) {
  const { placeName } = useRooms();
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact.id}>
          <label>
            <input
              type="checkbox"
              checked={said.has(fact.id)}
              onChange={({ target }) => onChange(fact, target.checked)}
            />
            <span className={styles.rooms}>
              {fact.rooms.map(({ room_name }) => (
                <Fragment key={room_name}>
                  <RoomMark room={room_name} size={16} />
                  {sr(placeName(room_name))}{' '}
                </Fragment>
              ))}
            </span>
            <span className="story">{fact.text}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
