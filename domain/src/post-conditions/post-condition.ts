import type { Role, Room } from '../rooms/rooms.ts';

/** The largest number of conditions of a post. */
export const postConditionLimit = 3;

/** The latest minute of a stage by which a condition can be judged: one day. */
export const maxByMinute = 1440;

/** A condition for a post to appear. Ids are those of this simulation. */
export type PostCondition =
  | { kind: 'decided'; scenario_id: number; decision_id: number }
  | { kind: 'condition'; condition_id: number; is_met: boolean }
  | { kind: 'leans'; room_name: Role; decision_id: number }
  | { kind: 'on-table'; fact_id: number }
  | { kind: 'not-on-table'; fact_id: number; by_minute: number }
  | { kind: 'unread'; room_name: Role; post_id: number; by_minute: number }
  /** Null: everybody who is seated in one of the rooms. */
  | { kind: 'voted'; room_name: Role | null };

/**
 * A condition for a post to appear, in a package. It refers to other parts by their keys: `scenario` is a scenario of an
 * earlier stage, and everything without a `scenario` is in the scenario of the post.
 */
export type PackagePostCondition =
  | { kind: 'decided'; scenario: string; decision: string }
  | { kind: 'condition'; scenario: string; condition: string; is_met: boolean }
  | { kind: 'leans'; room_name: Role; decision: string }
  | { kind: 'on-table'; fact: string }
  | { kind: 'not-on-table'; fact: string; by_minute: number }
  | { kind: 'unread'; room_name: Role; post: string; by_minute: number }
  /** Null: everybody who is seated in one of the rooms. */
  | { kind: 'voted'; room_name: Role | null };

export type PostConditionKind = PostCondition['kind'];

/** The parts of a simulation to which the conditions of a post may refer. */
export type ConditionSubjects = {
  /** The decisions of earlier stages, each with its scenario and the ids of its conditions. */
  earlier: readonly { id: number; scenario_id: number; conditions: readonly number[] }[];
  /** The ids of the decisions, the facts and the authored posts of the scenario. */
  decisions: readonly number[];
  facts: readonly number[];
  posts: readonly { id: number; room_name: Room }[];
  /** The rooms in use. */
  rooms: readonly Role[];
};

/** The state of a run on which the conditions of its posts depend. Times are running time since the start of the stage, in ms. */
export type StageState = {
  stageMs: number;
  /** The closed scenarios with their decisions, and the judged conditions of those decisions. */
  closed: readonly {
    scenario_id: number;
    decision_id: number | null;
    conditions: readonly { id: number; is_met: boolean | null }[];
  }[];
  /** The room votes that count, and the seats. */
  votes: readonly { seat_id: number; room_name: Room; decision_chosen_id: number }[];
  seats: readonly { id: number; room_name: Room }[];
  /** The facts of the scenario, each with the posts and files that carry it. */
  facts: readonly { id: number; posts: readonly number[]; files: readonly number[] }[];
  /** The posts and files that were put on the table, with the time at which they were taken back, or null. */
  items: readonly {
    post_id: number | null;
    file_id: number | null;
    added_ms: number;
    taken_back_ms: number | null;
  }[];
  /** When somebody of a room first read a post. */
  reads: readonly { room_name: Room; post_id: number | null; read_ms: number }[];
};

export type EarlierDecision = {
  id: number;
  title_of_decision: string;
  link_next_scenario_id: number | null;
  conditions: readonly { id: number }[];
};

/** What decides whether the conditions of a post can hold. */
export type ConditionSource = {
  /** The stages in the order of their numbers. */
  stages: readonly {
    duration_seconds: number | null;
    scenarios: readonly { id: number; decisions: readonly EarlierDecision[] }[];
  }[];
  /** The key facts of the scenario of the post, with the rooms of what carries them, and the ids of the posts among them. */
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

/** The post whose conditions are examined. `postId` is undefined for a post that is not stored yet. */
export type ConditionPlace = { postId: number | undefined; scenarioId: number; source: ConditionSource };

/** The sentence of each reason why the conditions of a post can never hold, or may hold too late. */
export const conditionProblemMessages = {
  'when-gone': 'A condition of this post refers to something that no longer exists',
  'when-no-way': 'This post can never appear: no way through the decision “{title}” leads to this scenario',
  'when-excluded': 'This post can never appear: its conditions exclude each other',
  'when-not-carried': 'This post can never appear: no room can put the key fact “{fact}” on the table',
  'when-room-unused': 'This post can never appear: it waits for a room that is not in use: {room}',
  'when-after-clock': 'This post waits until minute {minute}, when the stage clock has already run out',
} as const;

/** A reason why the conditions of a post can never hold, or may hold too late. `facts` fill its sentence. */
export type ConditionProblem = {
  kind: keyof typeof conditionProblemMessages;
  facts: Readonly<Record<string, string | number>>;
};

/** The parts of a scenario to which conditions refer. */
export type ConditionPart = 'decision' | 'condition' | 'fact' | 'post';

/** The words of a cell for the parts of a package. */
export type CellWords = {
  room: (room: Role) => string;
  /** Returns the letter of a decision. `scenario` is null for the scenario of the post. */
  letter: (scenario: string | null, decision: string) => string;
};

/** Finds the parts that an author names in a cell. Each function reports what it does not find and returns null. */
export type CellLookups = {
  role: (name: string) => Role | null;
  /** Returns the key of a decision. `scenario` is null for the scenario of the post. */
  decision: (scenario: string | null, letter: string) => string | null;
  /** Returns the minute in a text such as `by 10 min`. */
  minute: (text: string) => number | null;
  /** Reports that the cell is no condition. */
  unknown: () => null;
};

type ConditionOf<K> = Extract<PostCondition, { kind: K }>;
type PackageConditionOf<K> = Extract<PackagePostCondition, { kind: K }>;

/** Everything that is particular to one kind of condition. */
export type ConditionRules<K extends PostConditionKind> = {
  /** Returns whether everything exists to which the condition refers, in the place where it belongs. */
  exists: (condition: ConditionOf<K>, subjects: ConditionSubjects) => boolean;
  /** Returns whether the condition holds; undefined while it is too early to say. */
  holds: (condition: ConditionOf<K>, state: StageState) => boolean | undefined;
  /** Returns why the condition can never hold, or may hold too late. Its room is in use. */
  problems: (condition: ConditionOf<K>, place: ConditionPlace) => ConditionProblem[];
  /** Returns whether the condition can't hold together with another one of its kind. */
  excludes?: (condition: ConditionOf<K>, other: ConditionOf<K>) => boolean;
  /** Returns whether the condition holds only after this decision of an earlier stage. */
  requires?: (condition: ConditionOf<K>, decision: EarlierDecision) => boolean;
  /** The part to which the condition refers; null for none. */
  part: ConditionPart | null;
  /** Returns the key of that part in a package. */
  keyIn: (condition: PackageConditionOf<K>) => string;
  /** Returns the id of that part. */
  idIn: (condition: ConditionOf<K>) => number;
  toPackage: (
    condition: ConditionOf<K>,
    reference: { scenario: string; key: string },
  ) => PackageConditionOf<K>;
  fromPackage: (
    condition: PackageConditionOf<K>,
    reference: { scenario_id: number; id: number },
  ) => ConditionOf<K>;
  /** A condition of this kind as an author writes it in a cell. The help sheet shows it. */
  example: string;
  /** The number of items in a cell. */
  itemCount: number;
  toCell: (condition: PackageConditionOf<K>, words: CellWords) => string[];
  fromCell: (items: readonly string[], lookups: CellLookups) => PackageConditionOf<K> | null;
};
