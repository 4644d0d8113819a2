import type { Answer, Calls } from '@vincere/contract';
import { limits } from '@vincere/contract/constants';
import { personas, type Room, refusals } from '@vincere/domain';
import { Trash2 } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { formatAge, formatDateTime } from '../../lib/format.ts';
import { AskInline } from '../../ui/AskInline.tsx';
import { EditableText } from '../../ui/EditableText.tsx';
import { PersonMark, RoomMark } from '../../ui/marks.tsx';
import { toast, toastError } from '../../ui/Toaster.tsx';
import { draftKey } from '../authoring/drafts.ts';
import { refreshAuthoring } from '../authoring/useSimulation.ts';

type Post = Answer<Calls['listPosts']>[number];

/** A stored post, its text changed where it stands; it can be deleted. */
export const PostRow = memo(function PostRow({ post, room, now }: { post: Post; room: Room; now: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  const { name } = post.author;
  const params = { postId: post.id };

  const confirm = async () => {
    try {
      await send('deletePost', { params });
      await refreshAuthoring();
      toast('Post deleted');
      return undefined;
    } catch (error) {
      const text = messageOf(error, 'The post is still there. Please try again.');
      toastError('Error deleting post', text);
      return text;
    }
  };
  return (
    <li className="pm">
      <AuthorMark author={post.author} room={room} />
      <div className="pm-t">
        <div className="post-h">
          <b>{name}</b>
          <span>{post.author.handle}</span>
          <span title={formatDateTime(post.created_at)}>{ageOf(post, now)}</span>
        </div>
        <EditableText
          long
          label={`post by ${name}`}
          draft={draftKey('post', post.id)}
          value={post.content}
          beside={
            <button
              ref={remove}
              type="button"
              className="btn btn-quiet btn-sm btn-icon"
              aria-label={`Delete post by ${name}`}
              onClick={() => setIsAsking(true)}
            >
              <Trash2 className="ic" aria-hidden />
            </button>
          }
          maxLength={limits.post}
          validate={(text) => (text.trim() === '' ? refusals['post.blank'] : undefined)}
          onSave={async (content) => {
            await send('updatePost', { params, body: { content } });
            await refreshAuthoring();
          }}
          failure={{
            title: 'Error updating post',
            text: (error) => messageOf(error, 'There was a problem updating the post.'),
          }}
        >
          <p className="story">{post.content}</p>
        </EditableText>
        {isAsking && (
          <AskInline
            question={`Delete this post by ${name}?`}
            onConfirm={confirm}
            onCancel={() => {
              setIsAsking(false);
              remove.current?.focus();
            }}
          />
        )}
      </div>
    </li>
  );
});

/** A post that its author left unsigned speaks for the room. */
export function AuthorMark({ author, room }: { author: { name: string; handle: string }; room: Room }) {
  const { name, handle } = personas[room];
  if (author.name === name && author.handle === handle) return <RoomMark room={room} size={24} />;
  const [first = '', ...others] = author.name.split(/\s+/);
  return <PersonMark first={first} last={others.at(-1) ?? ''} size={24} />;
}

/** As its author wrote it, else counted from when it was added (section 9). `now` in epoch ms. */
function ageOf({ timestamp, created_at }: Post, now: number): string {
  if (timestamp === null) return formatAge(created_at, now);
  return /^\d{4}-\d\d-\d\dT/.test(timestamp) ? formatDateTime(timestamp) : timestamp;
}
