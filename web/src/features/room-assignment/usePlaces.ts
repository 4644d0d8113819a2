import type { Room } from '@vincere/domain';
import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { useRooms } from '../../parts/rooms.tsx';
import {
  assignPlaces,
  followMoves,
  nameOf,
  type Person,
  type Place,
  type Places,
  placeOf,
} from './places.ts';

const none: Places = new Map();

/**
 * The preview that the facilitator edits. It is assigned once when the people have loaded, and again only on request. Unpinned
 * people follow moves by other facilitators.
 */
export function usePlaces(people: readonly Person[] | undefined) {
  const { roles, placeName } = useRooms();
  const [places, setPlaces] = useState<Places | null>(null);
  const [lastPeople, setLastPeople] = useState(people);
  const [isEdited, setIsEdited] = useState(false);
  const [status, setStatus] = useState('');
  if (places === null && people !== undefined && people.length > 0)
    setPlaces(assignPlaces(people, none, roles));
  const moveText = (person: Person) =>
    t('{name} to {room}', { name: nameOf(person), room: placeName(person.room_name) });
  if (people !== undefined && people !== lastPeople) {
    setLastPeople(people);
    const followResult = followMoves(lastPeople ?? [], people, places ?? none);
    if (followResult.moved.length > 0) {
      setPlaces(followResult.places);
      setStatus(t('Moved meanwhile: {people}.', { people: followResult.moved.map(moveText).join(', ') }));
    }
  }
  const change = (person: Person, changes: Partial<Place>) => {
    setIsEdited(true);
    setPlaces((all) => new Map(all).set(person.user_run_id, { ...placeOf(person, all ?? none), ...changes }));
  };
  return {
    places: places ?? none,
    /** Whether the preview has manual changes, which closing would lose. */
    isEdited,
    /** The last action, as text for the screen and for screen readers. */
    status,
    setStatus,
    /** Moves a person and pins them there. */
    move: (person: Person, room: Room) => change(person, { room, isPinned: true, isMovedByOthers: false }),
    pin: (person: Person, isPinned: boolean) => change(person, { isPinned }),
    /** Assigns everybody else again. Returns whether that changed anything. */
    assignAgain: (): boolean => {
      const next = assignPlaces(people ?? [], places ?? none, roles);
      setPlaces(next);
      return (people ?? []).some(
        (person) => placeOf(person, next).room !== placeOf(person, places ?? none).room,
      );
    },
  };
}
