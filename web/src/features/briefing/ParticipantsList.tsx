import type { Run } from '@vincere/contract';
import { t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import { PersonMark } from '../../ui/marks.tsx';
import { Section } from '../../ui/Section.tsx';
import { Empty } from '../../ui/states.tsx';
import { ownSeat } from '../runs/useRun.ts';
import styles from './briefing.module.css';

/** The participants of a run, grouped by room. */
export function ParticipantsList({ run }: { run: Run }) {
  const { rooms, placeName } = useRooms();
  const people = run.users_playing;
  const userSeat = ownSeat(run);
  return (
    <Section title={t('Participants')} aside={<span className="meta-text number">{people.length}</span>}>
      {people.length === 0 && (
        <Empty title={t('No participants yet')}>{t('They appear here as they join.')}</Empty>
      )}
      {/* A long list scrolls, so the keyboard must be able to focus it. */}
      <div
        className={styles.people}
        role="group"
        aria-label={t('Participants by room')}
        tabIndex={people.length > 16 ? 0 : undefined}
      >
        {rooms.map((room) => {
          const inRoom = people.filter((person) => person.room.room_name === room);
          if (inRoom.length === 0) return null;
          return (
            <div key={room} data-room={room}>
              <h3 className="room-name">
                <RoomMark room={room} size={16} /> {placeName(room)}
              </h3>
              <ul>
                {inRoom.map(({ user_run_id, user }) => (
                  <li key={user_run_id}>
                    <PersonMark first={user.first_name} last={user.last_name} size={24} />
                    <span>
                      {user.first_name} {user.last_name}
                      {user_run_id === userSeat?.user_run_id && <b className="you-mark">{t('You')}</b>}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </Section>
  );
}
