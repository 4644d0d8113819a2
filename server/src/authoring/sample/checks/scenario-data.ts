import type { Role } from '@vincere/domain';

/** Points for the three decisions of a scenario, in their order: 1 worth mentioning, 2 changes minds, 3 could settle it. */
export type Points = readonly [number, number, number];

/** The points of something that everybody reads. */
export type SharedRow = { row: string; points: Points };

/** A key fact of the scenario, in the order of the package: its name in the teaching note, and the rooms that carry it. */
export type FactRow = { id: string; rooms: readonly Role[]; points: Points };

/** A number that several texts share. `value` is calculated; `shown` names the places where each spelling of it must appear. */
export type SharedNumber = {
  value: unknown;
  equals: unknown;
  shown: Readonly<Record<string, readonly string[]>>;
};

/**
 * Data about a scenario that a package cannot hold. Posts and files are named by their keys.
 */
export type ScenarioData = {
  key: string;
  /** The clock of the story: when the stage begins, and how many minutes pass in a minute of play. */
  clock: { start: string; pace: number };
  shared: readonly SharedRow[];
  facts: readonly FactRow[];
  /** Posts that the decision does not need. */
  unimportant: readonly string[];
  /** Posts that are memos, transcripts, logs or messages to one room. */
  confidential: readonly string[];
  /** Each reply and the post that it answers. */
  replies: Readonly<Record<string, string>>;
  rumour: { post: string; truth: string; disproved_by: string };
  /** The timed post that changes something everybody has read. */
  overturns: string;
  numbers: readonly SharedNumber[];
};
