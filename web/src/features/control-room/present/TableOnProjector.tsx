import type { Run } from '@vincere/contract';
import { t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { authorName } from '../../../parts/posts/author.ts';
import { useRooms } from '../../../parts/rooms.tsx';
import { useTable } from '../../table/useTable.ts';
import styles from './TableOnProjector.module.css';

/** The items on the table, in projector size and without names of participants. */
export function TableOnProjector({ run }: { run: Run }) {
  const { placeName } = useRooms();
  const { table } = useTable(run);
  const items = table?.items ?? [];
  return (
    // A long table can be scrolled, also with the keyboard.
    <div className={styles.table} tabIndex={0} role="region" aria-label={t('On the table')}>
      <h2>{t('On the table')}</h2>
      {table?.items.length === 0 && <p className={styles.meta}>{t('Nothing on the table yet')}</p>}
      <ul>
        {items.map(({ id, room_name, line, post, file }) => (
          <li key={id} data-room={room_name}>
            <p className={styles.meta}>
              <RoomMark room={room_name} size={24} /> {placeName(room_name)}
            </p>
            {line !== '' && <p className={styles.line}>{line}</p>}
            <blockquote>
              {post ? (
                <>
                  <b>{authorName(post)}</b> {post.content}
                </>
              ) : (
                <b>{file?.name}</b>
              )}
            </blockquote>
          </li>
        ))}
      </ul>
    </div>
  );
}
