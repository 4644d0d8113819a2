import { t } from '../../../../lib/text.ts';
import { quoted } from '../../../../parts/condition-text.ts';
import { useRooms } from '../../../../parts/rooms.tsx';
import { Choice } from '../Choice.tsx';
import { unreadPosts } from '../condition-choices.ts';
import type { KindFieldsProps, KindForm } from './kind-form.ts';

export const unread: KindForm<'unread'> = {
  label: t('A room has not read a post'),
  first: (choices, by_minute) => {
    const [post] = unreadPosts(choices);
    return post && { kind: 'unread', room_name: post.room_name, post_id: post.id, by_minute };
  },
  Fields: UnreadFields,
};

function UnreadFields({ condition, choices, onChange }: KindFieldsProps<'unread'>) {
  const { placeName } = useRooms();
  const posts = unreadPosts(choices);
  const postsOf = (role: string) => posts.filter(({ room_name }) => room_name === role);
  return (
    <Choice
      label={t('Post')}
      value={condition.post_id}
      isKnown={posts.some(({ id }) => id === condition.post_id)}
      onChange={(value) => {
        const post = posts.find(({ id }) => id === Number(value));
        if (post) onChange({ ...condition, room_name: post.room_name, post_id: post.id });
      }}
    >
      {choices.roles
        .filter((role) => postsOf(role).length > 0)
        .map((role) => (
          <optgroup key={role} label={placeName(role)}>
            {postsOf(role).map(({ id, content }) => (
              <option key={id} value={id}>
                {quoted(content)}
              </option>
            ))}
          </optgroup>
        ))}
    </Choice>
  );
}
