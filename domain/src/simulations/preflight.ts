import { decisionSupportedBy, roomsHolding } from '../facts/facts.ts';
import { conditionProblemMessages, type PostCondition } from '../post-conditions/post-condition.ts';
import { conditionProblems } from '../post-conditions/problems.ts';
import { type RoomSettings, roomsInUse, titleOfRoom } from '../rooms/room-settings.ts';
import { type Role, type Room, roleName } from '../rooms/rooms.ts';
import { fill } from '../text/text.ts';
import { type Way, waysFrom } from './ways.ts';

/** The assumed reading speed on a screen in words per minute. */
export const readingPace = 220;

type Decision = {
  id: number;
  title_of_decision: string;
  description_of_decision: string;
  link_next_scenario_id: number | null;
  outcome: string;
  conditions: readonly { id: number; text: string }[];
};
type Scenario = {
  id: number;
  name: string;
  description: string;
  asks_order: boolean;
  decisions: readonly Decision[];
  facts: readonly {
    id: number;
    text: string;
    supports: readonly number[];
    opposes: readonly number[];
    /** The rooms of the posts and files that carry it. */
    carriers: readonly { room_name: Room; post_id?: number | undefined }[];
  }[];
  /** The notes and posts of each room, and its number of files. The content of files is not counted as reading. */
  rooms: readonly { room_name: Room; texts: readonly string[]; files: number }[];
  /** The authored posts with their conditions. */
  posts: readonly { id: number; room_name: Room; content: string; when: readonly PostCondition[] }[];
};
type Stage = {
  id: number;
  stage_number: number;
  stage_instruction: string;
  duration_seconds: number | null;
  scenarios: readonly Scenario[];
};

/** A simulation with its texts. Stages are in the order of their numbers. Without `rooms`, it has the standard ones. */
export type WrittenSimulation = { stages: readonly Stage[]; rooms?: RoomSettings };

/** The reading time of each room in use in a scenario, in seconds. Everybody also reads the briefing room. */
export type Reading = {
  scenario_id: number;
  scenario_name: string;
  stage_number: number;
  /** The stage clock in seconds; null for none. */
  duration_seconds: number | null;
  rooms: { room_name: Role; seconds: number }[];
};

/** The sentence of each kind of weak spot. `{name}` is filled from its facts. */
export const weakSpotMessages = {
  'reading-over-clock': 'Reading takes longer than the clock of the stage',
  'reading-fills-clock': 'Reading takes more than half of the clock of the stage',
  'same-scenario': 'All decisions lead to the same scenario',
  'only-one-decision': 'There is only one decision to choose',
  'empty-rooms': 'Rooms with nothing to read yet: {count} of {rooms}',
  'no-description': 'The decision “{title}” has no description',
  'no-outcome': 'The decision “{title}” ends the simulation without an outcome',
  'no-order': 'The condition “{condition}” belongs to a scenario that asks for no order',
  'fact-without-carrier': 'Nothing carries the key fact “{fact}”',
  'fact-not-hidden': '{count} of {rooms} rooms hold the key fact “{fact}”, so it is not hidden',
  'decision-without-facts': 'No key fact supports or opposes the decision “{title}”',
  'room-without-facts': 'A room holds no key fact: {room}',
  'one-room-decides': 'The key facts of one room alone support the same decision as all of them: {room}',
  ...conditionProblemMessages,
} as const;

/** Something that works, but weaker than the author may want. */
export type WeakSpot = {
  kind: keyof typeof weakSpotMessages;
  facts: Readonly<Record<string, string | number>>;
  /** The sentence of the kind with its facts. */
  message: string;
  stage_id: number;
  scenario_id: number;
  decision_id: number | null;
  /** The post that it is about, and its room. Its text is the fact `post`. */
  post_id: number | null;
  room_name: Room | null;
};

export type Preflight = {
  readings: Reading[];
  weak_spots: WeakSpot[];
  /** Null without a first scenario, like `longest`. */
  shortest: Way | null;
  longest: Way | null;
  /** The number of ways through the simulation. */
  ways: number;
};

