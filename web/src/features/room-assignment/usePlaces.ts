import type { Room } from '@vincere/domain';
import { useState } from 'react';
import { placeName } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { assignAnew, followMoves, nameOf, type Person, type Place, type Places, placeOf } from './places.ts';

const none: Places = new Map();

/**
 * The preview as the facilitator shapes it: assigned once when the people are known, from then on only when asked. Whom a
 * colleague moves meanwhile is there, unless kept elsewhere.
 */
export function usePlaces(people: readonly Person[] | undefined) {
  const [places, setPlaces] = useState<Places | null>(null);
  const [known, setKnown] = useState(people);
  const [isShaped, setIsShaped] = useState(false);
  const [said, say] = useState('');
  if (places === null && people !== undefined && people.length > 0) setPlaces(assignAnew(people, none));
  if (people !== undefined && people !== known) {
    setKnown(people);
    const followed = followMoves(known ?? [], people, places ?? none);
    if (followed.moved.length > 0) {
      setPlaces(followed.places);
      say(t('Moved meanwhile: {people}.', { people: followed.moved.map(whereTo).join(', ') }));
    }
  }
  const put = (person: Person, change: Partial<Place>) => {
    setIsShaped(true);
    setPlaces((all) => new Map(all).set(person.user_run_id, { ...placeOf(person, all ?? none), ...change }));
  };
  return {
    places: places ?? none,
    /** Something was done by hand that closing would lose. */
    isShaped,
    /** The last action, as text for the screen and for screen readers. */
    said,
    say,
    /** A person who is moved by hand stays in that room. */
    move: (person: Person, room: Room) => put(person, { room, isFixed: true, isNews: false }),
    fix: (person: Person, isFixed: boolean) => put(person, { isFixed }),
    /** Assigns everybody else again. Returns whether that changed anything. */
    again: (): boolean => {
      const next = assignAnew(people ?? [], places ?? none);
      setPlaces(next);
      return (people ?? []).some((one) => placeOf(one, next).room !== placeOf(one, places ?? none).room);
    },
  };
}

const whereTo = (person: Person) =>
  t('{name} to {room}', { name: nameOf(person), room: placeName(person.room_name) });
