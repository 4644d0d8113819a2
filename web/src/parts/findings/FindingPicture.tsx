import type { Findings } from '@vincere/contract';
import styles from './FindingPicture.module.css';

type Finding = Findings['findings'][number];
type FindingStage = Findings['stages'][number];

type Bar = { filled: number; outlined?: number; isLight?: boolean };

/** A small picture of the numbers of a finding. The text beside it has them all, so it is hidden from screen readers. */
export function FindingPicture({ finding, stage }: { finding: Finding; stage: FindingStage }) {
  const bars = barsOf(finding, stage);
  const most = Math.max(1, ...bars.flatMap(({ filled, outlined = 0 }) => [filled, outlined]));
  const step = 48 / bars.length;
  const width = (value: number) => Math.max(1, (value / most) * 94);
  return (
    <svg className={styles.picture} viewBox="0 0 96 48" aria-hidden="true">
      {bars.map(({ filled, outlined, isLight }, index) => {
        const height = Math.min(10, step - 6);
        const y = index * step + (step - height) / 2;
        return (
          <g key={String(index)}>
            {outlined !== undefined && (
              <rect className={styles.outlined} x={1} y={y} width={width(outlined)} height={height} />
            )}
            {filled > 0 && (
              <rect
                className={isLight ? styles.light : styles.filled}
                x={1}
                y={outlined === undefined ? y : y + 2.5}
                width={width(filled)}
                height={outlined === undefined ? height : height - 5}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Returns bars: filled for what came about, outlined for what they are compared with. */
function barsOf(finding: Finding, { decisions, chosen_decision_id }: FindingStage): Bar[] {
  const votesFor = (id: number) => decisions.find((decision) => decision.id === id)?.votes ?? 0;
  switch (finding.kind) {
    case 'moved':
      return finding.room_votes.map(({ decision_id, people }) => {
        const sum = (moves: typeof finding.moves) => moves.reduce((total, move) => total + move.people, 0);
        const leaverCount = sum(finding.moves.filter(({ from }) => from === decision_id));
        const came = sum(finding.moves.filter(({ to }) => to === decision_id));
        return { outlined: people, filled: people - leaverCount + came };
      });
    case 'forecast':
      return [
        { outlined: finding.named, filled: votesFor(finding.chosen_decision_id) },
        ...(finding.expected ? [{ outlined: finding.expected.people, filled: finding.expected.votes }] : []),
      ];
    case 'room-against-group':
      return [{ outlined: finding.of, filled: finding.votes }];
    case 'forced':
      return [{ outlined: finding.of, filled: finding.of - finding.missing }];
    case 'unshared-facts':
      return [{ outlined: finding.of, filled: finding.of - finding.facts }];
    case 'slowest':
      return [finding, ...finding.others]
        .toSorted((a, b) => a.stage_number - b.stage_number)
        .map(({ seconds, clock_seconds }) => ({ outlined: clock_seconds, filled: seconds }));
    case 'pooled-facts':
    case 'running-time':
    case 'path':
    case 'last-decision':
      return [];
    case 'tie':
    case 'minority':
      return decisions.map(({ id, votes }) => ({ filled: votes, isLight: id !== chosen_decision_id }));
  }
}
