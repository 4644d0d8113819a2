import type { Run } from '@vincere/contract';
import { useState } from 'react';
import { formatDate } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import { Button } from '../../ui/Button.tsx';
import { PersonMark } from '../../ui/marks.tsx';
import { Section } from '../../ui/Section.tsx';
import { ownSeat } from '../runs/useRun.ts';
import styles from './ParticipantsGrid.module.css';

const initialCount = 12;

/** Everybody on the run, with their room and the day they joined. */
export function ParticipantsGrid({ run }: { run: Run }) {
  const { placeName } = useRooms();
  const [showsAll, setShowsAll] = useState(false);
  const people = run.users_playing;
  const seat = ownSeat(run);
  const shownPeople = showsAll ? people : people.slice(0, initialCount);
  return (
    <Section title={t('Participants')} aside={<span className="meta-text number">{people.length}</span>}>
      <ul className={styles.peopleGrid}>
        {shownPeople.map(({ user_run_id, user, room, created_at }) => (
          <li key={user_run_id}>
            <PersonMark first={user.first_name} last={user.last_name} />
            <div>
              <b>
                {user.first_name} {user.last_name}
                {user_run_id === seat?.user_run_id && <span className="you-mark">{t('You')}</span>}
              </b>
              <span className={`meta-text row ${styles.joined}`}>
                <RoomMark room={room.room_name} size={16} />
                <span className="visually-hidden">{placeName(room.room_name)}, </span>
                {t('Joined {date}', { date: formatDate(created_at) })}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {people.length > initialCount && (
        <p className={styles.peopleMore}>
          <Button kind="line" size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('Show Fewer') : t('Show All {count}', { count: people.length })}
          </Button>
        </p>
      )}
    </Section>
  );
}
