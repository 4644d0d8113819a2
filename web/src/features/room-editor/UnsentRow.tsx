import { posts as texts } from '@vincere/contract/messages';
import { personas, type Room } from '@vincere/domain';
import { CircleAlert } from 'lucide-react';
import { messageOf } from '../../lib/api.ts';
import { refusalOf } from '../../lib/outbox/outbox.ts';
import { postsOf } from '../../lib/pasted.ts';
import { t } from '../../lib/text.ts';
import { authorName } from '../../parts/author.ts';
import { AuthorMark } from './PostRow.tsx';
import type { UnsentPosts } from './post-outbox.ts';

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
  const reason = messageOf(refusalOf(item), '');
  const posts = postsOf(item.data.content, room, personas[room]);
  return (
    <li className="snd">
      {posts.map(({ author, content }, index) => (
        <div key={index} className="pm">
          <AuthorMark author={author} room={room} />
          <div className="pm-t">
            <div className="post-h">
              <b>{authorName({ author, room_name: room })}</b>
              <span>{author.handle}</span>
            </div>
            <p className="story">{content}</p>
          </div>
        </div>
      ))}
      {item.state !== 'failed' ? (
        <p className="snd-s t-meta" role="status">
          {item.state === 'sending'
            ? t('Sending')
            : t('Waiting for the connection. This post will be sent when it is back.')}
        </p>
      ) : (
        <div className="snd-s err">
          <CircleAlert className="ic" aria-hidden />
          <span>
            {t(texts.addFailed)}
            {reason !== '' && ` ${reason}.`.replace('..', '.')}
          </span>
          <button type="button" className="upl-r" onClick={onRetry}>
            {t('Retry')}
          </button>
          <button type="button" className="upl-r" onClick={onDiscard}>
            {t('Discard')}
          </button>
        </div>
      )}
    </li>
  );
}
