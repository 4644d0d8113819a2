import type { Answer, Calls } from '@vincere/contract';
import { isUnsigned, type Room } from '@vincere/domain';
import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { formatAge, formatDateTime, namePartsOf } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { authorName } from '../../parts/posts/author.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { PersonMark } from '../../ui/marks.tsx';
import { toastError } from '../../ui/toasts/Toaster.tsx';
import { draftKey } from '../authoring/drafts.ts';
import { postPlace } from '../authoring/places.ts';
import type { ScenarioPlace } from '../authoring/post-conditions/useConditionSubjects.ts';
import { EditablePost } from '../authoring/posts/EditablePost.tsx';
import { refreshAuthoring } from '../authoring/useSimulation.ts';
import styles from './authored-post.module.css';
import { PostRelease } from './PostRelease.tsx';

type Post = Answer<Calls['listPosts']>[number];

/** A stored post with its author. */
export const PostRow = memo(function PostRow({
  post,
  room,
  now,
  place,
  stageSeconds,
  before,
  after,
}: {
  post: Post;
  room: Room;
  now: number;
  place: ScenarioPlace;
  /** Duration of the stage in seconds; null without a limit. */
  stageSeconds: number | null;
  /** The ids of its neighbours in the room, with which it can swap places. */
  before: number | undefined;
  after: number | undefined;
}) {
  const { handle } = post.author;
  const name = authorName({ author: post.author, room_name: room });
  return (
    <li className={styles.authoredPost} id={postPlace(post.id)}>
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
          className={`story ${styles.text}`}
          hasButtonsBelow
          beside={
            <>
              <MoveButton
                post={post}
                to={before}
                Icon={ArrowUp}
                label={t('Move post by {name} up', { name })}
              />
              <MoveButton
                post={post}
                to={after}
                Icon={ArrowDown}
                label={t('Move post by {name} down', { name })}
              />
            </>
          }
          onChanged={refreshAuthoring}
        />
        <PostRelease post={post} place={place} stageSeconds={stageSeconds} />
      </div>
    </li>
  );
});

function MoveButton({
  post,
  to,
  Icon,
  label,
}: {
  post: Post;
  /** The post to swap places with; undefined at the end of the list. */
  to: number | undefined;
  Icon: LucideIcon;
  label: string;
}) {
  const move = async () => {
    if (to === undefined) return;
    try {
      await send('updatePost', { params: { postId: post.id }, body: { swap_with: to } });
      await refreshAuthoring();
    } catch (error) {
      toastError(
        t('Error updating post'),
        messageOf(error, t('The order stays as it was. Please try again.')),
      );
    }
  };
  return (
    <IconButton
      label={label}
      Icon={Icon}
      isDisabled={to === undefined}
      className={styles.move}
      onClick={() => void move()}
    />
  );
}

/** Returns the author of a post; the name of the room if the post has none. */
export function AuthorMark({
  author,
  room,
}: {
  author: { name: string; handle: string; avatar?: string | null };
  room: Room;
}) {
  if (isUnsigned(author, room)) return <RoomMark room={room} size={24} />;
  return <PersonMark {...namePartsOf(author.name)} size={24} picture={author.avatar ?? null} />;
}

/** Returns the time of a post: the author's text if there is one, else relative to when the post was added. `now` is in epoch ms. */
function ageOf({ timestamp, created_at }: Post, now: number): string {
  if (timestamp === null) return formatAge(created_at, now);
  return /^\d{4}-\d\d-\d\dT/.test(timestamp) ? formatDateTime(timestamp) : timestamp;
}
