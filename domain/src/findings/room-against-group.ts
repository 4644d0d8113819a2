import type { Role } from '../rooms/rooms.ts';
import { castIn, isChosenInTie, votesFor } from './figures.ts';
import { type FindingRules, fewestPeople, finding, inEachStage } from './finding.ts';

export type RoomAgainstGroupNumbers = {
  kind: 'room-against-group';
  room_name: Role;
  decision_id: number;
  votes: number;
  of: number;
  chosen_decision_id: number;
  chosen_votes: number;
  cast: number;
  /** Whether the facilitator chose the decision of the group in a tie. Missing in findings stored before it was noted. */
  chosen_in_tie?: boolean;
};

const texts = {
  title: 'The room {room} disagreed with the group in stage {stage}.',
  votes: '{votes} of {people} there chose {decision}. The group chose {chosen} with {chosenVotes} of {cast}.',
  votesInTie:
    '{votes} of {people} there chose {decision}. The facilitator chose {chosen} in a tie, with {chosenVotes} of {cast}.',
  question:
    'Most of the room {room} wanted {decision} in stage {stage}. What did that room see that the others did not?',
} as const;

/** The votes of a room had a single leader other than the decision of the group. One vote is not the view of a room. */
export const roomAgainstGroup: FindingRules<RoomAgainstGroupNumbers> = {
  use: { weight: 70 },
  find: inEachStage((stage) => {
    const { chosen_decision_id } = stage;
    return stage.rooms.flatMap(({ room_name, decision_id, votes, tied, cast: of }) => {
      if (decision_id === null || decision_id === chosen_decision_id) return [];
      if (tied.length > 0 || votes < fewestPeople) return [];
      const numbers: RoomAgainstGroupNumbers = {
        kind: 'room-against-group',
        room_name,
        decision_id,
        votes,
        of,
        chosen_decision_id,
        chosen_votes: votesFor(stage, chosen_decision_id),
        cast: castIn(stage),
        chosen_in_tie: isChosenInTie(stage),
      };
      return [finding(stage, numbers, { source: { kind: 'rooms' }, strength: votes / of })];
    });
  }),
  texts,
  sentences: (numbers, { say, letter, room }) => ({
    title: say(texts.title, { room: room(numbers.room_name), stage: numbers.stage_number }),
    details: [
      say(numbers.chosen_in_tie ? texts.votesInTie : texts.votes, {
        votes: numbers.votes,
        people: numbers.of,
        decision: letter(numbers.decision_id),
        chosen: letter(numbers.chosen_decision_id),
        chosenVotes: numbers.chosen_votes,
        cast: numbers.cast,
      }),
    ],
  }),
  bars: ({ votes, of }) => [{ outlined: of, filled: votes }],
  questionTitle: 'A room against the group',
  phase: 'what-happened',
  question: ({ stage_number: stage, room_name, decision_id }, { say, letter, room }) =>
    say(texts.question, { stage, room: room(room_name), decision: letter(decision_id) }),
};
