import { type DecidedStage, isDecided, isLargeEnough, type StageFigures } from './figures.ts';
import { finding, type WeighedFinding } from './finding.ts';

type Timed = DecidedStage & { clock_seconds: number };

/**
 * Finds the slowest stage: the one that used the largest share of its clock. There is none if fewer than two stages have a
 * clock, if the slowest are level, or if too few people were in the slowest.
 */
export function slowestStage(stages: readonly StageFigures[]): WeighedFinding[] {
  const timedStages = stages.filter(
    (stage): stage is Timed => isDecided(stage) && (stage.clock_seconds ?? 0) > 0,
  );
  const share = ({ seconds, clock_seconds }: Timed) => seconds / clock_seconds;
  const [slowest, next] = timedStages.toSorted((a, b) => share(b) - share(a));
  if (slowest === undefined || next === undefined || share(slowest) === share(next)) return [];
  if (!isLargeEnough(slowest)) return [];
  const { seconds, clock_seconds, entered_ms } = slowest;
  const others = timedStages
    .filter((stage) => stage !== slowest)
    .map((stage) => ({
      stage_number: stage.stage_number,
      seconds: stage.seconds,
      clock_seconds: stage.clock_seconds,
    }));
  const source = { kind: 'timeline', moment: 'entered', at_ms: entered_ms } as const;
  return [
    finding(
      slowest,
      { kind: 'slowest', seconds, clock_seconds, others },
      { source, strength: share(slowest) / 2 },
    ),
  ];
}
