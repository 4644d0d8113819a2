import type { Role } from '../rooms/rooms.ts';
import { type StageFigures, sum } from './figures.ts';
import { fewestPeople } from './finding.ts';

/** Returns whether several people were in these rooms, so that a finding about the rooms is not about a single person. */
export function areSeveralIn(rooms: readonly Role[], { shift }: Pick<StageFigures, 'shift'>): boolean {
  const there = shift?.rooms.filter(({ room_name }) => rooms.some((room) => room === room_name)) ?? [];
  return sum(there.flatMap(({ flows }) => flows.map(({ people }) => people))) >= fewestPeople;
}

/** Returns whether a key fact argues against a decision: it opposes it, or supports another one. */
export function argueAgainst(
  { supports, opposes }: { supports: readonly number[]; opposes: readonly number[] },
  decisionId: number | null,
): boolean {
  return opposes.some((id) => id === decisionId) || supports.some((id) => id !== decisionId);
}
