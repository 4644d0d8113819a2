import { reachedAll } from '../fact-states.ts';
import { decisionSupportedBy } from '../facts.ts';
import type { Role } from '../rooms.ts';
import { type DecidedStage, isChosenInTie, type StageFigures, sum } from './figures.ts';
import { fewestPeople, finding, type WeighedFinding } from './finding.ts';

/**
 * Finds key facts that rooms had and that never left them. If these rooms had only one person together, the finding would be
 * about what that person kept, so there is none.
 */
export function unsharedFacts(stage: DecidedStage): WeighedFinding[] {
  const keptFacts = stage.facts.filter(({ spread }) => spread === 'kept');
  const rooms = keptFacts.flatMap((fact) => fact.rooms);
  if (!areSeveralIn(rooms, stage)) return [];
  const numbers = { kind: 'unshared-facts', facts: keptFacts.length, of: stage.facts.length } as const;
  const strength = keptFacts.length / stage.facts.length;
  return [finding(stage, numbers, { source: { kind: 'facts' }, strength })];
}

/** Returns whether several people were in these rooms, so that a finding about the rooms is not about a single person. */
export function areSeveralIn(rooms: readonly Role[], { shift }: Pick<StageFigures, 'shift'>): boolean {
  const there = shift?.rooms.filter(({ room_name }) => rooms.some((room) => room === room_name)) ?? [];
  return sum(there.flatMap(({ flows }) => flows.map(({ people }) => people))) >= fewestPeople;
}

/**
 * Returns whether a stage has a key fact that several people could read, that was read, that stayed in its rooms, and that argues
 * against the decision taken.
 */
export function hasReadFactAgainst(stage: DecidedStage): boolean {
  return stage.facts.some(
    (fact) =>
      fact.isRead &&
      fact.spread === 'kept' &&
      argueAgainst(fact, stage.chosen_decision_id) &&
      areSeveralIn(fact.rooms, stage),
  );
}

/** Returns whether a key fact argues against a decision: it opposes it, or supports another one. */
export function argueAgainst(
  { supports, opposes }: { supports: readonly number[]; opposes: readonly number[] },
  decisionId: number | null,
): boolean {
  return opposes.some((id) => id === decisionId) || supports.some((id) => id !== decisionId);
}

/**
 * Finds what the key facts of a stage point to if all are put together, where the group chose something else and some facts did
 * not reach everybody.
 */
export function pooledFacts(stage: DecidedStage): WeighedFinding[] {
  const { facts, decisions, chosen_decision_id } = stage;
  const decision_id = decisionSupportedBy(
    facts,
    decisions.map(({ id }) => id),
  );
  const isIncomplete = facts.some(({ spread }) => !reachedAll(spread));
  if (decision_id === null || decision_id === chosen_decision_id || !isIncomplete) return [];
  const numbers = {
    kind: 'pooled-facts',
    decision_id,
    facts: facts.length,
    chosen_decision_id,
    chosen_in_tie: isChosenInTie(stage),
  } as const;
  return [finding(stage, numbers, { source: { kind: 'facts' }, strength: 1 })];
}
