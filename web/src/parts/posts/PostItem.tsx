import { isUnsigned, type Room } from '@vincere/domain';
import { Bookmark, Heart, MessageCircle, Repeat2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { formatNumber, namePartsOf } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { PersonMark } from '../../ui/marks.tsx';
import { RoomMark } from '../marks.tsx';
import { authorName } from './author.ts';
import styles from './PostItem.module.css';

type ShownPost = {
  id?: number;
  content: string;
  author: { name: string; handle: string; avatar?: string | null };
  likes: number;
  retweets: number;
  replies: number;
};

const counts = [
  { of: 'likes', Icon: Heart, word: t('likes') },
  { of: 'retweets', Icon: Repeat2, word: t('reposts') },
  { of: 'replies', Icon: MessageCircle, word: t('replies') },
] as const;

/** One post of a room. `age` is a formatted prop, so that a post re-renders only when its displayed age changes. */
export const PostItem = memo(function PostItem({
  post,
  room,
  age,
  isNew = false,
  isEvidence,
  onEvidence,
  renderFoot,
  className,
}: {
  post: ShownPost;
  room: Room;
  age: string;
  /** New since the reader last looked. */
  isNew?: boolean;
  /** Whether it is marked as evidence for the reader's vote; undefined if it can't be. */
  isEvidence?: boolean | undefined;
  onEvidence?: ((id: number) => void) | undefined;
  /** Returns further controls under the post with this id. `name` names the post. */
  renderFoot?: ((id: number, name: string) => ReactNode) | undefined;
  className?: string | undefined;
}) {
  const { name, handle } = post.author;
  const shownName = authorName({ author: post.author, room_name: room });
  // An unsigned post is by the persona of the room.
  const isOfRoom = isUnsigned(post.author, room);
  return (
    <article
      className={`post ${className ?? ''}`}
      tabIndex={-1}
      aria-label={t('Post by {name}', { name: shownName })}
    >
      {isOfRoom ? (
        <RoomMark room={room} size={36} className={styles.roomMark} />
      ) : (
        <PersonMark {...namePartsOf(name)} picture={post.author.avatar ?? null} />
      )}
      <div>
        <div className="post-head">
          <b>{shownName}</b>
          <span>{handle}</span>
          <span>{age}</span>
          {isNew && <em className={`tag tag-now ${styles.newMark}`}>{t('New')}</em>}
        </div>
        <div className="post-text">{post.content}</div>
        <div className="post-foot">
          {counts.map(({ of, Icon, word }) => (
            <span key={of}>
              <Icon className="icon" aria-hidden />
              {formatNumber(post[of])}
              <span className="visually-hidden">{word}</span>
            </span>
          ))}
          {isEvidence !== undefined && (
            <button
              type="button"
              className={styles.evidence}
              aria-pressed={isEvidence}
              onClick={() => post.id !== undefined && onEvidence?.(post.id)}
            >
              <Bookmark className="icon" aria-hidden />
              {t('Cite as evidence')}
            </button>
          )}
          {post.id !== undefined && renderFoot?.(post.id, t('the post by {name}', { name: shownName }))}
        </div>
      </div>
    </article>
  );
});
