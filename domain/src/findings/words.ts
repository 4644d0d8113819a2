import type { Role } from '../rooms.ts';
import type { Finding } from './finding.ts';

/** The sentences of findings. Decisions in them are letters, each with its title where it is named first. */
export const findingTexts = {
  tie: 'Stage {stage} was a tie.',
  tiedVotes: '{decisions} had {votes} votes each.',
  tiedVotesAndOther: '{decisions} had {votes} votes each, {other} had {less}.',
  tieByFacilitator: 'The facilitator chose {decision}.',
  tieByRooms: 'The rooms decided for {decision}.',
  tieByTime: 'The rooms were level too. {decision} had reached its votes first.',
  forced: 'Stage {stage} closed with decisions missing.',
  missing: '{missing} of {people} people had made no final decision.',
  room: 'The room {room} disagreed with the group in stage {stage}.',
  roomVotes:
    '{votes} of {people} there chose {decision}. The group chose {chosen} with {chosenVotes} of {cast}.',
  roomVotesInTie:
    '{votes} of {people} there chose {decision}. The facilitator chose {chosen} in a tie, with {chosenVotes} of {cast}.',
  moved: '{moved} people changed their minds in stage {stage}.',
  roomsLed: 'In the rooms, {decision} led with {most} of {votes}.',
  roomsLevel: 'In the rooms, {decisions} were level.',
  movedFromTo: 'All of them went from {from} to {to}.',
  movedFrom: 'All of them left {from}: {targets}.',
  movedTarget: '{people} for {decision}',
  movedAround: 'They moved: {moves}.',
  move: '{people} from {from} to {to}',
  onlyFact: 'The only key fact of stage {stage} never left its room.',
  oneFact: 'One of {of} key facts in stage {stage} never left its room.',
  facts: '{facts} of {of} key facts in stage {stage} never left their rooms.',
  forecast: 'Most expected another decision in stage {stage}.',
  namedByNobody: 'Nobody expected {decision}, which was taken.',
  namedByOne: 'One of {of} expected {decision}, which was taken.',
  named: '{named} of {of} expected {decision}, which was taken.',
  expected: '{people} expected {decision}, {votes} chose it.',
  minority: '{votes} of {of} chose {decision} in stage {stage}.',
  minorityReasons: 'The group chose {chosen}. The reasons of the minority are in the report.',
  minorityInTie: 'The facilitator chose {chosen} in a tie. The reasons of the minority are in the report.',
  pooled: 'Put together, the key facts of stage {stage} ({facts}) support {decision}.',
  chosenByGroup: 'The group chose {chosen}.',
  chosenInTie: 'The facilitator chose {chosen} in a tie.',
  lettered: '{letter} ({title})',
  slowest: 'Stage {stage} was the slowest by its clock.',
  slowestTime: 'It took {time} of {clock}; {others}.',
  stageTime: 'stage {stage} took {time} of {clock}',
  runningTime: 'The run took {time}.',
  oneStage: 'It had one stage.',
  stages: 'It had {stages} stages.',
  path: 'The group met {met} of {of} scenarios.',
  wholePath: 'The group met every scenario of the simulation.',
  lastDecision: 'Stage {stage} ended with {decision}.',
  onlyDecision: 'There was no other decision.',
  decisions: 'The group chose among {offered} decisions.',
  noDecision: 'Stage {stage} ended without a decision.',
} as const;
export type FindingText = (typeof findingTexts)[keyof typeof findingTexts];

/** The ways in which a reader's language writes the parts of a sentence. */
export type FindingWords = {
  /** Translates a text and fills its `{names}`. */
  say: (text: FindingText, facts: Readonly<Record<string, string | number>>) => string;
  /** Joins names, such as `A and B`. */
  list: (names: readonly string[]) => string;
  /** The decisions of the stage, in their order. */
  decisions: LetteredDecisions;
  /** Returns the title that a room had in the stage. */
  room: (room: Role) => string;
  /** Writes a time, in seconds. */
  time: (seconds: number) => string;
};

/** The decisions of a stage in the order of their letters. */
type LetteredDecisions = readonly { id: number; title_of_decision: string }[];

