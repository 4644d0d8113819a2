import { type Flow, movesOf, stayedAndMoved } from '@vincere/domain';
import { plural, t } from '../../../lib/text.ts';
import { listChoices, listNames } from '../../../lib/words/list-names.ts';
import { letterOf } from '../../../parts/marks.tsx';

/*
 * The shift in words. Decisions are named by their letters: `decisionIds` has their order.
 */

/** Returns how many of those with both votes changed their minds, and which decisions they left. */
export function shiftSentence(flows: readonly Flow[], decisionIds: readonly number[]): string {
  const { stayed, moved } = stayedAndMoved(flows);
  const people = stayed + moved;
  if (!flows.some(({ from }) => from !== null)) return t('Nobody cast a room vote, so nobody could move.');
  if (people === 0) return t('Nobody gave both a room vote and a final decision.');
  if (moved === 0) return t('Nobody moved');
  const sources = movesOf(flows, decisionIds).left.map(({ id, people: left }) => ({
    letter: letterOf(decisionIds.indexOf(id)),
    left,
  }));
  const [first, ...others] = sources;
  if (first === undefined) return t('{moved} of {people} changed their minds', { moved, people });
  if (others.length === 0)
    return moved === 1
      ? t('1 of {people} moved, away from {decision}', { people, decision: first.letter })
      : t('{moved} of {people} changed their minds, all of them away from {decision}', {
          moved,
          people,
          decision: first.letter,
        });
  return t('{moved} of {people} changed their minds: {sources}', {
    moved,
    people,
    sources: listNames(
      sources.map(({ letter, left }) => t('{left} left {decision}', { left, decision: letter })),
    ),
  });
}

/** Returns sentences about those who stayed, the decisions that nobody left, and those that only people without a room vote joined. */
export function shiftDetails(flows: readonly Flow[], decisionIds: readonly number[]): string {
  const { stayed, moved } = stayedAndMoved(flows);
  const sentences: string[] = [];
  if (stayed > 0)
    sentences.push(
      plural(
        stayed,
        'One person kept the decision of their room vote.',
        '{count} people kept the decision of their room vote.',
      ),
    );
  if (moved === 0) return sentences.join(' ');
  const { kept, joined } = movesOf(flows, decisionIds);
  const letter = (id: number) => letterOf(decisionIds.indexOf(id));
  if (kept.length > 0)
    sentences.push(t('Nobody left {decisions}.', { decisions: listChoices(kept.map(letter)) }));
  for (const { id, people } of joined)
    sentences.push(
      plural(
        people,
        'Only one person without a room vote joined {decision}.',
        'Only {count} people without a room vote joined {decision}.',
        { decision: letter(id) },
      ),
    );
  return sentences.join(' ');
}

/** Returns how many people of a room moved, in a few words. */
export function movedOf(flows: readonly Flow[]): string {
  const { stayed, moved } = stayedAndMoved(flows);
  if (stayed + moved === 0) return t('Nobody gave both a room vote and a final decision.');
  return moved === 0 ? t('Nobody moved') : t('{moved} of {people} moved', { moved, people: stayed + moved });
}

/** Returns each flow in words, such as `3 from A to A, 1 from B to A`. */
export function flowsInWords(flows: readonly Flow[], decisionIds: readonly number[]): string {
  const [noVote, noDecision] = [t('no room vote@@from'), t('no final decision@@to')];
  const place = (id: number | null, none: string) => (id === null ? none : letterOf(decisionIds.indexOf(id)));
  return flows
    .map(({ from, to, people }) =>
      t('{people} from {from} to {to}', {
        people,
        from: place(from, noVote),
        to: place(to, noDecision),
      }),
    )
    .join(', ');
}

export function countOf(flows: readonly Flow[], isCounted: (flow: Flow) => boolean): number {
  return flows.filter(isCounted).reduce((sum, { people }) => sum + people, 0);
}
