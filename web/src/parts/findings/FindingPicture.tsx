import type { Findings } from '@vincere/contract';
import { barsOfFinding } from '@vincere/domain';
import styles from './FindingPicture.module.css';

type Finding = Findings['findings'][number];
type FindingStage = Findings['stages'][number];

/** A small picture of the numbers of a finding. The text beside it has them all, so it is hidden from screen readers. */
export function FindingPicture({ finding, stage }: { finding: Finding; stage: FindingStage }) {
  const bars = barsOfFinding(finding, stage);
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
