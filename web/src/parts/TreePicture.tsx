import { t } from '../lib/text.ts';
import styles from './tree.module.css';
import { frame, layOutTree, type Point, type TreeStage } from './tree.ts';

const sizes = [17, 15, 13.5];
/** Estimated width of serif letters relative to the font size, narrow and others. A line starts after the name. */
const letterWidths = { narrow: 0.34, other: 0.56 };

export type TreeProps = {
  stages: readonly TreeStage[];
  /** Index of the visited scenario in each column. Drawn in the ink colour. */
  way: readonly number[];
};

/** A tree from left to right, for wide screens. The path is drawn in the ink colour; its end is the group's position. */
export function TreePicture({ stages, way, label }: TreeProps & { label: string }) {
  const { points, lines } = layOutTree(stages, way);
  const lastStage = way.length - 1;
  return (
    <svg
      className={styles.treePicture}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
    >
      <g className={styles.stageLabels}>
        {stages.map((_, stage) => (
          <text key={stage} x={(frame.columns[stage] ?? 0) - 5} y="13">
            {t('Stage {number}', { number: stage + 1 })}
          </text>
        ))}
      </g>
      {lines.map(({ from, to, onWay }) => (
        <path
          key={`${from.stage} ${from.place} ${to.place}`}
          className={onWay ? styles.pathLink : styles.link}
          data-on-way={onWay || undefined}
          d={curve(from, to)}
        />
      ))}
      {points.map((point) => (
        <g key={`${point.stage} ${point.place}`}>
          <circle
            cx={point.x}
            cy={point.y}
            r={point.onWay ? 7 : 4.5}
            className={
              point.onWay ? (point.stage === lastStage ? styles.nodeNow : styles.nodeOnPath) : styles.node
            }
          />
          <text
            x={point.x + 15}
            y={point.y + sizeOf(point) / 3}
            className={point.onWay ? styles.labelOnPath : styles.label}
            fontSize={sizeOf(point)}
          >
            {point.name}
          </text>
        </g>
      ))}
    </svg>
  );
}

function sizeOf({ stage }: Point): number {
  return sizes[stage] ?? 13.5;
}

function widthOf(name: string): number {
  const narrow = name.match(/[ iljtfrI'’.,]/g)?.length ?? 0;
  return narrow * letterWidths.narrow + (name.length - narrow) * letterWidths.other;
}

function curve(from: Point, to: Point): string {
  const start = from.x + 27 + widthOf(from.name) * sizeOf(from);
  const end = to.x - 10;
  const middle = (start + end) / 2;
  return `M${start} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${end} ${to.y}`;
}
