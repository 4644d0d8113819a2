import type { Role, Room } from './rooms.ts';
import { roomOf, type When } from './when.ts';

/** The sentence of each reason why the conditions of a post can never hold, or may hold too late. */
export const whenSpotMessages = {
  'when-gone': 'A condition of this post refers to something that no longer exists',
  'when-no-way': 'This post can never appear: no way through the decision “{title}” leads to this scenario',
  'when-excluded': 'This post can never appear: its conditions exclude each other',
  'when-not-carried': 'This post can never appear: no room can put the key fact “{fact}” on the table',
  'when-room-unused': 'This post can never appear: it waits for a room that is not in use: {room}',
  'when-after-clock': 'This post waits until minute {minute}, when the stage clock has already run out',
} as const;

/** A reason why the conditions of a post can never hold, or may hold too late. `facts` fill its sentence. */
export type WhenSpot = {
  kind: keyof typeof whenSpotMessages;
  facts: Readonly<Record<string, string | number>>;
};

type Decision = {
  id: number;
  title_of_decision: string;
  link_next_scenario_id: number | null;
  conditions: readonly { id: number }[];
};
type Stage = {
  duration_seconds: number | null;
  scenarios: readonly { id: number; decisions: readonly Decision[] }[];
};

/** The parts of a simulation on which it depends whether the conditions of a post can hold. */
export type WhenSource = {
  /** The stages in the order of their numbers. */
  stages: readonly Stage[];
  /** The key facts of the scenario of the post, with the rooms of what carries them, and the ids of posts among it. */
  facts: readonly {
    id: number;
    text: string;
    carriers: readonly { room_name: Room; post_id?: number | undefined }[];
  }[];
  /** The authored posts of that scenario. */
  posts: readonly { id: number }[];
  /** The rooms in use. */
  rooms: readonly Role[];
};

/**
 * Returns the reasons why a post of a scenario can never appear, or may wait longer than the stage clock, as far as they follow
 * from the simulation alone. `id` is undefined for a post that is not stored yet. `titleOf` returns the title of a room. In a scenario that no way reaches, nothing is said about
 * earlier decisions: no post of it can appear.
 */
export function whenSpots(
  { id, when }: { id: number | undefined; when: readonly When[] },
  scenarioId: number,
  source: WhenSource,
  titleOf: (room: Role) => string,
): WhenSpot[] {
  const spots = when.flatMap((condition) => spotsOf(condition, id, scenarioId, source, titleOf));
  const neverAlone = spots.some(({ kind }) => kind !== 'when-after-clock');
  if (!neverAlone && excludeEachOther(when, scenarioId, source))
    spots.push({ kind: 'when-excluded', facts: {} });
  return spots;
}

function spotsOf(
  condition: When,
  postId: number | undefined,
  scenarioId: number,
  source: WhenSource,
  titleOf: (room: Role) => string,
): WhenSpot[] {
  const room = roomOf(condition);
  if (room !== null && !source.rooms.includes(room))
    return [{ kind: 'when-room-unused', facts: { room: titleOf(room) } }];
  switch (condition.kind) {
    case 'decided':
    case 'condition': {
      const decision = decisionOf(condition, source);
      if (decision === undefined) return [{ kind: 'when-gone', facts: {} }];
      if (isReached(scenarioId, source, []) && !isReached(scenarioId, source, [decision.id]))
        return [{ kind: 'when-no-way', facts: { title: decision.title_of_decision } }];
      return [];
    }
    case 'leans': {
      const scenario = source.stages
        .flatMap(({ scenarios }) => scenarios)
        .find(({ id }) => id === scenarioId);
      const isThere = scenario?.decisions.some(({ id }) => id === condition.decision_id) ?? false;
      return isThere ? [] : [{ kind: 'when-gone', facts: {} }];
    }
    case 'on-table': {
      const fact = source.facts.find(({ id }) => id === condition.fact_id);
      if (fact === undefined) return [{ kind: 'when-gone', facts: {} }];
      // Nobody can put what is in the dashboard on the table, nor the post that waits for it.
      const isCarried = fact.carriers.some(
        ({ room_name, post_id }) =>
          source.rooms.some((one) => one === room_name) && (post_id === undefined || post_id !== postId),
      );
      return isCarried ? [] : [{ kind: 'when-not-carried', facts: { fact: fact.text } }];
    }
    case 'not-on-table':
      return source.facts.some(({ id }) => id === condition.fact_id)
        ? lateSpots(condition, scenarioId, source)
        : [{ kind: 'when-gone', facts: {} }];
    case 'unread':
      return source.posts.some(({ id }) => id === condition.post_id)
        ? lateSpots(condition, scenarioId, source)
        : [{ kind: 'when-gone', facts: {} }];
    case 'voted':
      return [];
  }
}

function lateSpots(
  { by_minute: minute }: Extract<When, { by_minute: number }>,
  scenarioId: number,
  { stages }: WhenSource,
): WhenSpot[] {
  const clock = stages.find(({ scenarios }) =>
    scenarios.some(({ id }) => id === scenarioId),
  )?.duration_seconds;
  return clock != null && minute * 60 >= clock ? [{ kind: 'when-after-clock', facts: { minute } }] : [];
}

/** Returns whether conditions that can each hold can never hold together. */
function excludeEachOther(when: readonly When[], scenarioId: number, source: WhenSource): boolean {
  const contradict = when.some((one) =>
    when.some(
      (other) =>
        (one.kind === 'condition' &&
          other.kind === 'condition' &&
          one.condition_id === other.condition_id &&
          one.is_met !== other.is_met) ||
        (one.kind === 'leans' &&
          other.kind === 'leans' &&
          one.room_name === other.room_name &&
          one.decision_id !== other.decision_id),
    ),
  );
  if (contradict) return true;
  const required = when.flatMap((condition) => decisionOf(condition, source)?.id ?? []);
  return isReached(scenarioId, source, []) && !isReached(scenarioId, source, required);
}

/** Returns the earlier decision that a condition needs; undefined if it needs none or the decision no longer exists. */
function decisionOf(condition: When, { stages }: WhenSource): Decision | undefined {
  const decisions = stages.flatMap(({ scenarios }) => scenarios.flatMap((scenario) => scenario.decisions));
  if (condition.kind === 'decided') return decisions.find(({ id }) => id === condition.decision_id);
  if (condition.kind !== 'condition') return undefined;
  return decisions.find(({ conditions }) => conditions.some(({ id }) => id === condition.condition_id));
}

/**
 * Returns whether a run can reach a scenario after it took all these decisions. A run takes one decision in each stage, so of a
 * stage with a required decision only that decision leads on.
 */
function isReached(scenarioId: number, { stages }: WhenSource, required: readonly number[]): boolean {
  const [first] = stages[0]?.scenarios ?? [];
  let reached: readonly (number | null)[] = first ? [first.id] : [];
  for (const { scenarios } of stages) {
    if (scenarios.some(({ id }) => id === scenarioId)) return reached.includes(scenarioId);
    const requiredHere = scenarios
      .flatMap(({ decisions }) => decisions)
      .flatMap(({ id }) => (required.includes(id) ? [id] : []));
    reached = scenarios
      .filter(({ id }) => reached.includes(id))
      .flatMap(({ decisions }) => decisions)
      .filter(({ id }) => requiredHere.every((one) => one === id))
      .map(({ link_next_scenario_id }) => link_next_scenario_id);
  }
  return false;
}
