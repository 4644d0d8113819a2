import type { Answer, CallName, Calls } from '@vincere/contract';
import { CallFailed, queryClient, useRead } from '../../lib/api.ts';

/** The content of a simulation, as its author edits it or as a run played it. */
export type Simulation = Answer<Calls['getPlayedSimulation']>;
/** A simulation as its author edits it, with what its next runs start with. */
export type EditedSimulation = Answer<Calls['getSimulation']>;
export type Stage = Simulation['stages'][number];
export type Scenario = Stage['scenarios'][number];
export type Decision = Scenario['all_decisions'][number];

/** Returns a decision of a simulation; undefined if it is unknown or the simulation is not loaded. */
export function findDecision(simulation: Simulation | undefined, decisionId: number): Decision | undefined {
  return simulation?.stages
    .flatMap(({ scenarios }) => scenarios)
    .flatMap(({ all_decisions }) => all_decisions)
    .find(({ id }) => id === decisionId);
}

/** Reads a simulation with all its stages, scenarios and decisions. */
export function useSimulation(simulationId: number) {
  return useRead('getSimulation', { params: { simulationId } });
}

/** Returns whether a read failed because the thing doesn't exist or the address is malformed. */
export function isNotThere(error: unknown): boolean {
  return error instanceof CallFailed && (error.status === 404 || error.status === 422);
}

const authoringReads: readonly CallName[] = ['getSimulation', 'getAuthoredRoom', 'listFacts'];
const otherReads: readonly CallName[] = [
  'getReadiness',
  'getPlayedSimulation',
  'listSimulations',
  'searchSimulations',
  'getFigures',
  'searchScenarios',
  'listPosts',
  'listRoomAuthors',
];

/** Reads again all data that a change of a simulation affects. Resolves once the data on the authoring screens is current. */
export async function refreshAuthoring(): Promise<void> {
  const stale = (names: readonly CallName[]) =>
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => names.includes(queryKey[0] as CallName) });
  void stale(otherReads);
  await stale(authoringReads);
}
