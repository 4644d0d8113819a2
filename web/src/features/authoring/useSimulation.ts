import type { Answer, CallName, Calls } from '@vincere/contract';
import { CallFailed, queryClient, useRead } from '../../lib/api.ts';

export type Simulation = Answer<Calls['getSimulation']>;
export type Stage = Simulation['stages'][number];
export type Scenario = Stage['scenarios'][number];
export type Decision = Scenario['all_decisions'][number];

/** A simulation, whole, as its authoring screens show it. */
export function useSimulation(simulationId: number) {
  return useRead('getSimulation', { params: { simulationId } });
}

/** Whether a read failed because there is no such thing, or an address names none. */
export function isNotThere(error: unknown): boolean {
  return error instanceof CallFailed && (error.status === 404 || error.status === 422);
}

const shown: readonly CallName[] = ['getSimulation', 'getAuthoredRoom'];
const others: readonly CallName[] = [
  'getReadiness',
  'listSimulations',
  'searchSimulations',
  'getFigures',
  'searchScenarios',
  'listPosts',
];

/** Reads again what a change of a simulation made stale; resolved once what authors look at is current. */
export async function refreshAuthoring(): Promise<void> {
  const stale = (names: readonly CallName[]) =>
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => names.includes(queryKey[0] as CallName) });
  void stale(others);
  await stale(shown);
}
