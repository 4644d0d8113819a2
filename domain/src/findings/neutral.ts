import type { RunFigures } from './figures.ts';
import { type Finding, neutralFact } from './finding.ts';

/** Returns the neutral facts of a run, which count no people. There are three for every run that has a stage. */
export function neutralFacts({ running_seconds, scenarios, stages }: RunFigures): Finding[] {
  const [first, last] = [stages[0], stages.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { chosen_decision_id: decision_id, decisions } = last;
  return [
    neutralFact(
      first,
      { kind: 'running-time', seconds: running_seconds, stages: stages.length },
      { kind: 'timeline', moment: 'entered', at_ms: first.entered_ms },
    ),
    neutralFact(last, { kind: 'path', ...scenarios }, { kind: 'map' }),
    neutralFact(
      last,
      { kind: 'last-decision', decision_id, offered: decisions.length },
      { kind: 'timeline', moment: 'left', at_ms: last.left_ms },
    ),
  ];
}
