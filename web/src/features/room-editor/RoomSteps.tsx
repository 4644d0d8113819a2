import { personas, type Room, rooms } from '@vincere/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';

/** From the dialog of one room to the next or the one before, so that all are filled in one go. */
export function RoomSteps({ room, onRoom }: { room: Room; onRoom: (room: Room) => void }) {
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
        <ChevronLeft className="ic" aria-hidden />
        Previous Room
        {before && <span className="sr">: {personas[before].name}</span>}
      </Button>
      <Button
        kind="line"
        aria-disabled={next === undefined || undefined}
        onClick={() => next && onRoom(next)}
      >
        Next Room
        {next && <span className="sr">: {personas[next].name}</span>}
        <ChevronRight className="ic" aria-hidden />
      </Button>
    </>
  );
}
