import { objectivesTitle } from '../first-page/objectives/Objectives.tsx';
import type { Target } from '../first-page/types.ts';

/** The ids of the titles of the parts of a report. */
export const reportTitles = {
  findings: 'what-was-decided',
  objectives: objectivesTitle,
  stages: 'simulation-report',
  answers: 'report-answers',
  facts: 'report-facts',
  timeline: 'report-timeline',
} as const;

/** Returns the id of the title of the part of the report that shows what a finding is made from. */
export function sourceId({ source, scenario_id }: Pick<Target, 'source' | 'scenario_id'>): string {
  switch (source.kind) {
    case 'shift':
    case 'forecast':
    case 'reasons':
      return `${source.kind}-${scenario_id}`;
    case 'map':
    case 'rooms':
    case 'facts':
    case 'timeline':
      return `report-${source.kind}`;
  }
}

/** Returns whether the part is inside the row of a stage, which may be folded. */
export function isInStage({ kind }: Target['source']): boolean {
  return kind === 'shift' || kind === 'forecast' || kind === 'reasons';
}

/** Returns whether a finding has led to this part of the report. */
export function isAbout(target: Target | undefined, kind: Target['source']['kind']): boolean {
  return target?.source.kind === kind;
}
