import { tally } from '../votes/tally.ts';
import { roomTurnout } from '../votes/turnout.ts';
import type { ConditionRules } from './post-condition.ts';

/** A room leans to a decision: at least half of it has voted, and the decision alone has the most votes. */
export const leans: ConditionRules<'leans'> = {
  exists: ({ decision_id }, { decisions }) => decisions.includes(decision_id),
  holds: ({ room_name, decision_id }, { seats, votes }) => {
    const { voted, ballots } = roomTurnout(room_name, seats, votes);
    if (ballots === 0 || voted * 2 < ballots) return false;
    const { leaders } = tally(votes.filter((vote) => vote.room_name === room_name));
    return leaders.length === 1 && leaders[0] === decision_id;
  },
  problems: ({ decision_id }, { scenarioId, source }) => {
    const scenario = source.stages.flatMap(({ scenarios }) => scenarios).find(({ id }) => id === scenarioId);
    const isThere = scenario?.decisions.some(({ id }) => id === decision_id) ?? false;
    return isThere ? [] : [{ kind: 'when-gone', facts: {} }];
  },
  excludes: (condition, other) =>
    condition.room_name === other.room_name && condition.decision_id !== other.decision_id,
  part: 'decision',
  keyIn: ({ decision }) => decision,
  idIn: ({ decision_id }) => decision_id,
  toPackage: ({ kind, room_name }, { key }) => ({ kind, room_name, decision: key }),
  fromPackage: ({ kind, room_name }, { id }) => ({ kind, room_name, decision_id: id }),
  example: 'leans: Economist, B',
  itemCount: 2,
  toCell: ({ room_name, decision }, { room, letter }) => [room(room_name), letter(null, decision)],
  fromCell: ([room = '', letter = ''], lookups) => {
    const [room_name, decision] = [lookups.role(room), lookups.decision(null, letter)];
    return room_name === null || decision === null ? null : { kind: 'leans', room_name, decision };
  },
};
