import type { Room } from '@vincere/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { rich, t } from '../../lib/text.ts';
import { useRooms } from '../../parts/rooms.tsx';
import { Button } from '../../ui/Button.tsx';
import { sr } from '../../ui/sr.tsx';

/** Buttons that lead from the dialog of one room to the next or the previous one. */
export function RoomSteps({ room, onRoom }: { room: Room; onRoom: (room: Room) => void }) {
  const { rooms, roomName } = useRooms();
  const at = rooms.indexOf(room);
  const before = rooms[at - 1];
  const next = rooms[at + 1];
  return (
    <>
      <Button
        kind="line"
        aria-disabled={before === undefined || undefined}
        onClick={() => before && onRoom(before)}
      >
        <ChevronLeft className="icon" aria-hidden />
        {before
          ? rich('Previous Room<sr>: {persona}</sr>', { persona: roomName(before), sr })
          : t('Previous Room')}
      </Button>
      <Button
        kind="line"
        aria-disabled={next === undefined || undefined}
        onClick={() => next && onRoom(next)}
      >
        {next ? rich('Next Room<sr>: {persona}</sr>', { persona: roomName(next), sr }) : t('Next Room')}
        <ChevronRight className="icon" aria-hidden />
      </Button>
    </>
  );
}
