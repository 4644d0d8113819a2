import { refuse } from '../refusal.ts';
import { type Role, type Room, roles } from '../rooms/rooms.ts';

export const factLimit = 12;

/** The ids of the posts and files that carry a fact, and of the decisions that it supports and opposes. */
export type FactLinks = {
  posts: readonly number[];
  files: readonly number[];
  supports: readonly number[];
  opposes: readonly number[];
};

/** Refuses `fact.limit` if a scenario has its twelve facts already. */
export function requireWithinFactLimit(existing: number): void {
  if (existing >= factLimit) refuse('fact.limit', { limit: factLimit });
}

/**
 * Refuses `fact.no-carrier` for a fact that nothing would carry. A fact that nothing carries already, because what carried it
 * was deleted or a workbook had no files, may stay so. `before` is the stored fact, or null for a new one.
 */
export function requireCarrier(links: Carriers, before: Carriers | null): void {
  const isBare = ({ posts, files }: Carriers) => posts.length + files.length === 0;
  if (isBare(links) && (before === null || !isBare(before))) refuse('fact.no-carrier');
}

type Carriers = Pick<FactLinks, 'posts' | 'files'>;

/**
 * Checks the links of a fact against the authored posts, the files and the decisions of its scenario, by their ids. Refuses
 * `fact.foreign-carrier` for another post or file, `fact.foreign-decision` for another decision, and `fact.contradictory` if
 * the fact both supports and opposes a decision.
 */
export function requireFactLinks(
  links: FactLinks,
  scenario: { posts: readonly number[]; files: readonly number[]; decisions: readonly number[] },
): void {
  const areIn = (ids: readonly number[], knownIds: readonly number[]) =>
    ids.every((id) => knownIds.includes(id));
  if (!areIn(links.posts, scenario.posts) || !areIn(links.files, scenario.files))
    refuse('fact.foreign-carrier');
  if (!areIn([...links.supports, ...links.opposes], scenario.decisions)) refuse('fact.foreign-decision');
  if (links.supports.some((id) => links.opposes.includes(id))) refuse('fact.contradictory');
}

/** Refuses `fact.other-order` unless `order` contains each fact of a scenario, in `existing`, exactly once. */
export function requireFactOrder(order: readonly number[], existing: readonly number[]): void {
  const listedIds = new Set(order);
  if (
    listedIds.size < order.length ||
    order.length !== existing.length ||
    !existing.every((id) => listedIds.has(id))
  )
    refuse('fact.other-order');
}

/** Returns the rooms in use that hold a fact, in their order. What the dashboard carries is held by every room. */
export function roomsHolding(
  carriers: readonly { room_name: Room }[],
  inUse: readonly Role[] = roles,
): Role[] {
  const carrying = new Set(carriers.map(({ room_name }) => room_name));
  return inUse.filter((role) => carrying.has('dashboard') || carrying.has(role));
}

export type Weighed = Pick<FactLinks, 'supports' | 'opposes'>;

/** Returns the balance of a decision: the number of facts that support it minus the number of facts that oppose it. */
export function balanceOf(facts: readonly Weighed[], decisionId: number): number {
  const count = (kind: keyof Weighed) => facts.filter((fact) => fact[kind].includes(decisionId)).length;
  return count('supports') - count('opposes');
}

/** Returns the decisions with the highest balance over these facts: several if they are level, none without facts. */
export function bestSupported(facts: readonly Weighed[], decisionIds: readonly number[]): number[] {
  if (facts.length === 0) return [];
  const balances = decisionIds.map((id) => ({ id, balance: balanceOf(facts, id) }));
  const highest = Math.max(...balances.map(({ balance }) => balance));
  return balances.filter(({ balance }) => balance === highest).map(({ id }) => id);
}

/** Returns the decision with the single highest balance over these facts; null without facts, or if several are level. */
export function decisionSupportedBy(
  facts: readonly Weighed[],
  decisionIds: readonly number[],
): number | null {
  const [first, ...others] = bestSupported(facts, decisionIds);
  return others.length === 0 ? (first ?? null) : null;
}
