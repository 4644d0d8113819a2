import { limits } from '@vincere/contract/constants';
import { refusals } from '@vincere/domain';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { formatTime } from '../../lib/format.ts';
import { getSession } from '../../lib/session.ts';
import { AskInline } from '../../ui/AskInline.tsx';
import { EditableText } from '../../ui/EditableText.tsx';
import { RoomMark } from '../../ui/marks.tsx';
import { toast, toastError } from '../../ui/Toaster.tsx';
import { placeName } from './MoveForm.tsx';
import type { LivePost } from './useLivePosts.ts';

const readAgain = () => queryClient.invalidateQueries({ queryKey: ['listLivePosts'] });

/** A post that a room reads now. */
export function LivePostRow({ post }: { post: LivePost }) {
  const [isAsking, setIsAsking] = useState(false);
  const bin = useRef<HTMLButtonElement>(null);
  const params = { postId: post.id };
  const time = formatTime(new Date(post.created_at));
  const what = `post of ${time} to ${placeName(post.room_name)}`;
  const remove = async () => {
    try {
      await send('deletePost', { params });
      await readAgain();
      toast('Post deleted');
      return undefined;
    } catch (error) {
      const text = messageOf(error, 'The post is still there. Please try again.');
      toastError('Error deleting post', text);
      return text;
    }
  };
  return (
    <li>
      <p className="unsent-h">
        <RoomMark room={post.room_name} size={16} />
        <b>{placeName(post.room_name)}</b>
        <span className="dim num">{time}</span>
      </p>
      {isAsking ? (
        <AskInline
          question="Delete this post? The room no longer sees it."
          onConfirm={remove}
          onCancel={() => {
            setIsAsking(false);
            requestAnimationFrame(() => bin.current?.focus());
          }}
        />
      ) : (
        <EditableText
          long
          label={what}
          draft={`live-post:${getSession()?.id}:text:${post.id}`}
          value={post.content}
          maxLength={limits.post}
          beside={
            <button
              ref={bin}
              type="button"
              className="btn btn-quiet btn-sm btn-icon"
              aria-label={`Delete ${what}`}
              onClick={() => setIsAsking(true)}
            >
              <Trash2 className="ic" aria-hidden />
            </button>
          }
          validate={(text) => (text.trim() === '' ? refusals['post.blank'] : undefined)}
          onSave={async (content) => {
            await send('updatePost', { params, body: { content } });
            await readAgain();
          }}
          failure={{
            title: 'Error updating post',
            text: (error) => messageOf(error, 'There was a problem updating the post.'),
          }}
        >
          <p className="story unsent-t">{post.content}</p>
        </EditableText>
      )}
    </li>
  );
}
