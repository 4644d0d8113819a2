import { isUnsigned, type Room } from '@vincere/domain';
import { Heart, MessageCircle, Repeat2 } from 'lucide-react';
import { memo } from 'react';
import { formatNumber } from '../lib/format.ts';
import { t } from '../lib/text.ts';
import { PersonMark } from '../ui/marks.tsx';
import { authorName } from './author.ts';
import { RoomMark } from './marks.tsx';
import styles from './PostItem.module.css';

type ShownPost = {
  content: string;
  author: { name: string; handle: string };
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
}: {
  post: ShownPost;
  room: Room;
  age: string;
  /** New since the reader last looked. */
  isNew?: boolean;
}) {
  const { name, handle } = post.author;
  const shownName = authorName({ author: post.author, room_name: room });
  // An unsigned post is by the persona of the room.
  const isOfRoom = isUnsigned(post.author, room);
  const [first = '', ...others] = name.split(/\s+/);
  return (
    <article className="post" tabIndex={-1} aria-label={t('Post by {name}', { name: shownName })}>
      {isOfRoom ? (
        <RoomMark room={room} size={36} />
      ) : (
        <PersonMark first={first} last={others.at(-1) ?? ''} />
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
        </div>
      </div>
    </article>
  );
});
