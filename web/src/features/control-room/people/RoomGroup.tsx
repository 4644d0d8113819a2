import { Link } from '@tanstack/react-router';
import type { Room } from '@vincere/domain';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Decisions, Seat } from '../types.ts';
import { RoomVoteBar } from '../votes/RoomVoteBar.tsx';
import type { RoomVoteStatus } from '../votes/vote-status.ts';
import type { PersonMode } from './person/PersonDialog.tsx';
import { CompactPerson, PersonLine } from './person/PersonLine.tsx';
import { hasCome } from './presence.ts';
import styles from './RoomGroup.module.css';
import type { SeatReading } from './useReadings.ts';

/** In a room with more people, those who have decided are listed by name only. */
const mostFullRows = 8;
/** In larger groups, the rest is shown on demand. */
const mostShown = 60;

type People = {
  /** The people to show, in order. */
  seats: readonly Seat[];
  /** Ids of those whose final decision is missing; null before the start. */
  missing: ReadonlySet<number> | null;
  readings: ReadonlyMap<number, SeatReading> | undefined;
  decisions: Decisions;
  /** Opens a person's dialog; undefined for observers. */
  onOpen: ((id: number, mode: PersonMode) => void) | undefined;
};

/** The people of one room, with its room votes. */
export function RoomGroup({
  runId,
  room,
  seats,
  vote,
  missing,
  readings,
  decisions,
  onOpen,
}: People & {
  runId: number;
  room: Room;
  /** The room vote; null before the start, and for the dashboard. */
  vote: RoomVoteStatus | null;
}) {
  const { placeName } = useRooms();
  const [isWhole, setIsWhole] = useState(false);
  const id = `people-${room}`;
  const visibleSeats = isWhole ? seats : seats.slice(0, mostShown);
  const isFull = (seat: Seat) =>
    seats.length <= mostFullRows ||
    missing === null ||
    missing.has(seat.user_run_id) ||
    !seat.is_active ||
    !hasCome(seat);
  const compact = visibleSeats.filter((seat) => !isFull(seat));
  const decidedCount = missing && seats.filter(({ user_run_id }) => !missing.has(user_run_id)).length;
  return (
    <section className={styles.roomGroup} data-room={room} aria-labelledby={id}>
      <div className={styles.roomHead}>
        <RoomMark room={room} size={24} />
        <h3 id={id}>{placeName(room)}</h3>
        <span className="meta-text number">
          {decidedCount === null
            ? seats.length
            : seats.length > 0 &&
              t('{cast} of {people} decided', { cast: decidedCount, people: seats.length })}
        </span>
        {missing && onOpen && (
          <Link
            to="/admin/runs/$runId/rooms/$roomName"
            params={{ runId: String(runId), roomName: room }}
            className={styles.lookIn}
            aria-label={t('Look in: {room}', { room: placeName(room) })}
          >
            {t('Look In')}
            <ChevronRight className={`icon ${styles.chevron}`} aria-hidden />
          </Link>
        )}
      </div>
      {vote && (
        <div className={styles.roomVote}>
          <RoomVoteBar vote={vote} decisions={decisions} />
          <span className="meta-text number">
            {t('Room vote {part} of {total}', { part: vote.voted, total: vote.ballots })}
          </span>
        </div>
      )}
      {seats.length === 0 && <p className={`muted ${styles.nobody}`}>{t('Nobody')}</p>}
      {compact.length < visibleSeats.length && (
        <PeopleTable
          titleId={id}
          seats={visibleSeats.filter(isFull)}
          missing={missing}
          readings={readings}
          decisions={decisions}
          onOpen={onOpen}
        />
      )}
      {compact.length > 0 && (
        <ul
          className={styles.compactPeople}
          aria-label={t('{room}: have decided', { room: placeName(room) })}
        >
          {compact.map((seat) => (
            <CompactPerson key={seat.user_run_id} seat={seat} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {visibleSeats.length < seats.length && (
        <Button kind="quiet" size="sm" onClick={() => setIsWhole(true)}>
          {t('Show all {count}', { count: seats.length })}
        </Button>
      )}
    </section>
  );
}

/** The people of a room, a row each. */
function PeopleTable({
  titleId,
  seats,
  missing,
  readings,
  decisions,
  onOpen,
}: People & {
  /** The id of the room's title. */
  titleId: string;
}) {
  return (
    <table className={styles.people} aria-labelledby={titleId}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('Name')}</th>
          <th scope="col">{t('Final')}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <PersonLine
            key={seat.user_run_id}
            seat={seat}
            isPlaying={missing !== null}
            isMissing={missing?.has(seat.user_run_id) ?? false}
            reading={readings?.get(seat.user_run_id)}
            decisions={decisions}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  );
}
