import type { TableItem } from '@vincere/contract';
import type { ReactNode } from 'react';
import { send } from '../../lib/api.ts';
import { formatTime } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { FileRow } from '../../parts/files/FileRow.tsx';
import { RoomMark } from '../../parts/marks.tsx';
import { authorName } from '../../parts/posts/author.ts';
import { useRooms } from '../../parts/rooms.tsx';
import styles from './Items.module.css';

/** The room of an item, the person who put it on the table, and the time. `ownSeatId` marks the user's own items, `isNew` new ones. */
export function ItemSource({
  item,
  isOwnRoom = false,
  isNew = false,
  ownSeatId,
}: {
  item: TableItem;
  isOwnRoom?: boolean;
  isNew?: boolean;
  ownSeatId?: number | undefined;
}) {
  const { placeName } = useRooms();
  const name = `${item.user.first_name} ${item.user.last_name}`.trim();
  return (
    <p className={styles.source}>
      <b>{placeName(item.room_name)}</b>
      {isOwnRoom && <span className={`tag ${styles.ownRoom}`}>{t('Your room')}</span>}
      <span>{item.user_run_id === ownSeatId ? t('You') : name}</span>
      <span className="number">{formatTime(new Date(item.added_at))}</span>
      {isNew && <span className="tag tag-now">{t('New')}</span>}
    </p>
  );
}

/** The whole post of an item, or its file. */
export function ItemSubject({ item, runId }: { item: TableItem; runId: number }) {
  const { post, file } = item;
  return (
    <div className={styles.subject}>
      {post && (
        <>
          <p className={styles.author}>
            <b>{authorName(post)}</b> {post.author.handle}
          </p>
          <p className="story">{post.content}</p>
        </>
      )}
      {file && (
        <FileRow
          file={file}
          request={() => send('downloadRoomFile', { params: { runId, fileId: file.id } })}
        />
      )}
    </div>
  );
}

/** One item with its room, person, time, line and whole post or file. */
export function ItemEntry({
  item,
  runId,
  isOwnRoom = false,
  isNew = false,
  ownSeatId,
  children,
}: {
  item: TableItem;
  runId: number;
  isOwnRoom?: boolean;
  isNew?: boolean;
  ownSeatId?: number | undefined;
  /** Buttons that act on the item. */
  children?: ReactNode;
}) {
  return (
    <li className={styles.item} data-room={item.room_name} data-new={isNew || undefined}>
      <RoomMark room={item.room_name} size={24} />
      <div>
        <ItemSource item={item} isOwnRoom={isOwnRoom} isNew={isNew} ownSeatId={ownSeatId} />
        {item.line !== '' && <p className={`story ${styles.line}`}>{item.line}</p>}
        <ItemSubject item={item} runId={runId} />
        {children}
      </div>
    </li>
  );
}
