import type { Room } from '@vincere/domain';
import { messageOf, useRead } from '../../lib/api.ts';
import { formatAge } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { PostItem } from '../../parts/posts/PostItem.tsx';
import { Empty, Failed, Skeleton } from '../../ui/states.tsx';

/** The posts that a room had in a scenario, authored and published live, oldest first. */
export function RoomPosts({ scenarioId, room }: { scenarioId: number; room: Room }) {
  const posts = useRead('listPosts', { params: { scenarioId, roomName: room } });
  const now = useNow();
  if (posts.isPending) return <Skeleton lines={6} label={t('Loading posts')} />;
  if (posts.data === undefined)
    return (
      <Failed
        message={messageOf(posts.error, t('The posts of this room could not be loaded.'))}
        busy={posts.isFetching}
        onRetry={() => void posts.refetch()}
      />
    );
  if (posts.data.length === 0)
    return <Empty title={t('No posts in this room')}>{t('This scenario offered none.')}</Empty>;
  return (
    <ol className="rows">
      {posts.data.map((post) => (
        <li key={post.id}>
          <PostItem post={post} room={room} age={post.timestamp ?? formatAge(post.created_at, now)} />
        </li>
      ))}
    </ol>
  );
}
