import type { Room } from '@vincere/domain';
import { useEffect, useMemo, useRef } from 'react';
import { plural, t } from '../../lib/text.ts';
import { useRooms } from '../../parts/rooms.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { fieldId } from './PersonLine.tsx';
import { choiceText, countChoices, nameOf, type Person, type Places, placeOf } from './places.ts';
import { RoomColumn } from './RoomColumn.tsx';
import styles from './room-assignment.module.css';

const byName = new Intl.Collator('en', { sensitivity: 'base' });

/** The rooms with the people that the preview assigns to them, and how many people get which choice. */
export function Preview({
  people,
  places,
  hasStarted,
  onMove,
  onPin,
  onSay,
}: {
  people: readonly Person[];
  places: Places;
  hasStarted: boolean;
  onMove: (person: Person, room: Room) => void;
  onPin: (person: Person, isPinned: boolean) => void;
  /** Announces an action to screen readers. */
  onSay: (text: string) => void;
}) {
  const { roles, rooms, hasStandardTitles, placeName } = useRooms();
  const movedId = useRef<number | null>(null);
  // The moved person is now in another list, so move the focus there.
  useEffect(() => {
    if (movedId.current !== null) document.getElementById(fieldId(movedId.current))?.focus();
    movedId.current = null;
  }, [places]);
  const sortedPeople = useMemo(
    () => [...people].sort((person, other) => byName.compare(nameOf(person), nameOf(other))),
    [people],
  );
  const peopleIn = (room: Room) => sortedPeople.filter((person) => placeOf(person, places).room === room);
  const move = (person: Person, room: Room) => {
    movedId.current = person.user_run_id;
    onMove(person, room);
    const choice = hasStandardTitles ? choiceText(person, room) : '';
    const facts = { name: nameOf(person), room: placeName(room) };
    onSay(
      choice === ''
        ? t('{name} moves to {room} and stays there.', facts)
        : t('{name} moves to {room}, {choice}, and stays there.', { ...facts, choice }),
    );
  };
  const shownRooms = rooms.filter((room) => room !== 'dashboard' || peopleIn(room).length > 0);
  return (
    <>
      <ChoiceFigures
        counts={countChoices(people, places)}
        sizes={roles.map((role) => peopleIn(role).length)}
      />
      {hasStarted && (
        <p className="notice">
          <span>
            {t(
              'The run has started: people who change rooms are in the new one at once. A vote stays in the room where it was cast.',
            )}
          </span>
        </p>
      )}
      <p className="hint">
        {t(
          'Choose another room next to a name, or drag the name with a mouse. People you move stay there when you assign again; the pin keeps or releases anyone.',
        )}
      </p>
      <div className={styles.roomColumns}>
        {shownRooms.map((room) => (
          <RoomColumn
            key={room}
            room={room}
            people={peopleIn(room)}
            places={places}
            onMove={move}
            onPin={(person, isPinned) => {
              onPin(person, isPinned);
              const facts = { name: nameOf(person), room: placeName(room) };
              onSay(
                isPinned
                  ? t('{name} stays in {room}.', facts)
                  : t('{name} no longer has to stay in {room}.', facts),
              );
            }}
            onDropped={(id) => {
              const person = people.find(({ user_run_id }) => user_run_id === id);
              if (person && placeOf(person, places).room !== room) move(person, room);
            }}
          />
        ))}
      </div>
      <p className="visually-hidden">
        {plural(people.length, '{count} person in all.', '{count} people in all.')}
      </p>
    </>
  );
}

/** How many people get which choice, and the sizes of the rooms. */
function ChoiceFigures({
  counts,
  sizes,
}: {
  counts: ReturnType<typeof countChoices>;
  sizes: readonly number[];
}) {
  const { hasStandardTitles } = useRooms();
  return (
    <Figures
      className={styles.choiceFigures}
      items={[
        ...(hasStandardTitles
          ? ([
              [t('First choice'), counts.first],
              [t('Second choice'), counts.second],
              [t('Third choice'), counts.third],
              [t('Later'), counts.later],
              [t('No preference'), counts.unranked],
            ] as const)
          : []),
        [t('People in a room'), range(sizes)],
      ]}
    />
  );
}

/** Returns the range of room sizes, such as `4` or `4 to 5`. */
function range(sizes: readonly number[]): string {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return least === most ? String(least) : t('{least} to {most}', { least, most });
}
