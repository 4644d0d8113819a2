import type { Answer, Calls } from '@vincere/contract';
import { queryClient } from '../../../lib/api.ts';
import { formatTime } from '../../../lib/format.ts';
import { getSession } from '../../../lib/session/session.ts';
import { t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { EditablePost } from '../../authoring/posts/EditablePost.tsx';
import styles from './messages.module.css';

export type LivePost = Answer<Calls['listLivePosts']>[number];

/** A live post with "Edit" and "Delete". `isComing` means that its room doesn't see it yet. */
export function LivePostRow({ post, isComing }: { post: LivePost; isComing: boolean }) {
  const { placeName } = useRooms();
  const room = placeName(post.room_name);
  const time = formatTime(new Date(post.created_at));
  return (
    <li>
      <p className={styles.messageHead}>
        <RoomMark room={post.room_name} size={16} />
        <b>{room}</b>
        <span className="dimmed number">{time}</span>
        {isComing && <span className="tag">{t('Not shown yet')}</span>}
      </p>
      <EditablePost
        post={post}
        what={t('post of {time} to {room}', { time, room })}
        question={
          isComing
            ? t('Delete this post? The room has not seen it yet.')
            : t('Delete this post? The room no longer sees it.')
        }
        draft={`live-post:${getSession()?.id}:text:${post.id}`}
        className={`story ${styles.messageText}`}
        onChanged={() => queryClient.invalidateQueries({ queryKey: ['listLivePosts'] })}
      />
    </li>
  );
}
