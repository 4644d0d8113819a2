import { useId, useState } from 'react';
import { messageOf, useSend } from '../../../../lib/api.ts';
import { t } from '../../../../lib/text.ts';
import { titled } from '../../../../lib/words/titled.ts';
import { useRooms } from '../../../../parts/rooms.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { FieldError } from '../../../../ui/Field.tsx';
import { toast } from '../../../../ui/toasts/Toaster.tsx';
import type { Seat } from '../../types.ts';
import { readBoard } from '../../useControlRoom.ts';
import { fullName } from '../../votes/vote-status.ts';

/** Moves a participant to another room, or to the dashboard, from where all rooms can be read. */
export function MoveForm({ seat, runId }: { seat: Seat; runId: number }) {
  const { rooms, placeName } = useRooms();
  const id = useId();
  const [to, setTo] = useState(seat.room_name);
  const move = useSend('moveParticipant');
  const submit = () =>
    move.mutate(
      { params: { userRunId: seat.user_run_id }, body: { room_name: to } },
      {
        onSuccess: () => {
          toast(
            t('Participant Moved'),
            t('{name} is now in {room}.', { name: fullName(seat), room: placeName(to) }),
          );
          readBoard(runId);
        },
      },
    );
  return (
    <div className="field">
      <label htmlFor={id}>{t('Move to another room')}</label>
      <div className="row">
        <select
          id={id}
          className="input input-sm"
          value={to}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTo(rooms.find((room) => room === event.target.value) ?? seat.room_name)}
        >
          {rooms.map((room) => (
            <option key={room} value={room}>
              {placeName(room)}
            </option>
          ))}
        </select>
        <Button kind="line" busy={move.isPending} disabled={to === seat.room_name} onClick={submit}>
          {move.isPending ? t('Moving') : t('Move')}
        </Button>
      </div>
      <p className="hint" id={`${id}-hint`}>
        {t(
          'A vote stays in the room where it was cast. On the dashboard they read every room and vote the final decision only.',
        )}
      </p>
      {move.isError && (
        <FieldError>
          {titled(t('Failed to move participant'), messageOf(move.error, t('They are where they were.')))}
        </FieldError>
      )}
    </div>
  );
}
