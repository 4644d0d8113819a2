import { t } from '../../lib/text.ts';
import styles from './tree.module.css';
import { frame, layOutTree, type Point, type TreeStage } from './tree.ts';

const sizes = [17, 15, 13.5];
const stageSize = 13.5;
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
          <Label key={stage} x={(frame.columns[stage] ?? 0) - 5} y={8.5} size={stageSize}>
            {t('Stage {number}', { number: stage + 1 })}
          </Label>
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
          <Label
            x={point.x + 15}
            y={point.y}
            size={sizeOf(point)}
            className={point.onWay ? styles.labelOnPath : styles.label}
          >
            {point.name}
          </Label>
        </g>
      ))}
    </svg>
  );
}

/** A line of text around a height of the picture. It is HTML, because a translator's elements in an SVG text are not drawn. */
function Label({
  x,
  y,
  size,
  className,
  children,
}: {
  x: number;
  y: number;
  size: number;
  className?: string | undefined;
  children: string;
}) {
  return (
    <foreignObject x={x} y={y - size} width={frame.width - x} height={2 * size} className={className}>
      <div style={{ fontSize: size, lineHeight: 2 }}>
        <span>{children}</span>
      </div>
    </foreignObject>
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
