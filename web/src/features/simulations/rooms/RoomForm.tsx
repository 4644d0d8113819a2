import { maxPersonaName, maxRoomDescription, maxRoomTitle } from '@vincere/contract/constants';
import { shared } from '@vincere/contract/messages';
import type { Role, RoomSetting } from '@vincere/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRead } from '../../../lib/api.ts';
import { plural, t } from '../../../lib/text.ts';
import { roomsFor } from '../../../parts/rooms.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextArea, TextField } from '../../../ui/Field.tsx';
import type { EditedSimulation } from '../../authoring/useSimulation.ts';
import styles from './RoomsEditor.module.css';
import {
  changesPersona,
  mistakeIn,
  noTexts,
  type TypedTexts,
  typedTexts,
  withRoom,
  withTexts,
} from './room-texts.ts';
import { useSaveRooms } from './useSaveRooms.ts';

const standard = roomsFor(null);

/** The texts of a room. An empty field keeps the standard text, which it shows as a placeholder. */
export function RoomForm({
  simulation,
  room,
  labelledBy,
  onClose,
}: {
  simulation: EditedSimulation;
  room: RoomSetting;
  labelledBy: string;
  onClose: () => void;
}) {
  const save = useSaveRooms(simulation);
  const authors = useRead('listRoomAuthors', { params: { simulationId: simulation.id } });
  const [typed, setTyped] = useState(() => typedTexts(room));
  const [isRenaming, setIsRenaming] = useState(false);
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { room_name } = room;
  const changedRoom = withTexts(room, typed);
  const posts = authors.data?.find((roomPosts) => roomPosts.room_name === room_name)?.posts ?? 0;
  const canRename = posts > 0 && changesPersona(room, changedRoom);
  const submit = async () => {
    const settings = withRoom(simulation.rooms, changedRoom);
    const mistake = mistakeIn(settings);
    setError(mistake);
    if (mistake !== undefined) return first.current?.focus();
    setIsSaving(true);
    const isSaved = await save(settings, canRename && isRenaming ? [room_name] : []);
    setIsSaving(false);
    if (isSaved) onClose();
  };
  return (
    <form
      className={styles.form}
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <RoomFields
        room={room_name}
        typed={typed}
        error={error}
        first={first}
        onType={(changes) => {
          setError(undefined);
          setTyped({ ...typed, ...changes });
        }}
      />
      <div className={`${styles.wide} ${styles.foot}`}>
        {canRename && (
          <label className={styles.rename}>
            <input
              type="checkbox"
              checked={isRenaming}
              onChange={(event) => setIsRenaming(event.target.checked)}
            />
            <span>
              {plural(posts, 'Rename “{name}” in {count} post', 'Rename “{name}” in {count} posts', {
                name: roomsFor([room]).personaName(room_name),
              })}
            </span>
          </label>
        )}
        <span className={styles.buttons}>
          <Button kind="quiet" size="sm" disabled={isSaving} onClick={() => setTyped(noTexts)}>
            {t('Standard Names')}
          </Button>
          <Button kind="line" size="sm" disabled={isSaving} onClick={onClose}>
            {t(shared.cancel)}
          </Button>
          <Button type="submit" size="sm" busy={isSaving}>
            {isSaving ? t('Saving') : t('Save')}
          </Button>
        </span>
      </div>
    </form>
  );
}

function RoomFields({
  room,
  typed,
  error,
  first,
  onType,
}: {
  room: Role;
  typed: TypedTexts;
  error: string | undefined;
  first: RefObject<HTMLInputElement | null>;
  onType: (changes: Partial<TypedTexts>) => void;
}) {
  const type = (field: keyof TypedTexts) => (event: { target: { value: string } }) =>
    onType({ [field]: event.target.value });
  return (
    <>
      <TextField
        ref={first}
        label={t('Title@@of a room')}
        maxLength={maxRoomTitle}
        autoComplete="off"
        placeholder={standard.placeName(room)}
        error={error}
        value={typed.title}
        onChange={type('title')}
      />
      <TextField
        label={t('Persona')}
        maxLength={maxPersonaName}
        autoComplete="off"
        placeholder={standard.personaName(room)}
        value={typed.persona}
        onChange={type('persona')}
      />
      <TextField
        label={t('Handle')}
        maxLength={maxPersonaName}
        autoComplete="off"
        placeholder={standard.personaOf(room).handle}
        value={typed.handle}
        onChange={type('handle')}
      />
      <div className={styles.wide}>
        <TextArea
          label={t('Description')}
          rows={2}
          maxLength={maxRoomDescription}
          placeholder={standard.roomText(room)}
          value={typed.description}
          onChange={type('description')}
        />
      </div>
    </>
  );
}
