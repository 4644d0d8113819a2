import { Link } from '@tanstack/react-router';
import type { Run } from '@vincere/contract';
import { rooms as texts } from '@vincere/contract/messages';
import { type Role } from '@vincere/domain';
import { ArrowRight } from 'lucide-react';
import type { Ref } from 'react';
import { plural, t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import { classOf } from '../../ui/Button.tsx';
import styles from './RoomPanel.module.css';

const maxNames = 10;

/** The room selected among the cards, with a link into it if the user may enter. */
export function RoomPanel({
  room,
  code,
  people,
  access,
  ref,
}: {
  ref: Ref<HTMLDivElement>;
  room: Role;
  code: string;
  people: Run['users_playing'];
  access: 'own' | 'all' | 'limited';
}) {
  const { areSix, roomName, roomText } = useRooms();
  const mayEnter = access !== 'limited';
  return (
    <div
      ref={ref}
      className={styles.roomPanel}
      data-room={room}
      role="region"
      aria-label={t('Selected room')}
      aria-live="polite"
    >
      <div className={`row ${styles.roomPanelHead}`}>
        <RoomMark room={room} size={44} />
        <div>
          <h3 className="heading-3">{roomName(room)}</h3>
          <span className={mayEnter ? `label-text ${styles.roomColour}` : 'label-text dimmed'}>
            {mayEnter ? t(texts.fullAccess) : t(texts.limitedAccess)}
          </span>
        </div>
      </div>
      <p>{roomText(room)}</p>
      <p className="meta-text">{people.length === 0 ? t('Nobody in this room') : namesOf(people)}</p>
      <p className={`muted ${styles.smallText}`}>
        {access === 'own'
          ? t(texts.assigned)
          : access === 'all'
            ? areSix
              ? t('You follow all six rooms: you may read here, the vote belongs to the people of the room.')
              : t('You follow all rooms: you may read here, the vote belongs to the people of the room.')
            : t('You have limited access to this room: you see who sits in it and what it leans to.')}
      </p>
      {mayEnter && (
        <Link
          className={classOf('ink', 'lg', styles.enterLink)}
          to="/simulation/room/$roomId"
          params={{ roomId: room }}
          search={{ code }}
        >
          {t(texts.enter)}
          <ArrowRight className="icon" aria-hidden />
        </Link>
      )}
    </div>
  );
}

function namesOf(people: Run['users_playing']): string {
  const names = people.slice(0, maxNames).map(({ user }) => `${user.first_name} ${user.last_name}`);
  const shownNames = names.join(', ');
  const more = people.length - names.length;
  return more > 0
    ? plural(more, '{names} and {count} more', '{names} and {count} more', { names: shownNames })
    : shownNames;
}
