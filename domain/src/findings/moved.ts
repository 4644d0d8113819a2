import { smallestGroup } from '../reports/agreement.ts';
import { stayedAndMoved } from '../reports/shift.ts';
import { flowsIn, sum } from './figures.ts';
import { type FindingRules, fewestPeople, finding, inEachStage, type SentenceWords } from './finding.ts';

export type MovedNumbers = {
  kind: 'moved';
  moved: number;
  /** Everybody with both a room vote and a final decision of their own. */
  of: number;
  moves: { from: number; to: number; people: number }[];
  /** The room votes of each decision. */
  room_votes: { decision_id: number; people: number }[];
};

const texts = {
  title: '{moved} people changed their minds in stage {stage}.',
  roomsLed: 'In the rooms, {decision} led with {most} of {votes}.',
  roomsLevel: 'In the rooms, {decisions} were level.',
  fromTo: 'All of them went from {from} to {to}.',
  from: 'All of them left {from}: {targets}.',
  target: '{people} for {decision}',
  around: 'They moved: {moves}.',
  move: '{people} from {from} to {to}',
  question: '{moved} of {people} changed their minds in stage {stage}. What had they heard in between?',
} as const;

/**
 * People left the decision of their room vote for another. Decisions that a facilitator recorded, and people without a final
 * decision, count neither as moved nor as stayed.
 */
export const movedPeople: FindingRules<MovedNumbers> = {
  use: { weight: 90 },
  find: inEachStage((stage) => {
    const flows = flowsIn(stage);
    const { stayed, moved: people } = stayedAndMoved(flows);
    const of = stayed + people;
    if (of < smallestGroup || people < fewestPeople) return [];
    const moves = flows
      .flatMap(({ from, to, people: some }) =>
        from === null || to === null || from === to ? [] : [{ from, to, people: some }],
      )
      .toSorted((a, b) => b.people - a.people || a.from - b.from || a.to - b.to);
    const room_votes = stage.decisions.map(({ id }) => ({
      decision_id: id,
      people: sum(flows.map((flow) => (flow.from === id ? flow.people : 0))),
    }));
    const numbers: MovedNumbers = { kind: 'moved', moved: people, of, moves, room_votes };
    return [finding(stage, numbers, { source: { kind: 'shift' }, strength: people / of })];
  }),
  texts,
  sentences: (numbers, words) => ({
    title: words.say(texts.title, { moved: numbers.moved, stage: numbers.stage_number }),
    details: [leadInRooms(numbers, words), movesInWords(numbers, words)],
  }),
  bars: ({ room_votes, moves }) =>
    room_votes.map(({ decision_id, people }) => {
      const count = (some: typeof moves) => sum(some.map((move) => move.people));
      const leaverCount = count(moves.filter(({ from }) => from === decision_id));
      const newcomerCount = count(moves.filter(({ to }) => to === decision_id));
      return { outlined: people, filled: people - leaverCount + newcomerCount };
    }),
  questionTitle: 'Changed their minds',
  phase: 'why',
  question: (numbers, { say }) =>
    say(texts.question, { stage: numbers.stage_number, moved: numbers.moved, people: numbers.of }),
};

/** Returns which decision led in the rooms. People who moved had a room vote, so there was one. */
function leadInRooms({ room_votes }: MovedNumbers, { say, list, letter }: SentenceWords): string {
  const most = Math.max(...room_votes.map(({ people }) => people));
  const leaders = room_votes
    .filter(({ people }) => people === most)
    .map(({ decision_id }) => letter(decision_id));
  const votes = sum(room_votes.map(({ people }) => people));
  return leaders.length > 1
    ? say(texts.roomsLevel, { decisions: list(leaders) })
    : say(texts.roomsLed, { decision: list(leaders), most, votes });
}

function movesInWords({ moves }: MovedNumbers, { say, list, letter }: SentenceWords): string {
  const sources = [...new Set(moves.map(({ from }) => from))];
  const [first] = moves;
  if (first === undefined || sources.length > 1)
    return say(texts.around, {
      moves: list(
        moves.map(({ from, to, people }) => say(texts.move, { people, from: letter(from), to: letter(to) })),
      ),
    });
  const from = letter(first.from);
  if (moves.length === 1) return say(texts.fromTo, { from, to: letter(first.to) });
  const targets = moves.map(({ to, people }) => say(texts.target, { people, decision: letter(to) }));
  return say(texts.from, { from, targets: list(targets) });
}
