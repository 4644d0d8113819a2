import { formatDateTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/text.ts';
import { letterOf, RoomMark } from '../../../../parts/marks.tsx';
import { useRooms } from '../../../../parts/rooms.tsx';
import type { Decisions, Seat } from '../../types.ts';
import presenceStyles from '../presence.module.css';
import { hasCome, presenceOf } from '../presence.ts';
import type { SeatReading } from '../useReadings.ts';
import styles from './PersonFacts.module.css';

/** Facts about a participant: room, presence, posts read and votes in the current scenario. */
export function PersonFacts({
  seat,
  reading,
  decisions,
}: {
  seat: Seat;
  reading: SeatReading | undefined;
  decisions: Decisions;
}) {
  const { placeName } = useRooms();
  const presence = presenceOf(seat);
  return (
    <dl className={styles.facts}>
      <Fact name={t('Room')}>
        <span className={`room-name ${styles.room}`}>
          <RoomMark room={seat.room_name} size={16} />
          {seat.room_name === 'dashboard' ? t('Dashboard') : placeName(seat.room_name)}
        </span>
      </Fact>
      <Fact name={t('Presence')}>
        <span className={presenceStyles.presence} data-connected={seat.is_connected} aria-hidden="true" />
        {presence.charAt(0).toUpperCase() + presence.slice(1)}
      </Fact>
      <Fact name={hasCome(seat) ? t('Joined') : t('Seat given')}>{formatDateTime(seat.created_at)}</Fact>
      {reading !== undefined && reading.posts > 0 && (
        <Fact name={t('Posts read')}>
          <span className="number">
            {t('{part} of {total}', { part: reading.read, total: reading.posts })}
          </span>
        </Fact>
      )}
      <Fact name={t('Room vote')}>
        {seat.room_name === 'dashboard' && seat.room_vote === null
          ? t('None: the dashboard does not vote in a room')
          : voteText(seat.room_vote, decisions)}
      </Fact>
      <Fact name={t('Final decision')}>
        <span>
          {voteText(seat.final_vote, decisions)}
          {seat.on_behalf && <span className="dimmed">{t(', recorded by a facilitator')}</span>}
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function voteText(id: number | null, decisions: Decisions) {
  const index = decisions.findIndex((decision) => decision.id === id);
  const decision = decisions[index];
  if (decision === undefined) return <span className="dimmed">{t('Not yet')}</span>;
  return (
    <span>
      {letterOf(index)}: <span className="story">{decision.title_of_decision}</span>
    </span>
  );
}
