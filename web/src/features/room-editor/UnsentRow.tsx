import { posts as texts } from '@vincere/contract/messages';
import { personas, type Room } from '@vincere/domain';
import { CircleAlert } from 'lucide-react';
import { postsOf } from '../../lib/pasted.ts';
import { t } from '../../lib/text.ts';
import { authorName } from '../../parts/author.ts';
import { AuthorMark } from './PostRow.tsx';
import type { UnsentPosts } from './unsent-posts.ts';

/** Posts on their way to a room; failed ones stay with Retry. */
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
  const posts = postsOf(item.content, room, personas[room]);
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
      {item.state === 'sending' ? (
        <p className="snd-s t-meta">{t('Sending')}</p>
      ) : (
        <div className="snd-s err">
          <CircleAlert className="ic" aria-hidden />
          <span>
            {t(texts.addFailed)}
            {item.error !== undefined && ` ${item.error}.`.replace('..', '.')}
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
