import { frame, layOut, type Point, type Sample } from './tree.ts';

const sizes = [17, 15, 13.5];
/** The width of serif letters against their size, narrow and others: a line begins behind the name. */
const letterWidths = { narrow: 0.34, other: 0.56 };

/** The tree from left to right, for wide screens; one way through it is drawn in ink. */
export function TreePicture({ sample }: { sample: Sample }) {
  const { points, lines } = layOut(sample.stages);
  const last = sample.stages.length - 1;
  return (
    <svg
      className="tree"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={inWords(sample)}
    >
      <g className="th">
        {sample.stages.map((_, stage) => (
          <text key={stage} x={(frame.columns[stage] ?? 0) - 5} y="13">
            Stage {stage + 1}
          </text>
        ))}
      </g>
      {lines.map(({ from, to, onWay }) => (
        <path
          key={`${from.stage} ${from.place} ${to.place}`}
          className={onWay ? 'tp' : 'tl'}
          d={curve(from, to)}
        />
      ))}
      {points.map((point) => (
        <g key={`${point.stage} ${point.place}`}>
          <circle
            cx={point.x}
            cy={point.y}
            r={point.onWay ? 7 : 4.5}
            className={point.onWay ? (point.stage === last ? 'tn-now' : 'tn-on') : 'tn'}
          />
          <text
            x={point.x + 15}
            y={point.y + sizeOf(point) / 3}
            className={point.onWay ? 'tt-on' : 'tt'}
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

function inWords({ simulation_name, stages }: Sample): string {
  const told = stages.map(
    ({ scenarios }, stage) => `Stage ${stage + 1}: ${scenarios.map(({ name }) => name).join(', ')}.`,
  );
  return `The scenarios of ${simulation_name}. ${told.join(' ')}`;
}
