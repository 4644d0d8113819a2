import type { Run } from '@vincere/contract';
import { rooms as texts } from '@vincere/contract/messages';
import type { Role } from '@vincere/domain';
import { Check, Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showChanged } from '../../lib/browser/show.ts';
import { plural, t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import { ownSeat } from '../runs/useRun.ts';
import styles from './RoomCards.module.css';
import { RoomPanel } from './RoomPanel.tsx';
import { unreadPosts, useUnread } from './useUnread.ts';

/** The rooms in use with their sizes and the user's access, and the details of the selected one. */
export function RoomCards({ run, code }: { run: Run; code: string }) {
  const { roles, firstRole, placeName } = useRooms();
  const ownRoom = ownSeat(run)?.room.room_name;
  const unread = useUnread(run, ownRoom);
  const [chosen, setChosen] = useState<Role>();
  const selectedRoom = chosen ?? (ownRoom === undefined || ownRoom === 'dashboard' ? firstRole : ownRoom);
  const panel = useRef<HTMLDivElement>(null);
  const sizeOf = (room: Role) => run.users_playing.filter((person) => person.room.room_name === room).length;
  return (
    <section aria-labelledby="rooms-title">
      <div className={`section-head ${styles.roomsHead}`}>
        <h2 id="rooms-title" className="heading-3">
          {t('Rooms')}
        </h2>
        <span className="meta-text">
          {plural(run.users_playing.length, '{count} participant', '{count} participants')}
        </span>
      </div>
      <div className={styles.rooms}>
        <ul className={styles.roomsGrid}>
          {roles.map((room) => {
            const isOwn = room === ownRoom;
            const mayEnter = isOwn || ownRoom === 'dashboard';
            return (
              <li key={room} className={isOwn ? styles.isMine : undefined}>
                <button
                  type="button"
                  className={`${styles.roomCard} ${room === selectedRoom ? styles.isSelected : ''}`}
                  data-room={room}
                  aria-pressed={room === selectedRoom}
                  onClick={() => {
                    flushSync(() => setChosen(room));
                    showChanged(panel.current);
                  }}
                >
                  <RoomMark room={room} size={44} className={styles.mark} />
                  <span className={styles.roomCardText}>
                    <b>
                      {placeName(room)}
                      {isOwn && <span className={`you-mark ${styles.youMark}`}>{t('Your room')}</span>}
                    </b>
                    <span className="meta-text">
                      {plural(sizeOf(room), '{count} person', '{count} people')}
                    </span>
                    {isOwn && unread > 0 && (
                      <span className={`tag tag-now ${styles.newPosts}`}>{unreadPosts(unread)}</span>
                    )}
                  </span>
                  <span className={styles.roomCardStatus}>
                    {mayEnter ? (
                      <span className="tag tag-ink">
                        <Check className="icon" aria-hidden />
                        {t(texts.accessGranted)}
                      </span>
                    ) : (
                      <span className="tag tag-plain dimmed">
                        <Lock className="icon" aria-hidden />
                        {t(texts.limitedAccess)}
                      </span>
                    )}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        <RoomPanel
          ref={panel}
          room={selectedRoom}
          code={code}
          people={run.users_playing.filter((person) => person.room.room_name === selectedRoom)}
          access={selectedRoom === ownRoom ? 'own' : ownRoom === 'dashboard' ? 'all' : 'limited'}
        />
      </div>
    </section>
  );
}
