import type { Answer, Calls } from '@vincere/contract';
import { personas } from '@vincere/domain';
import { Heart, MessageCircle, Repeat2 } from 'lucide-react';
import { memo } from 'react';
import { PersonMark, RoomMark } from '../../ui/marks.tsx';

export type Post = Answer<Calls['getRoomRun']>['tweets'][number];

const count = new Intl.NumberFormat('en-US');

/** One post of a feed. `age` is given, so that a post is drawn anew only when its own age reads differently. */
export const PostItem = memo(function PostItem({ post, age }: { post: Post; age: string }) {
  const { name, handle } = post.author;
  const persona = personas[post.room_name];
  // A post that its author left unsigned speaks for the room.
  const isOfRoom = name === persona.name && handle === persona.handle;
  const [first = '', ...others] = name.split(/\s+/);
  return (
    <article className="post" tabIndex={-1} aria-label={`Post by ${name}`}>
      {isOfRoom ? (
        <RoomMark room={post.room_name} size={36} />
      ) : (
        <PersonMark first={first} last={others.at(-1) ?? ''} />
      )}
      <div>
        <div className="post-h">
          <b>{name}</b>
          <span>{handle}</span>
          <span>{age}</span>
        </div>
        <div className="post-b">{post.content}</div>
        <div className="post-f">
          <span>
            <Heart className="ic" aria-hidden />
            {count.format(post.likes)}
            <span className="sr">likes</span>
          </span>
          <span>
            <Repeat2 className="ic" aria-hidden />
            {count.format(post.retweets)}
            <span className="sr">reposts</span>
          </span>
          <span>
            <MessageCircle className="ic" aria-hidden />
            {count.format(post.replies)}
            <span className="sr">replies</span>
          </span>
        </div>
      </div>
    </article>
  );
});
