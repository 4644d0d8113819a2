import { isDecided, isLargeEnough, type RunFigures } from './figures.ts';
import { type Finding, type FindingKind, findingKinds, rulesOfFindings } from './kinds.ts';

/**
 * Returns the findings of a run, the most remarkable first. The second finding of a kind comes after the first of every other
 * kind, and so on. No finding names a person or is made from what a single person did, and there is none about a stage with
 * fewer than `smallestGroup` people.
 */
export function findingsOf(record: RunFigures): Finding[] {
  const findings = findingKinds.flatMap((kind) => {
    const { use } = rulesOfFindings(kind);
    if (typeof use === 'string') return [];
    return findingsOfKind(kind, record).map(({ finding, strength }) => ({
      finding,
      weight: use.weight + Math.round(9 * Math.min(1, strength)),
    }));
  });
  const orderedFindings = findings.toSorted(
    (a, b) => b.weight - a.weight || a.finding.stage_number - b.finding.stage_number,
  );
  const countByKind = new Map<FindingKind, number>();
  const rankedFindings = orderedFindings.map(({ finding }) => {
    const rank = countByKind.get(finding.kind) ?? 0;
    countByKind.set(finding.kind, rank + 1);
    return { finding, rank };
  });
  return rankedFindings.toSorted((a, b) => a.rank - b.rank).map(({ finding }) => finding);
}

/** Returns the findings that are only asked about. */
export function findingsForQuestions(record: RunFigures): Finding[] {
  return findingsUsedAs('questions', record);
}

/** Returns the neutral facts of a run, which count no people. There are three for every run that has a stage. */
export function neutralFacts(record: RunFigures): Finding[] {
  return findingsUsedAs('neutral', record);
}

function findingsUsedAs(use: 'questions' | 'neutral', record: RunFigures): Finding[] {
  return findingKinds
    .filter((kind) => rulesOfFindings(kind).use === use)
    .flatMap((kind) => findingsOfKind(kind, record).map(({ finding }) => finding));
}

function findingsOfKind(kind: FindingKind, record: RunFigures): { finding: Finding; strength: number }[] {
  const { find, use } = rulesOfFindings(kind);
  return find(record).map(({ strength, ...finding }) => ({
    finding: { ...finding, is_neutral: use === 'neutral' },
    strength,
  }));
}

/** The report shows three to five findings. */
const findingLimits = { least: 3, most: 5 } as const;

/**
 * Returns the findings that a report shows. Those with a section of their own, such as key facts, are used only if there are too
 * few others, and neutral facts after those. Returns none for a run without a stage.
 */
export function shownFindings(record: RunFigures): Finding[] {
  const findings = findingsOf(record);
  const hasOwnSection = ({ kind }: Finding) => rulesOfFindings(kind).hasOwnSection === true;
  const others = findings.filter((finding) => !hasOwnSection(finding)).slice(0, findingLimits.most);
  const missingCount = Math.max(0, findingLimits.least - others.length);
  const selection = [...others, ...findings.filter(hasOwnSection).slice(0, missingCount)];
  return [
    ...selection,
    ...neutralFacts(record).slice(0, Math.max(0, findingLimits.least - selection.length)),
  ];
}

/** Returns whether findings show nothing unusual: all are neutral facts, and the run ended with a decision. */
export function isUnremarkable(findings: readonly Finding[]): boolean {
  return findings.every(
    (finding) => finding.is_neutral && rulesOfFindings(finding.kind).isUnusual?.(finding) !== true,
  );
}

/** Returns whether a run has no findings because too few people decided in each of its stages. */
export function isTooSmall({ stages }: RunFigures): boolean {
  return stages.some(isDecided) && !stages.some(isLargeEnough);
}
