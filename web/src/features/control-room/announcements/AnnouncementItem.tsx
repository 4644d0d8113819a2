import type { Run } from '@vincere/contract';
import type { ReactNode } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { t } from '../../../lib/text.ts';
import { useRooms } from '../../../parts/rooms.tsx';
import styles from '../posts/messages.module.css';

/** An announcement with its audience, time and stage. `children` are its buttons. */
export function AnnouncementItem({
  announcement: { room_name, created_at, stage_number, content },
  children,
}: {
  announcement: Run['announcements'][number];
  children?: ReactNode;
}) {
  const { placeName } = useRooms();
  return (
    <li>
      <p className={styles.messageHead}>
        <b>{room_name === null ? t('Everyone') : placeName(room_name)}</b>
        <span className="dimmed number">
          {formatTime(new Date(created_at))}
          {stage_number !== null && <> · {t('Stage {number}', { number: stage_number })}</>}
        </span>
        {children}
      </p>
      <p className={styles.messageText}>{content}</p>
    </li>
  );
}