/** The share of the stage clock above which reading leaves too little time to discuss and decide. */
const maxReadingShare = 0.5;

/**
 * Analyses a simulation before anybody plays it. Returns the reading time of each room in each scenario beside the stage
 * clock, the weak spots, and the shortest and the longest way (by number of scenarios, then by reading time).
 */
export function preflight(simulation: WrittenSimulation): Preflight {
  const inUse = roomsInUse(simulation.rooms ?? null);
  const readings = simulation.stages.flatMap((stage) =>
    stage.scenarios.map((scenario) => readingOf(stage, scenario, inUse)),
  );
  const readingTimes = new Map(readings.map((reading) => [reading.scenario_id, longestReading(reading)]));
  const first = simulation.stages[0]?.scenarios[0];
  const ways = waysFrom(simulation, readingTimes);
  const fromFirst = first && ways.get(first.id);
  return {
    readings,
    weak_spots: simulation.stages.flatMap((stage) =>
      stage.scenarios.flatMap((scenario) =>
        weakSpots(stage, scenario, simulation, readingTimes.get(scenario.id) ?? 0),
      ),
    ),
    shortest: fromFirst?.shortest ?? null,
    longest: fromFirst?.longest ?? null,
    ways: fromFirst?.count ?? 0,
  };
}

/** Counts the words of a text. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Returns the time for reading a number of words, in seconds, rounded up. */
export function readingSeconds(words: number): number {
  return Math.ceil((words * 60) / readingPace);
}

function readingOf(stage: Stage, scenario: Scenario, inUse: readonly Role[]): Reading {
  const wordsIn = (room: Room) =>
    words(scenario.rooms.find((writtenRoom) => writtenRoom.room_name === room)?.texts ?? []);
  const sharedWords =
    words([stage.stage_instruction, scenario.description]) +
    words(
      scenario.decisions.flatMap((decision) => [
        decision.title_of_decision,
        decision.description_of_decision,
      ]),
    ) +
    wordsIn('dashboard');
  return {
    scenario_id: scenario.id,
    scenario_name: scenario.name,
    stage_number: stage.stage_number,
    duration_seconds: stage.duration_seconds,
    rooms: inUse.map((room_name) => ({
      room_name,
      seconds: readingSeconds(sharedWords + wordsIn(room_name)),
    })),
  };
}

function longestReading({ rooms }: Reading): number {
  return Math.max(...rooms.map(({ seconds }) => seconds));
}

function words(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + countWords(text), 0);
}

function isEmpty(scenario: Scenario, role: Role): boolean {
  const room = scenario.rooms.find((writtenRoom) => writtenRoom.room_name === role);
  return room === undefined || (room.files === 0 && words(room.texts) === 0);
}

/** Authors may do without outcomes. Endings without one are a weak spot only if other decisions have outcomes. */
function usesOutcomes({ stages }: WrittenSimulation): boolean {
  return stages.some(({ scenarios }) =>
    scenarios.some(({ decisions }) => decisions.some(({ outcome }) => outcome.trim() !== '')),
  );
}

