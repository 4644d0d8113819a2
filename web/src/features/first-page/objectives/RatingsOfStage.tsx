import { markNames, type RunRooms } from '@vincere/domain';
import { Check } from 'lucide-react';
import { t, translated } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { roomsFor } from '../../../parts/rooms.tsx';
import { MarkBar, MarkLetter } from './MarkBar.tsx';
import styles from './Objectives.module.css';
import type { RatedPlace } from './types.ts';

/** The ratings of an objective in one stage: those of the whole group, then those of rooms. */
export function RatingsOfStage({
  ratings,
  rooms,
  total,
  showsRaters,
}: {
  ratings: readonly RatedPlace[];
  /** The rooms as the stage showed them. */
  rooms: RunRooms;
  /** The number of people who rated anything in the run. */
  total: number;
  showsRaters: boolean;
}) {
  const { placeName } = roomsFor(rooms);
  if (ratings.length === 0) return <span className={styles.none}>{t('Not rated')}</span>;
  return ratings.map(({ room_name, raters, marks, remarks, by }) => (
    <div key={room_name} className={styles.place}>
      {room_name !== null && (
        <p className={`row ${styles.room}`}>
          <RoomMark room={room_name} size={16} />
          {placeName(room_name)}
        </p>
      )}
      {marks.length > 0 ? <MarkBar marks={marks} /> : <span className={styles.none}>{t('No mark')}</span>}
      {raters < total && (
        <p className={styles.none}>{t('{count} of {total} raters', { count: raters, total })}</p>
      )}
      {showsRaters && by !== null
        ? by.map((rating, index) => <Rating key={index} rating={rating} />)
        : remarks.map(({ text, may_be_shared }, index) => (
            <Remark
              key={index}
              text={text}
              // Participants receive only what may be shared.
              mayBeShared={by === null ? null : may_be_shared}
            />
          ))}
    </div>
  ));
}

/** The mark and the remark of one rater. */
function Rating({
  rating: { name, mark, remark, may_be_shared },
}: {
  rating: NonNullable<RatedPlace['by']>[number];
}) {
  return (
    <div className={styles.rating}>
      <b>{name}</b>
      {mark === null ? (
        <span className={styles.none}>{t('No mark')}</span>
      ) : (
        <span className={styles.given}>
          <MarkLetter mark={mark} />
          {translated(markNames[mark])}
        </span>
      )}
      {remark !== '' && <Remark text={remark} mayBeShared={may_be_shared} />}
    </div>
  );
}

/** A remark. `mayBeShared` is null for participants, who get only remarks that may be shared. */
function Remark({ text, mayBeShared }: { text: string; mayBeShared: boolean | null }) {
  return (
    <div className={styles.remark}>
      <p className={`story ${styles.remarkText}`}>{text}</p>
      {mayBeShared !== null && (
        <p className={styles.readers}>
          {mayBeShared && <Check className={`icon ${styles.sign}`} aria-hidden />}
          {mayBeShared ? t('May be shared') : t('Facilitators only')}
        </p>
      )}
    </div>
  );
}
