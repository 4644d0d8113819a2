import type { Answer, Calls } from '@vincere/contract';
import { isUnsigned, type Room } from '@vincere/domain';
import { memo } from 'react';
import { formatAge, formatDateTime } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { authorName } from '../../parts/author.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { PersonMark } from '../../ui/marks.tsx';
import { draftKey } from '../authoring/drafts.ts';
import { EditablePost } from '../authoring/EditablePost.tsx';
import { refreshAuthoring } from '../authoring/useSimulation.ts';
import styles from './authored-post.module.css';
import { PostRelease } from './PostRelease.tsx';

type Post = Answer<Calls['listPosts']>[number];

/** A stored post with its author. */
export const PostRow = memo(function PostRow({
  post,
  room,
  now,
  stageSeconds,
}: {
  post: Post;
  room: Room;
  now: number;
  /** Duration of the stage in seconds; null without a limit. */
  stageSeconds: number | null;
}) {
  const { handle } = post.author;
  const name = authorName({ author: post.author, room_name: room });
  return (
    <li className={styles.authoredPost}>
      <AuthorMark author={post.author} room={room} />
      <div className={styles.authoredText}>
        <div className="post-head">
          <b>{name}</b>
          <span>{handle}</span>
          <span title={formatDateTime(post.created_at)}>{ageOf(post, now)}</span>
        </div>
        <EditablePost
          post={post}
          what={t('post by {name}', { name })}
          question={t('Delete this post by {name}?', { name })}
          draft={draftKey('post', post.id)}
          className="story"
          onChanged={refreshAuthoring}
        />
        <PostRelease post={post} stageSeconds={stageSeconds} />
      </div>
    </li>
  );
});

/** Returns the author of a post; the name of the room if the post has none. */
export function AuthorMark({ author, room }: { author: { name: string; handle: string }; room: Room }) {
  if (isUnsigned(author, room)) return <RoomMark room={room} size={24} />;
  const [first = '', ...others] = author.name.split(/\s+/);
  return <PersonMark first={first} last={others.at(-1) ?? ''} size={24} />;
}

/** Returns the time of a post: the author's text if there is one, else relative to when the post was added. `now` is in epoch ms. */
function ageOf({ timestamp, created_at }: Post, now: number): string {
  if (timestamp === null) return formatAge(created_at, now);
  return /^\d{4}-\d\d-\d\dT/.test(timestamp) ? formatDateTime(timestamp) : timestamp;
}
