import type { Answer, Calls } from '@vincere/contract';
import { limits } from '@vincere/contract/constants';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { messageOf, send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { refusalText } from '../../../lib/words/refusal-text.ts';
import { AskInline } from '../../../ui/editable/AskInline.tsx';
import { EditableText } from '../../../ui/editable/EditableText.tsx';
import { toast, toastError } from '../../../ui/toasts/Toaster.tsx';
import { PostDetails } from './PostDetails.tsx';

/** The text of a stored post, edited in place. It can also be deleted, but not while it is being edited. */
export function EditablePost({
  post,
  what,
  question,
  draft,
  className,
  beside,
  hasButtonsBelow,
  onChanged,
}: {
  post: Pick<Answer<Calls['listPosts']>[number], 'id' | 'content' | 'author' | 'likes'>;
  /** Names the post in the labels of its buttons, for example `post by Ada`. */
  what: string;
  /** The question asked before it is deleted. */
  question: string;
  draft: string;
  className: string;
  /** More buttons, shown before Delete. */
  beside?: ReactNode;
  /** The buttons stand below the text. */
  hasButtonsBelow?: boolean;
  /** Reads the posts again; called after a change. */
  onChanged: () => Promise<void>;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const params = { postId: post.id };
  const text = <p className={className}>{post.content}</p>;
  if (isAsking)
    return (
      <>
        {text}
        <AskInline
          question={question}
          onConfirm={() => deletePost(post.id, onChanged)}
          onCancel={() => {
            setIsAsking(false);
            // The button is back after the next render.
            requestAnimationFrame(() => deleteButton.current?.focus());
          }}
        />
      </>
    );
  return (
    <EditableText
      long
      {...(hasButtonsBelow && { hasButtonsBelow })}
      label={what}
      draft={draft}
      value={post.content}
      maxLength={limits.post}
      beside={
        <>
          <PostDetails post={post} what={what} onChanged={onChanged} />
          {beside}
          <button
            ref={deleteButton}
            type="button"
            className="button button-quiet button-sm button-icon"
            aria-label={t('Delete {what}', { what })}
            onClick={() => setIsAsking(true)}
          >
            <Trash2 className="icon" aria-hidden />
          </button>
        </>
      }
      validate={(newText) => (newText.trim() === '' ? refusalText('post.blank') : undefined)}
      onSave={async (content) => {
        await send('updatePost', { params, body: { content } });
        await onChanged();
      }}
      failure={{
        title: t('Error updating post'),
        text: (error) => messageOf(error, t('There was a problem updating the post.')),
      }}
    >
      {text}
    </EditableText>
  );
}

/** Deletes a post. Returns why it is still there; undefined if it is deleted. */
async function deletePost(postId: number, onChanged: () => Promise<void>): Promise<string | undefined> {
  try {
    await send('deletePost', { params: { postId } });
    await onChanged();
    toast(t('Post deleted'));
    return undefined;
  } catch (error) {
    const text = messageOf(error, t('The post is still there. Please try again.'));
    toastError(t('Error deleting post'), text);
    return text;
  }
}
