import type { StageReport } from './types.ts';

const ties = {
  rooms: 'Tie, decided by the rooms',
  first: 'Tie, the first to reach its votes',
  facilitator: 'Tie, decided by the facilitator',
} as const;

/** How a stage's decision was reached, in plain words. */
export function howDecided(stage: StageReport): string {
  const { chosen_decision, decided_by, all_user_decisions } = stage;
  if (chosen_decision === null || decided_by === null) return 'The run was ended here';
  if (decided_by !== 'majority') return ties[decided_by];
  const votes = all_user_decisions.filter(({ decision_chosen }) => decision_chosen.id === chosen_decision.id);
  return `Majority, ${votes.length} of ${all_user_decisions.length}`;
}

/** The final decisions of a stage counted, in the order of the scenario's list; without it those that got any. */
export type Counted = {
  id: number;
  title: string;
  index: number;
  count: number;
  percentage: number;
  isChosen: boolean;
  /** Level with another at the top. */
  isTied: boolean;
};

export function countFinal(stage: StageReport, offered: readonly { id: number; title: string }[]): Counted[] {
  const votes = stage.all_user_decisions.map(({ decision_chosen }) => decision_chosen);
  const all = new Map(offered.map(({ id, title }) => [id, title]));
  // What is no longer offered was voted for all the same.
  for (const { id, title_of_decision } of votes) if (!all.has(id)) all.set(id, title_of_decision);
  if (stage.chosen_decision && !all.has(stage.chosen_decision.id))
    all.set(stage.chosen_decision.id, stage.chosen_decision.title_of_decision);
  const countOf = (id: number) => votes.filter((vote) => vote.id === id).length;
  const most = Math.max(1, ...[...all.keys()].map(countOf));
  const level = [...all.keys()].filter((id) => countOf(id) === most);
  return [...all].map(([id, title], index) => ({
    id,
    title,
    index,
    count: countOf(id),
    percentage: votes.length === 0 ? 0 : Math.round((countOf(id) / votes.length) * 100),
    isChosen: stage.chosen_decision?.id === id,
    isTied: level.length > 1 && level.includes(id),
  }));
}
