import { fill, findingInWords } from '@vincere/domain';
import { formatClock } from '../../lib/format.ts';
import { listNames } from '../../lib/list-names.ts';
import { translated } from '../../lib/text.ts';
import { letterOf } from '../../parts/marks.tsx';
import { roomsFor } from '../../parts/rooms.tsx';
import type { Finding, FindingStage } from './types.ts';

/** Returns a finding as a sentence, and further sentences with its numbers. `stage` is the stage that it is about. */
export function inWords(finding: Finding, stage: FindingStage): { title: string; details: string } {
  const { placeName } = roomsFor(stage.room_texts);
  return findingInWords(finding, {
    say: (text, facts) => fill(translated(text), facts),
    list: listNames,
    letter: (id) => letterOf(stage.decisions.findIndex((decision) => decision.id === id)),
    title: (id) => stage.decisions.find((decision) => decision.id === id)?.title_of_decision ?? '',
    room: placeName,
    time: formatClock,
  });
}