function weakSpots(
  stage: Stage,
  scenario: Scenario,
  simulation: WrittenSimulation,
  seconds: number,
): WeakSpot[] {
  const spots: WeakSpot[] = [];
  const add = (
    kind: WeakSpot['kind'],
    facts: WeakSpot['facts'] = {},
    decision_id: number | null = null,
    post?: Scenario['posts'][number],
  ) =>
    spots.push({
      kind,
      facts,
      message: fill(weakSpotMessages[kind], facts),
      stage_id: stage.id,
      scenario_id: scenario.id,
      decision_id,
      post_id: post?.id ?? null,
      room_name: post?.room_name ?? null,
    });
  const clock = stage.duration_seconds;
  if (clock !== null && seconds > clock) add('reading-over-clock');
  else if (clock !== null && seconds > clock * maxReadingShare) add('reading-fills-clock');
  const inUse = roomsInUse(simulation.rooms ?? null);
  const emptyCount = inUse.filter((role) => isEmpty(scenario, role)).length;
  if (emptyCount > 0) add('empty-rooms', { count: emptyCount, rooms: inUse.length });
  const { decisions } = scenario;
  if (decisions.length === 1) add('only-one-decision');
  const next = new Set(decisions.map((decision) => decision.link_next_scenario_id));
  const [target] = next;
  const nextStage = simulation.stages.find(({ stage_number }) => stage_number === stage.stage_number + 1);
  // If the next stage has only one scenario, decisions cannot lead anywhere else.
  if (decisions.length > 1 && next.size === 1 && target !== null && (nextStage?.scenarios.length ?? 0) > 1)
    add('same-scenario');
  for (const { id, title_of_decision: title, ...decision } of decisions) {
    if (decision.description_of_decision.trim() === '') add('no-description', { title }, id);
    const ends = nextStage === undefined || decision.link_next_scenario_id === null;
    if (ends && decision.outcome.trim() === '' && usesOutcomes(simulation)) add('no-outcome', { title }, id);
    if (!scenario.asks_order)
      for (const { text } of decision.conditions) add('no-order', { condition: text }, id);
  }
  const settings = simulation.rooms ?? null;
  const factsWithHolders = scenario.facts.map((fact) => ({
    ...fact,
    held_by: roomsHolding(fact.carriers, inUse),
  }));
  const titleOf = (role: Role) => titleOfRoom(settings, role) ?? roleName(role);
  for (const spot of factSpots(factsWithHolders, decisions, inUse, titleOf))
    add(spot.kind, spot.facts, spot.decision_id ?? null);
  const source = { ...scenario, stages: simulation.stages, rooms: inUse };
  for (const post of scenario.posts)
    for (const { kind, facts } of conditionProblems(post, scenario.id, source, titleOf))
      add(kind, { ...facts, post: post.content }, null, post);
  return spots;
}

/** A weak spot of key facts, of all of them or of one decision, fact or room. */
export type FactSpot = {
  kind: WeakSpot['kind'];
  facts: WeakSpot['facts'];
  decision_id?: number;
  fact_id?: number;
  room?: Role;
};

/**
 * Returns the weak spots of the key facts of a scenario, which are `held_by` rooms in use. Returns none without facts, because
 * authors may do without them.
 */
export function factSpots(
  factsWithHolders: readonly {
    id: number;
    text: string;
    supports: readonly number[];
    opposes: readonly number[];
    held_by: readonly Role[];
  }[],
  decisions: readonly { id: number; title_of_decision: string }[],
  inUse: readonly Role[],
  titleOf: (role: Role) => string,
): FactSpot[] {
  if (factsWithHolders.length === 0) return [];
  const decisionIds = decisions.map(({ id }) => id);
  const supportedDecisionId = decisionSupportedBy(factsWithHolders, decisionIds);
  const factsOf = (role: Role) => factsWithHolders.filter(({ held_by }) => held_by.includes(role));
  return [
    ...factsWithHolders.flatMap(({ id: fact_id, text: fact, held_by }): FactSpot[] => {
      if (held_by.length === 0) return [{ kind: 'fact-without-carrier', facts: { fact }, fact_id }];
      return held_by.length * 2 > inUse.length
        ? [{ kind: 'fact-not-hidden', facts: { fact, count: held_by.length, rooms: inUse.length }, fact_id }]
        : [];
    }),
    ...decisions.flatMap(({ id, title_of_decision: title }): FactSpot[] =>
      factsWithHolders.some(({ supports, opposes }) => supports.includes(id) || opposes.includes(id))
        ? []
        : [{ kind: 'decision-without-facts', facts: { title }, decision_id: id }],
    ),
    ...inUse.flatMap((role): FactSpot[] => {
      const room = titleOf(role);
      if (factsOf(role).length === 0) return [{ kind: 'room-without-facts', facts: { room }, room: role }];
      const decides =
        supportedDecisionId !== null &&
        decisionSupportedBy(factsOf(role), decisionIds) === supportedDecisionId;
      return decides ? [{ kind: 'one-room-decides', facts: { room }, room: role }] : [];
    }),
  ];
}
