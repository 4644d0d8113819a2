import { shared } from '@vincere/contract/messages';
import { t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import styles from './messages.module.css';
import type { useLivePosts } from './useLivePosts.ts';

/** Posts that are being sent or wait for the connection, and posts that failed with "Retry" and "Discard". */
export function UnsentPosts({ posts }: { posts: ReturnType<typeof useLivePosts> }) {
  const { placeName } = useRooms();
  if (posts.unsent.length === 0) return null;
  return (
    <ul className={`${styles.messageList} rows`} aria-label={t('Posts not sent yet')}>
      {posts.unsent.map(({ item, isLate, reason }) => (
        <li key={item.key} className={item.state === 'sending' ? styles.isSending : undefined}>
          <p className={styles.messageHead}>
            <RoomMark room={item.data.room} size={16} />
            <b>{placeName(item.data.room)}</b>
            {item.state === 'sending' && <span className="dimmed">{t('Sending')}</span>}
          </p>
          <p className={`story ${styles.messageText}`}>{item.data.content}</p>
          {item.state === 'waiting' && (
            <p className="hint" role="status">
              {t('Waiting for the connection. This post will be sent when it is back.')}
            </p>
          )}
          {item.state === 'failed' && (
            <FieldError>
              {posts.failed} {isLate ? t('It was written for an earlier stage.') : reason}
            </FieldError>
          )}
          {item.state !== 'sending' && (
            <div className="row">
              {item.state === 'failed' && (
                <Button kind="line" size="sm" onClick={() => posts.retry(item)}>
                  {isLate ? t('Post in This Stage') : t(shared.retry)}
                </Button>
              )}
              <Button kind="quiet" size="sm" onClick={() => posts.discard(item)}>
                {t('Discard')}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
