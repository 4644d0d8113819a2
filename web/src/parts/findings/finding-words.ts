import { type FindingWords, fill } from '@vincere/domain';
import { formatClock } from '../../lib/format.ts';
import { translated } from '../../lib/text.ts';
import { listNames } from '../../lib/words/list-names.ts';
import { roomsFor } from '../rooms.tsx';

/** Returns how findings of a stage, and questions made from them, are written in the reader's language. */
export function findingWords({
  decisions,
  room_texts,
}: {
  decisions: FindingWords['decisions'];
  room_texts: Parameters<typeof roomsFor>[0];
}): FindingWords {
  return {
    say: (sentence, facts) => fill(translated(sentence), facts),
    list: listNames,
    decisions,
    room: roomsFor(room_texts).placeName,
    time: formatClock,
  };
}
