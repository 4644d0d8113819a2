import type { Change, Queries } from '../platform/db/database.ts';

type Stage = { stage_id: number };
type Scenario = { scenario_id: number };

/** The use of a simulation by runs. Authoring asks about it and announces to it; play implements it. */
export type ContentUse = {
  /**
   * Prepares an edit of a locked simulation. Call it before the content changes. Locks the unfinished runs, so that none of
   * them advances during the change, announces the edit to them, and saves the content that runs have played.
   */
  prepareEdit(change: Change, simulationId: number): Promise<void>;
  /** Ends the rehearsals that use a part of a locked simulation. Only bots have played them. */
  endRehearsals(change: Change, part: Stage | Scenario | { simulation_id: number }): Promise<void>;
  /** Returns the name of a run that has reached this stage or scenario, or null. */
  findRunReaching(db: Queries, part: Stage | Scenario): Promise<string | null>;
  /** Returns the scenarios of a simulation that runs have reached, each with the name of one of them. Rehearsals don't count. */
  listReached(
    db: Queries,
    simulationId: number,
  ): Promise<{ stage_id: number; scenario_id: number; run: string }[]>;
  /** Returns the name of an unfinished run that has reached this scenario, or null. Rehearsals don't count. */
  findRunPlaying(db: Queries, scenarioId: number): Promise<string | null>;
  /** Returns the name of an unfinished run that has this file on its table, or null. Rehearsals don't count. */
  findRunWithFile(db: Queries, fileId: number): Promise<string | null>;
  /** Returns the name of an unfinished run in which a facilitator ticked this fact, or null. Rehearsals don't count. */
  findRunWithTick(db: Queries, factId: number): Promise<string | null>;
  /**
   * Returns the name of an unfinished run in which one of these posts and files is on the table or is cited by a vote, or null.
   * Rehearsals don't count.
   */
  findRunUsingCarriers(
    db: Queries,
    carriers: { posts: readonly number[]; files: readonly number[] },
  ): Promise<string | null>;
  /** Returns the name of an unfinished run in which the conditions of this decision were judged, or null. Rehearsals don't count. */
  findRunJudging(db: Queries, decision: { id: number; scenario_id: number }): Promise<string | null>;
  /** Returns the name of an unfinished run of this simulation, or null. Rehearsals don't count. */
  findOpenRun(db: Queries, simulationId: number): Promise<string | null>;
};
