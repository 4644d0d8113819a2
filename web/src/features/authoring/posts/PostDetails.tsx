import type { Answer, Calls } from '@vincere/contract';
import { limits } from '@vincere/contract/constants';
import { UserPen } from 'lucide-react';
import { useState } from 'react';
import { messageOf, send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useFormDialog } from '../../../ui/dialogs/useFormDialog.ts';
import { TextField } from '../../../ui/Field.tsx';
import { problemOfCount } from './post-fields.ts';

type Post = Pick<Answer<Calls['listPosts']>[number], 'id' | 'author' | 'likes'>;

/** A button that opens the author and the likes of a stored post, to change them. */
export function PostDetails({
  post,
  what,
  onChanged,
}: {
  post: Post;
  /** Names the post, for example `post by Ada`. */
  what: string;
  onChanged: () => Promise<void>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-quiet button-sm button-icon"
        aria-label={t('Author and likes of {what}', { what })}
        onClick={() => setIsOpen(true)}
      >
        <UserPen className="icon" aria-hidden />
      </button>
      {isOpen && <PostDetailsDialog post={post} onChanged={onChanged} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PostDetailsDialog({
  post,
  onChanged,
  onClose,
}: {
  post: Post;
  onChanged: () => Promise<void>;
  onClose: () => void;
}) {
  const { register, errors, dialog } = useFormDialog({
    defaultValues: { name: post.author.name, handle: post.author.handle, likes: String(post.likes) },
    save: async ({ name, handle, likes }) => {
      await send('updatePost', {
        params: { postId: post.id },
        body: { author: { name, handle }, likes: Number(likes) },
      });
      await onChanged();
    },
    failureOf: (error) => messageOf(error, t('There was a problem updating the post.')),
    onClose,
  });
  return (
    <FormDialog {...dialog} title={t('Author and likes')} action={[t('Save'), t('Saving')]}>
      <TextField
        label={t('Author@@of a post')}
        maxLength={limits.name}
        autoComplete="off"
        hint={t('Leave it empty to let the post speak for the room.')}
        {...register('name')}
      />
      <TextField label={t('Handle')} maxLength={limits.name} autoComplete="off" {...register('handle')} />
      <TextField
        label={t('Likes')}
        inputMode="numeric"
        autoComplete="off"
        error={errors.likes?.message}
        {...register('likes', { required: t('Enter a whole number.'), validate: problemOfCount })}
      />
    </FormDialog>
  );
}
