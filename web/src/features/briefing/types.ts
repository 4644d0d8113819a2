import type { Answer, Calls } from '@vincere/contract';

export type ReachedScenario = Answer<Calls['getScenario']>;
export type ScenarioRun = ReachedScenario['runs'][number];