/** Returns the letter of a decision, by its place in the stage; a question mark if the stage doesn't have it. */
export function letterIn(decisions: readonly { id: number }[], decisionId: number): string {
  const index = decisions.findIndex(({ id }) => id === decisionId);
  return index < 0 ? '?' : String.fromCharCode(65 + index);
}

/** Returns a finding as a sentence, and further sentences with its numbers (may be empty). */
export function findingInWords(finding: Finding, words: FindingWords): { title: string; details: string } {
  const { title, details } = sentencesOf(finding, { ...words, letter: lettersWithTitles(words) });
  return { title, details: details.join(' ') };
}

/** The longest title of a decision in a sentence, in characters. */
const longestTitle = 60;

/** Returns a function that names a decision by its letter, and adds its title the first time. */
function lettersWithTitles({ decisions, say }: FindingWords): SentenceWords['letter'] {
  const namedIds = new Set<number>();
  return (id) => {
    const letter = letterIn(decisions, id);
    const title = decisions.find((decision) => decision.id === id)?.title_of_decision ?? '';
    if (title === '' || namedIds.has(id)) return letter;
    namedIds.add(id);
    return say(findingTexts.lettered, { letter, title: shortTitle(title) });
  };
}

function shortTitle(title: string): string {
  const characters = Array.from(title);
  if (characters.length <= longestTitle) return title;
  const start = characters.slice(0, longestTitle - 1).join('');
  return `${start.trimEnd()}…`;
}

type SentenceWords = FindingWords & {
  /** Returns the letter of a decision, with its title where a sentence names it first. */
  letter: (decisionId: number) => string;
};
type Sentences = { title: string; details: string[] };
type Of<Kind extends Finding['kind']> = Extract<Finding, { kind: Kind }>;

function sentencesOf(finding: Finding, words: SentenceWords): Sentences {
  const { say, letter, room, time } = words;
  const texts = findingTexts;
  const stage = finding.stage_number;
  switch (finding.kind) {
    case 'tie':
      return { title: say(texts.tie, { stage }), details: tieDetails(finding, words) };
    case 'forced':
      return {
        title: say(texts.forced, { stage }),
        details: [say(texts.missing, { missing: finding.missing, people: finding.of })],
      };
    case 'room-against-group':
      return {
        title: say(texts.room, { room: room(finding.room_name), stage }),
        details: [
          say(finding.chosen_in_tie ? texts.roomVotesInTie : texts.roomVotes, {
            votes: finding.votes,
            people: finding.of,
            decision: letter(finding.decision_id),
            chosen: letter(finding.chosen_decision_id),
            chosenVotes: finding.chosen_votes,
            cast: finding.cast,
          }),
        ],
      };
    case 'moved':
      return {
        title: say(texts.moved, { moved: finding.moved, stage }),
        details: [leadInRooms(finding, words), movesInWords(finding, words)],
      };
    case 'unshared-facts':
      return { title: unsharedInWords(finding, words), details: [] };
    case 'forecast':
      return { title: say(texts.forecast, { stage }), details: forecastDetails(finding, words) };
    case 'minority':
      return {
        title: say(texts.minority, {
          votes: finding.votes,
          of: finding.of,
          decision: letter(finding.decision_id),
          stage,
        }),
        details: [
          say(finding.chosen_in_tie ? texts.minorityInTie : texts.minorityReasons, {
            chosen: letter(finding.chosen_decision_id),
          }),
        ],
      };
    case 'pooled-facts':
      return {
        title: say(texts.pooled, { stage, facts: finding.facts, decision: letter(finding.decision_id) }),
        details: [
          say(finding.chosen_in_tie ? texts.chosenInTie : texts.chosenByGroup, {
            chosen: letter(finding.chosen_decision_id),
          }),
        ],
      };
    case 'slowest':
      return { title: say(texts.slowest, { stage }), details: [timesInWords(finding, words)] };
    case 'running-time':
      return {
        title: say(texts.runningTime, { time: time(finding.seconds) }),
        details: [
          finding.stages === 1 ? say(texts.oneStage, {}) : say(texts.stages, { stages: finding.stages }),
        ],
      };
    case 'path':
      return finding.met === finding.of
        ? { title: say(texts.wholePath, {}), details: [] }
        : { title: say(texts.path, { met: finding.met, of: finding.of }), details: [] };
    case 'last-decision':
      return lastDecision(finding, words);
  }
}

