import type { RoomSetting } from '@vincere/domain';
import { Pencil } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../lib/text.ts';
import { RoomMark } from '../../../parts/marks.tsx';
import { roomsFor } from '../../../parts/rooms.tsx';
import { Button } from '../../../ui/Button.tsx';
import { BareSwitch } from '../../../ui/choices/Switch.tsx';
import type { EditedSimulation } from '../../authoring/useSimulation.ts';
import { RoomForm } from './RoomForm.tsx';
import styles from './RoomsEditor.module.css';
import { withRoom } from './room-texts.ts';
import { useSaveRooms } from './useSaveRooms.ts';

/** A room of a simulation, with a switch and, when open, a form for its texts. */
export function RoomRow({
  simulation,
  room,
  isOpen,
  onOpen,
}: {
  simulation: EditedSimulation;
  room: RoomSetting;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}) {
  const save = useSaveRooms(simulation);
  const [pending, setPending] = useState<boolean>();
  const edit = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { placeName, personaName, personaOf, roomText } = roomsFor([room]);
  const title = placeName(room.room_name);
  const isInUse = pending ?? room.in_use;
  const change = async (in_use: boolean) => {
    setPending(in_use);
    await save(withRoom(simulation.rooms, { ...room, in_use }));
    setPending(undefined);
  };
  const close = () => {
    flushSync(() => onOpen(false));
    edit.current?.focus();
  };
  return (
    <li className={styles.room} data-room={room.room_name} data-open={isOpen || undefined}>
      <div className={styles.line} data-off={!isInUse || undefined}>
        <BareSwitch
          label={t('{room} is in use', { room: title })}
          checked={isInUse}
          onChange={(next) => void change(next)}
        />
        <RoomMark room={room.room_name} size={28} isOff={!isInUse} />
        <b id={id}>{title}</b>
        {isOpen ? (
          <span className={`meta-text ${styles.standardTitle}`}>
            {room.title !== null &&
              t('instead of {room}', { room: roomsFor(null).placeName(room.room_name) })}
          </span>
        ) : isInUse ? (
          <>
            <span className={styles.persona}>
              {personaName(room.room_name)}{' '}
              <span className="meta-text">{personaOf(room.room_name).handle}</span>
            </span>
            <span className={`meta-text ${styles.text}`}>{roomText(room.room_name)}</span>
          </>
        ) : (
          <span className={`meta-text ${styles.persona}`}>{t('Not in use')}</span>
        )}
        {!isOpen && (
          <Button
            ref={edit}
            kind="quiet"
            size="sm"
            className={`button-icon ${styles.edit}`}
            aria-label={t('Edit {room}', { room: title })}
            onClick={() => onOpen(true)}
          >
            <Pencil className="icon" aria-hidden />
          </Button>
        )}
      </div>
      {isOpen && (
        <RoomForm key={room.room_name} simulation={simulation} room={room} labelledBy={id} onClose={close} />
      )}
    </li>
  );
}
