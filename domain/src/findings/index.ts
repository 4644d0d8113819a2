export { areSeveralIn, argueAgainst } from './facts.ts';
export type { FactFigures, RunFigures, StageFigures } from './figures.ts';
export type { Finding, FindingKind, FindingSource } from './finding.ts';
export { findingsOf, isTooSmall, isUnremarkable, shownFindings } from './findings.ts';
export { type FindingText, type FindingWords, findingInWords, findingTexts, letterIn } from './words.ts';
