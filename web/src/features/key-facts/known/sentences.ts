import type { KnownFact, KnownStage } from '@vincere/contract';
import {
  bestSupported,
  type FactSpread,
  factsWithAll,
  isKept,
  type Role,
  type Room,
  spreadOf,
} from '@vincere/domain';
import { formatTime } from '../../../lib/format.ts';
import { plural, t } from '../../../lib/text.ts';
import { listNames } from '../../../lib/words/list-names.ts';
import { letterOf } from '../../../parts/marks.tsx';

type Stage = Pick<KnownStage, 'facts' | 'decisions'>;

/**
 * Returns how many facts never left their rooms and, if they all argue alike, for or against which decision. Facts that everybody
 * had, and those that were in no room, are counted apart.
 */
export function keptSentence(stage: Stage): string {
  const keptFacts = stage.facts.filter(isKept);
  const countOf = (spread: FactSpread) => stage.facts.filter((fact) => spreadOf(fact) === spread).length;
  const others = otherFactsText({ with_all: countOf('with-all'), in_no_room: countOf('nowhere') });
  if (keptFacts.length > 0) return [sentenceAbout(keptFacts, stage), others].join(' ').trim();
  return others === '' ? t('Every fact left its room.') : others;
}

/** Returns how many facts everybody had, and how many were in no room; empty without such facts. */
export function otherFactsText(counts: { with_all: number; in_no_room: number }): string {
  return [
    counts.with_all > 0 &&
      plural(
        counts.with_all,
        'One fact was in the Dashboard, where everybody had it.',
        '{count} facts were in the Dashboard, where everybody had them.',
      ),
    counts.in_no_room > 0 &&
      plural(
        counts.in_no_room,
        'One fact was in no room: its post did not appear, or nobody sat in its room.',
        '{count} facts were in no room: their posts did not appear, or nobody sat in their rooms.',
      ),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

function sentenceAbout(keptFacts: readonly KnownFact[], { decisions }: Stage): string {
  const count = plural(
    keptFacts.length,
    'One fact never left its room.',
    '{count} facts never left their rooms.',
  );
  const common = (side: 'supports' | 'opposes') =>
    decisions.filter(({ id }) => keptFacts.every((fact) => fact[side].includes(id)));
  const [against, ...moreAgainst] = common('opposes');
  const [forIt, ...moreFor] = common('supports');
  if (against !== undefined && moreAgainst.length === 0 && forIt === undefined)
    return `${count} ${plural(keptFacts.length, 'It argued against {decision}.', 'All argued against {decision}.', { decision: against.title_of_decision })}`;
  if (forIt !== undefined && moreFor.length === 0 && against === undefined)
    return `${count} ${plural(keptFacts.length, 'It argued for {decision}.', 'All argued for {decision}.', { decision: forIt.title_of_decision })}`;
  return count;
}

/** Returns which decision the shared facts support, and which one all facts do. Level decisions are named as level. */
export function supportSentences({ facts, decisions }: Stage): string {
  const sharedFacts = factsWithAll(facts);
  const ids = decisions.map(({ id }) => id);
  const lettersOf = (some: readonly KnownFact[]) =>
    bestSupported(some, ids).map((id) => letterOf(ids.indexOf(id)));
  return [
    sharedFacts.length === 0
      ? t('No fact was shared.')
      : lettersOf(sharedFacts).length === 1
        ? plural(
            sharedFacts.length,
            'With the one shared fact, {decision} is ahead.',
            'With the {count} shared facts, {decision} is ahead.',
            { decision: listNames(lettersOf(sharedFacts)) },
          )
        : plural(
            sharedFacts.length,
            'The one shared fact left {decisions} level.',
            'The {count} shared facts left {decisions} level.',
            { decisions: listNames(lettersOf(sharedFacts)) },
          ),
    sharedFacts.length === facts.length
      ? ''
      : lettersOf(facts).length === 1
        ? t('With all {count} facts, {decision} is ahead.', {
            count: facts.length,
            decision: listNames(lettersOf(facts)),
          })
        : t('With all {count} facts, {decisions} are level.', {
            count: facts.length,
            decisions: listNames(lettersOf(facts)),
          }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const time = (iso: string) => formatTime(new Date(iso));

/** Returns in one sentence how far a fact came. */
export function stopSentence(fact: KnownFact, placeName: (room: Room) => string): string {
  const { rooms, on_table, voiced, used, used_in_room } = fact;
  const holders = listNames(rooms.map(({ room_name }) => placeName(room_name)));
  if (used !== null)
    return t('Used at {time}, brought by {room}.', { time: time(used.at), room: placeName(used.room_name) });
  if (on_table !== null)
    return t('On the table at {time}, brought by {room}.', {
      time: time(on_table.at),
      room: placeName(on_table.room_name),
    });
  if (voiced !== null) return t('Voiced at {time}, never on the table.', { time: time(voiced.at) });
  if (used_in_room !== null)
    return t('Used in its own room at {time}. It stopped with {rooms}.', {
      time: time(used_in_room.at),
      rooms: holders,
    });
  const readTime = firstTime(rooms.map(({ read_at }) => read_at));
  if (spreadOf(fact) === 'with-all') return t('It was in the Dashboard, where everybody had it.');
  if (rooms.length === 0) return t('No room had it: its post did not appear, or nobody sat in its room.');
  return readTime === null
    ? t('Nobody opened it. It stopped with {rooms}.', { rooms: holders })
    : t('Read at {time}. It stopped with {rooms}.', { time: time(readTime), rooms: holders });
}

/** Returns what a room held, and how much of it the group got to see and decided on. */
export function ownRoomSentences(facts: readonly KnownFact[], room: Role): { held: string; came: string } {
  const roomFacts = facts.filter(({ rooms }) => rooms.some(({ room_name }) => room_name === room));
  if (roomFacts.length === 0) return { held: t('Your room held no key fact.'), came: '' };
  return {
    held: plural(roomFacts.length, 'Your room held one fact.', 'Your room held {count} facts.'),
    came: t('On the table: {shared} of {held}. Decisions rest on {used}.', {
      shared: roomFacts.filter(({ on_table }) => on_table !== null).length,
      held: roomFacts.length,
      used: roomFacts.filter(({ used, used_in_room }) => used !== null || used_in_room !== null).length,
    }),
  };
}

/** Returns the earliest of these times; null without any. */
export function firstTime(times: readonly (string | null)[]): string | null {
  return times.filter((instant) => instant !== null).toSorted()[0] ?? null;
}
