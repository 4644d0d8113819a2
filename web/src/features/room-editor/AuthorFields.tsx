import { limits } from '@vincere/contract/constants';
import type { Room } from '@vincere/domain';
import { t } from '../../lib/text.ts';
import { useRooms } from '../../parts/rooms.tsx';
import { TextField } from '../../ui/Field.tsx';
import { type PostFields, problemOfCount } from '../authoring/posts/post-fields.ts';
import styles from './PostComposer.module.css';

/** Author, handle and likes of a new post. Empty fields are filled in from the room. */
export function AuthorFields({
  fields,
  room,
  onChange,
}: {
  fields: PostFields;
  room: Room;
  onChange: (fields: PostFields) => void;
}) {
  const { personaName, personaOf } = useRooms();
  const problem = problemOfCount(fields.likes);
  return (
    <div className={styles.authorFields}>
      <TextField
        label={t('Author@@of a post')}
        maxLength={limits.name}
        autoComplete="off"
        placeholder={personaName(room)}
        value={fields.name}
        onChange={(event) => onChange({ ...fields, name: event.target.value })}
      />
      <TextField
        label={t('Handle')}
        maxLength={limits.name}
        autoComplete="off"
        placeholder={personaOf(room).handle}
        value={fields.handle}
        onChange={(event) => onChange({ ...fields, handle: event.target.value })}
      />
      <TextField
        label={t('Likes')}
        inputMode="numeric"
        autoComplete="off"
        error={problem === true ? undefined : problem}
        value={fields.likes}
        onChange={(event) => onChange({ ...fields, likes: event.target.value })}
      />
    </div>
  );
}
