import { shared, posts as texts } from '@vincere/contract/messages';
import { type Room } from '@vincere/domain';
import { CircleAlert } from 'lucide-react';
import { messageOf } from '../../lib/api.ts';
import { refusalOf } from '../../lib/outbox/outbox.ts';
import { postsOf } from '../../lib/pasted.ts';
import { t } from '../../lib/text.ts';
import { authorName } from '../../parts/posts/author.ts';
import { useRooms } from '../../parts/rooms.tsx';
import uploadsStyles from '../../ui/uploads/uploads.module.css';
import authoredPostStyles from './authored-post.module.css';
import { AuthorMark } from './PostRow.tsx';
import type { UnsentPosts } from './post-outbox.ts';
import styles from './UnsentRow.module.css';

/** Posts that are being sent to a room or wait for the connection, and failed ones with Retry and Discard. */
export function UnsentRow({
  item,
  room,
  onRetry,
  onDiscard,
}: {
  item: UnsentPosts;
  room: Room;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  const { personaOf } = useRooms();
  const reason = messageOf(refusalOf(item), '');
  const posts = postsOf(item.data.content, room, personaOf(room));
  return (
    <li>
      {posts.map(({ author, content }, index) => (
        <div key={index} className={authoredPostStyles.authoredPost}>
          <AuthorMark author={author} room={room} />
          <div className={authoredPostStyles.authoredText}>
            <div className="post-head">
              <b>{authorName({ author, room_name: room })}</b>
              <span>{author.handle}</span>
            </div>
            <p className={`story ${authoredPostStyles.text} ${styles.text}`}>{content}</p>
          </div>
        </div>
      ))}
      {item.state !== 'failed' ? (
        <p className={`${styles.sendingStatus} meta-text`} role="status">
          {item.state === 'sending'
            ? t('Sending')
            : t('Waiting for the connection. This post will be sent when it is back.')}
        </p>
      ) : (
        <div className={`${styles.sendingStatus} error`}>
          <CircleAlert className="icon" aria-hidden />
          <span>
            {t(texts.addFailed)}
            {reason !== '' && ` ${reason}.`.replace('..', '.')}
          </span>
          <button type="button" className={uploadsStyles.retryButton} onClick={onRetry}>
            {t(shared.retry)}
          </button>
          <button type="button" className={uploadsStyles.retryButton} onClick={onDiscard}>
            {t('Discard')}
          </button>
        </div>
      )}
    </li>
  );
}
