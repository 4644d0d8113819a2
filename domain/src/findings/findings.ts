import { unsharedFacts } from './facts.ts';
import { type DecidedStage, isDecided, isLargeEnough, type RunFigures } from './figures.ts';
import type { Finding, WeighedFinding } from './finding.ts';
import { farOffForecast } from './forecasts.ts';
import { moved } from './moves.ts';
import { neutralFacts } from './neutral.ts';
import { slowestStage } from './pace.ts';
import { roomsAgainstGroup } from './rooms.ts';
import { forcedAdvance, minority, tie } from './votes.ts';

const rules: readonly ((stage: DecidedStage) => WeighedFinding[])[] = [
  tie,
  forcedAdvance,
  moved,
  farOffForecast,
  roomsAgainstGroup,
  unsharedFacts,
  minority,
];

/**
 * Returns the findings of a run, the most remarkable first. The second finding of a kind comes after the first of every other
 * kind, and so on. No finding names a person or is made from what a single person did, and there is none about a stage with
 * fewer than `smallestGroup` people.
 */
export function findingsOf({ stages }: RunFigures): Finding[] {
  const usable = stages.filter(isLargeEnough);
  const findings = [
    ...usable.flatMap((stage) => rules.flatMap((rule) => rule(stage))),
    ...slowestStage(stages),
  ];
  const orderedFindings = findings.toSorted((a, b) => b.weight - a.weight || a.stage_number - b.stage_number);
  const countByKind = new Map<Finding['kind'], number>();
  const rankedFindings = orderedFindings.map(({ weight: _weight, ...one }) => {
    const rank = countByKind.get(one.kind) ?? 0;
    countByKind.set(one.kind, rank + 1);
    return { one, rank };
  });
  return rankedFindings.toSorted((a, b) => a.rank - b.rank).map(({ one }) => one);
}

/** The report shows three to five findings. */
const findingLimits = { least: 3, most: 5 } as const;

/**
 * Returns the findings that a report shows. Key facts have a section of their own, so findings about them are used only if there
 * are too few others, and neutral facts after those. Returns none for a run without a stage.
 */
export function shownFindings(record: RunFigures): Finding[] {
  const findings = findingsOf(record);
  const isAboutFacts = ({ kind }: Finding) => kind === 'unshared-facts';
  const others = findings.filter((finding) => !isAboutFacts(finding)).slice(0, findingLimits.most);
  const missingCount = Math.max(0, findingLimits.least - others.length);
  const selection = [...others, ...findings.filter(isAboutFacts).slice(0, missingCount)];
  return [
    ...selection,
    ...neutralFacts(record).slice(0, Math.max(0, findingLimits.least - selection.length)),
  ];
}

/** Returns whether findings show nothing unusual: all are neutral facts, and the run ended with a decision. */
export function isUnremarkable(findings: readonly Finding[]): boolean {
  return findings.every(
    (one) => one.is_neutral && (one.kind !== 'last-decision' || one.decision_id !== null),
  );
}

/** Returns whether a run has no findings because too few people decided in each of its stages. */
export function isTooSmall({ stages }: RunFigures): boolean {
  return stages.some(isDecided) && !stages.some(isLargeEnough);
}