function tieDetails(finding: Of<'tie'>, { say, list, letter }: SentenceWords): string[] {
  const decisions = list(finding.tied.map(letter));
  const [other] = finding.others;
  const decision = letter(finding.chosen_decision_id);
  const settledBy = {
    facilitator: findingTexts.tieByFacilitator,
    rooms: findingTexts.tieByRooms,
    first: findingTexts.tieByTime,
  }[finding.decided_by];
  return [
    other === undefined
      ? say(findingTexts.tiedVotes, { decisions, votes: finding.votes_each })
      : say(findingTexts.tiedVotesAndOther, {
          decisions,
          votes: finding.votes_each,
          other: letter(other.decision_id),
          less: other.votes,
        }),
    say(settledBy, { decision }),
  ];
}

/** Returns which decision led in the rooms. People who moved had a room vote, so there was one. */
function leadInRooms({ room_votes }: Of<'moved'>, { say, list, letter }: SentenceWords): string {
  const most = Math.max(...room_votes.map(({ people }) => people));
  const leaders = room_votes
    .filter(({ people }) => people === most)
    .map(({ decision_id }) => letter(decision_id));
  const votes = room_votes.reduce((total, { people }) => total + people, 0);
  return leaders.length > 1
    ? say(findingTexts.roomsLevel, { decisions: list(leaders) })
    : say(findingTexts.roomsLed, { decision: list(leaders), most, votes });
}

function movesInWords({ moves }: Of<'moved'>, { say, list, letter }: SentenceWords): string {
  const sources = [...new Set(moves.map(({ from }) => from))];
  const [first] = moves;
  if (first === undefined || sources.length > 1)
    return say(findingTexts.movedAround, {
      moves: list(
        moves.map(({ from, to, people }) =>
          say(findingTexts.move, { people, from: letter(from), to: letter(to) }),
        ),
      ),
    });
  const from = letter(first.from);
  if (moves.length === 1) return say(findingTexts.movedFromTo, { from, to: letter(first.to) });
  const targets = moves.map(({ to, people }) =>
    say(findingTexts.movedTarget, { people, decision: letter(to) }),
  );
  return say(findingTexts.movedFrom, { from, targets: list(targets) });
}

function unsharedInWords({ facts, of, stage_number: stage }: Of<'unshared-facts'>, { say }: SentenceWords) {
  if (of === 1) return say(findingTexts.onlyFact, { stage });
  return facts === 1
    ? say(findingTexts.oneFact, { of, stage })
    : say(findingTexts.facts, { facts, of, stage });
}

function forecastDetails(
  { chosen_decision_id, named, of, expected }: Of<'forecast'>,
  { say, letter }: SentenceWords,
): string[] {
  const decision = letter(chosen_decision_id);
  const texts = findingTexts;
  const first =
    named === 0
      ? say(texts.namedByNobody, { decision })
      : named === 1
        ? say(texts.namedByOne, { of, decision })
        : say(texts.named, { named, of, decision });
  if (expected === null) return [first];
  const { people, votes } = expected;
  return [say(texts.expected, { people, votes, decision: letter(expected.decision_id) }), first];
}

function timesInWords({ seconds, clock_seconds, others }: Of<'slowest'>, { say, list, time }: SentenceWords) {
  return say(findingTexts.slowestTime, {
    time: time(seconds),
    clock: time(clock_seconds),
    others: list(
      others.map((other) =>
        say(findingTexts.stageTime, {
          stage: other.stage_number,
          time: time(other.seconds),
          clock: time(other.clock_seconds),
        }),
      ),
    ),
  });
}

function lastDecision(
  { decision_id, offered, stage_number: stage }: Of<'last-decision'>,
  { say, letter }: SentenceWords,
): Sentences {
  if (decision_id === null) return { title: say(findingTexts.noDecision, { stage }), details: [] };
  return {
    title: say(findingTexts.lastDecision, { stage, decision: letter(decision_id) }),
    details: [offered === 1 ? say(findingTexts.onlyDecision, {}) : say(findingTexts.decisions, { offered })],
  };
}
