import { castIn, type DecidedStage, isChosenInTie, votesFor } from './figures.ts';
import { fewestPeople, finding, type WeighedFinding } from './finding.ts';

/** Finds rooms whose votes had a single leader other than the decision of the group. One vote is not the view of a room. */
export function roomsAgainstGroup(stage: DecidedStage): WeighedFinding[] {
  const { chosen_decision_id } = stage;
  return stage.rooms.flatMap(({ room_name, decision_id, votes, tied, cast: of }) => {
    if (decision_id === null || decision_id === chosen_decision_id) return [];
    if (tied.length > 0 || votes < fewestPeople) return [];
    const numbers = {
      kind: 'room-against-group',
      room_name,
      decision_id,
      votes,
      of,
      chosen_decision_id,
      chosen_votes: votesFor(stage, chosen_decision_id),
      cast: castIn(stage),
      chosen_in_tie: isChosenInTie(stage),
    } as const;
    return [finding(stage, numbers, { source: { kind: 'rooms' }, strength: votes / of })];
  });
}
