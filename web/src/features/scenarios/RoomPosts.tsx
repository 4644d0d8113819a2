import type { Room } from '@vincere/domain';
import { Heart, MessageCircle, Repeat2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf, useRead } from '../../lib/api.ts';
import { formatAge, initialsOf } from '../../lib/format.ts';
import { RoomMark } from '../../ui/marks.tsx';
import { Empty, Failed, Skeleton } from '../../ui/states.tsx';

/** The posts that a scenario gave to a room, oldest first. */
export function RoomPosts({ scenarioId, room }: { scenarioId: number; room: Room }) {
  const posts = useRead('listPosts', { params: { scenarioId, roomName: room } });
  if (posts.isPending) return <Skeleton lines={6} label="Loading posts" />;
  if (posts.data === undefined)
    return (
      <Failed
        message={messageOf(posts.error, 'The posts of this room could not be loaded.')}
        busy={posts.isFetching}
        onRetry={() => void posts.refetch()}
      />
    );
  if (posts.data.length === 0)
    return <Empty title="No posts in this room">This scenario gave it none.</Empty>;
  return (
    <ol className="rows">
      {posts.data.map((post) => (
        <li key={post.id}>
          <article className="post">
            {post.author.name === '' ? (
              <RoomMark room={room} size={36} />
            ) : (
              <span className="per" aria-hidden="true">
                {initialsOf(...firstAndLast(post.author.name))}
              </span>
            )}
            <div>
              <div className="post-h">
                <b>{post.author.name}</b>
                <span>{post.author.handle}</span>
                <span>{post.timestamp ?? formatAge(post.created_at, posts.dataUpdatedAt)}</span>
              </div>
              <p className="post-b">{post.content}</p>
              <div className="post-f">
                <Count
                  icon={<MessageCircle className="ic" aria-hidden />}
                  count={post.replies}
                  label="replies"
                />
                <Count icon={<Repeat2 className="ic" aria-hidden />} count={post.retweets} label="retweets" />
                <Count icon={<Heart className="ic" aria-hidden />} count={post.likes} label="likes" />
              </div>
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}

function Count({ icon, count, label }: { icon: ReactNode; count: number; label: string }) {
  return (
    <span>
      {icon}
      {count.toLocaleString('en-US')}
      <span className="sr"> {label}</span>
    </span>
  );
}

function firstAndLast(name: string): [first: string, last: string] {
  const words = name.split(/\s+/).filter((word) => !/^the$/i.test(word));
  return [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : ''];
}
