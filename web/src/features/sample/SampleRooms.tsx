import { personas } from '@vincere/domain';
import { useId, useState } from 'react';
import { roleName } from '../../lib/format.ts';
import { RoomMark } from '../../ui/marks.tsx';
import { SamplePost } from './SamplePost.tsx';
import type { Sample } from './tree.ts';

/** The feeds of the six rooms, one at a time. */
export function SampleRooms({ rooms }: { rooms: Sample['rooms'] }) {
  const name = useId();
  const [chosen, setChosen] = useState(0);
  const room = rooms[chosen];
  return (
    <>
      <fieldset className="look-rooms">
        <legend className="sr">Room</legend>
        {rooms.map(({ room_name }, index) => (
          <label key={room_name} className={index === chosen ? 'look-room on' : 'look-room'}>
            <input type="radio" name={name} checked={index === chosen} onChange={() => setChosen(index)} />
            <RoomMark room={room_name} size={24} />
            <span>{roleName(room_name)}</span>
          </label>
        ))}
      </fieldset>
      {room && (
        <>
          <p className={`notice r-${room.room_name}`} aria-live="polite">
            <span>
              <b>{personas[room.room_name].name}.</b> {personas[room.room_name].description}
            </span>
          </p>
          <div className="rows">
            {room.tweets.map((post, index) => (
              <SamplePost key={`${room.room_name} ${index}`} post={post} />
            ))}
          </div>
        </>
      )}
    </>
  );
}
