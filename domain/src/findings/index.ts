export { areSeveralIn, argueAgainst } from './facts.ts';
export type { FactFigures, RunFigures, StageFigures } from './figures.ts';
export type { FindingSource } from './finding.ts';
export { findingsOf, isTooSmall, isUnremarkable, shownFindings } from './findings.ts';
export type { Finding, FindingKind } from './kinds.ts';
export { barsOfFinding, type FindingWords, findingInWords, findingTexts, letterIn } from './words.ts';
