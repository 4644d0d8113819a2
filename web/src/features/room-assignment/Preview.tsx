import { type Room, roles, rooms } from '@vincere/domain';
import { useEffect, useMemo, useRef } from 'react';
import { formatCount, placeName } from '../../lib/format.ts';
import { Figures } from '../../ui/Figures.tsx';
import { fieldId } from './PersonLine.tsx';
import { choiceText, countChoices, nameOf, type Person, type Places, placeOf } from './places.ts';
import { RoomColumn } from './RoomColumn.tsx';

const byName = new Intl.Collator('en', { sensitivity: 'base' });

/** The rooms as they would be, with who gets which choice. */
export function Preview({
  people,
  places,
  hasStarted,
  onMove,
  onFix,
  onSay,
}: {
  people: readonly Person[];
  places: Places;
  hasStarted: boolean;
  onMove: (person: Person, room: Room) => void;
  onFix: (person: Person, isFixed: boolean) => void;
  /** Tells a screen reader what was done. */
  onSay: (text: string) => void;
}) {
  const moved = useRef<number | null>(null);
  // Who is moved stands in another list now: the focus goes along.
  useEffect(() => {
    if (moved.current !== null) document.getElementById(fieldId(moved.current))?.focus();
    moved.current = null;
  }, [places]);
  const sorted = useMemo(
    () => [...people].sort((one, other) => byName.compare(nameOf(one), nameOf(other))),
    [people],
  );
  const inside = (room: Room) => sorted.filter((person) => placeOf(person, places).room === room);
  const move = (person: Person, room: Room) => {
    moved.current = person.user_run_id;
    onMove(person, room);
    const choice = choiceText(person, room);
    onSay(`${nameOf(person)} goes to ${placeName(room)}${choice && `, ${choice}`}, and is kept there.`);
  };
  const counts = countChoices(people, places);
  const sizes = roles.map((role) => inside(role).length);
  const shown = rooms.filter((room) => room !== 'dashboard' || inside(room).length > 0);
  return (
    <>
      <Figures
        items={[
          ['First choice', counts.first],
          ['Second choice', counts.second],
          ['Third choice', counts.third],
          ['Later', counts.later],
          ['No preference', counts.unranked],
          ['People in a room', range(sizes)],
        ]}
      />
      {hasStarted && (
        <p className="notice">
          <span>
            The run has started: whoever changes rooms is in the new one at once. A vote stays in the room
            where it was cast.
          </span>
        </p>
      )}
      <p className="hint">
        Choose another room beside a name, or drag it there with a mouse. Whom you move is kept there when you
        assign anew; the pin keeps anyone, or lets them go.
      </p>
      <div className="asg-g">
        {shown.map((room) => (
          <RoomColumn
            key={room}
            room={room}
            people={inside(room)}
            places={places}
            onMove={move}
            onFix={(person, isFixed) => {
              onFix(person, isFixed);
              onSay(`${nameOf(person)} is ${isFixed ? 'kept in' : 'no longer kept in'} ${placeName(room)}.`);
            }}
            onDropped={(id) => {
              const person = people.find(({ user_run_id }) => user_run_id === id);
              if (person && placeOf(person, places).room !== room) move(person, room);
            }}
          />
        ))}
      </div>
      <p className="sr">{formatCount(people.length, 'person', 'people')} in all.</p>
    </>
  );
}

/** `4` or `4 to 5`. */
function range(sizes: readonly number[]): string {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return least === most ? String(least) : `${least} to ${most}`;
}
