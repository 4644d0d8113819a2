import type { FindingFrame, FindingRules } from './finding.ts';
import { type ForcedNumbers, forcedAdvance } from './forced.ts';
import { type ForecastNumbers, forecast } from './forecast.ts';
import { type LastDecisionNumbers, lastDecision } from './last-decision.ts';
import { type MinorityNumbers, minority } from './minority.ts';
import { type MovedNumbers, movedPeople } from './moved.ts';
import { type PathNumbers, path } from './path.ts';
import { type PooledFactsNumbers, pooledFacts } from './pooled-facts.ts';
import { type RoomAgainstGroupNumbers, roomAgainstGroup } from './room-against-group.ts';
import { type RunningTimeNumbers, runningTime } from './running-time.ts';
import { type SlowestNumbers, slowest } from './slowest.ts';
import { type TieNumbers, tie } from './tie.ts';
import { type UnsharedFactsNumbers, unsharedFacts } from './unshared-facts.ts';

/** The numbers of a finding, by its kind. They count people, votes, facts, seconds and scenarios, and name nobody. */
type FindingNumbers =
  | TieNumbers
  | ForcedNumbers
  | RoomAgainstGroupNumbers
  | MovedNumbers
  | UnsharedFactsNumbers
  | ForecastNumbers
  | MinorityNumbers
  | PooledFactsNumbers
  | SlowestNumbers
  | RunningTimeNumbers
  | PathNumbers
  | LastDecisionNumbers;

export type FindingKind = FindingNumbers['kind'];

/** Something remarkable in the record of a run, or a neutral fact of it. */
export type Finding = FindingNumbers & FindingFrame;

type RulesOf<K extends FindingKind> = FindingRules<Extract<FindingNumbers, { kind: K }>>;

/** All kinds of findings, neutral facts in the order in which they are added. Everything else about a kind is in its own file. */
const findingRules: { readonly [K in FindingKind]: RulesOf<K> } = {
  tie,
  forced: forcedAdvance,
  moved: movedPeople,
  forecast,
  'room-against-group': roomAgainstGroup,
  'unshared-facts': unsharedFacts,
  'pooled-facts': pooledFacts,
  minority,
  slowest,
  'running-time': runningTime,
  path,
  'last-decision': lastDecision,
};

export const findingKinds = Object.keys(findingRules) as FindingKind[];

/** Returns the rules of a kind of finding. */
export function rulesOfFindings<K extends FindingKind>(kind: K): RulesOf<K> {
  return findingRules[kind];
}
