import { personas } from '@vincere/domain';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { roleName } from '../../lib/format.ts';
import { plural, t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { PostItem } from '../../parts/posts/PostItem.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './sample.module.css';
import type { Sample } from './tree.ts';

/** Number of posts shown before "Show more". */
const initialPosts = 3;

/** The feeds of the six rooms, one at a time. */
export function SampleRooms({ rooms }: { rooms: Sample['rooms'] }) {
  const name = useId();
  const [chosen, setChosen] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const room = rooms[chosen];
  const more = (room?.tweets.length ?? 0) - initialPosts;
  const list = useRef<HTMLDivElement>(null);
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    // The focused button is gone, so the focus moves to the first new post.
    list.current?.querySelectorAll('article')[initialPosts]?.focus();
  };
  return (
    <>
      <fieldset className={styles.sampleRooms}>
        <legend className="visually-hidden">{t('Room')}</legend>
        {rooms.map(({ room_name }, index) => (
          <label
            key={room_name}
            className={index === chosen ? `${styles.sampleRoom} ${styles.isOn}` : styles.sampleRoom}
          >
            <input type="radio" name={name} checked={index === chosen} onChange={() => setChosen(index)} />
            <RoomMark room={room_name} size={24} />
            <span>{roleName(room_name)}</span>
          </label>
        ))}
      </fieldset>
      {room && (
        <>
          <p className="notice" data-room={room.room_name} aria-live="polite">
            <span>
              <b>{t(personas[room.room_name].name)}.</b> {t(personas[room.room_name].description)}
            </span>
          </p>
          <div className="rows" ref={list}>
            {(showsAll ? room.tweets : room.tweets.slice(0, initialPosts)).map((post, index) => (
              <PostItem
                key={`${room.room_name} ${index}`}
                post={post}
                room={room.room_name}
                age={post.timestamp}
              />
            ))}
          </div>
          {!showsAll && more > 0 && (
            <Button kind="line" className={styles.showMore} onClick={showAll}>
              {plural(more, 'Show {count} More Post', 'Show {count} More Posts')}
            </Button>
          )}
        </>
      )}
    </>
  );
}
