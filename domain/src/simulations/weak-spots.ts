import { roomsHolding } from '../facts/facts.ts';
import { conditionProblemMessages } from '../post-conditions/post-condition.ts';
import { conditionProblems } from '../post-conditions/problems.ts';
import { roomsInUse, titleOfRoom } from '../rooms/room-settings.ts';
import { type Role, type Room, roleName } from '../rooms/rooms.ts';
import { fill } from '../text/text.ts';
import { factSpots } from './fact-spots.ts';
import { words } from './reading-time.ts';
import type { Scenario, Stage, WrittenSimulation } from './written-simulation.ts';

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

/** The share of the stage clock above which reading leaves too little time to discuss and decide. */
const maxReadingShare = 0.5;

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

/** Returns the weak spots of a scenario, in which the room that reads longest takes `seconds`. */
export function weakSpots(
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
