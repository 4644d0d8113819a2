import type { Flow } from '@vincere/domain';
import { letterOf } from '../../../parts/marks.tsx';
import { type FlowBand, type FlowBar, layOutFlow } from './flow-layout.ts';
import styles from './Shift.module.css';

const width = 360;
/** The horizontal places of the two columns of bars. */
const leftBar = 64;
const rightBar = width - 72;
const barWidth = 8;
const padding = 12;

/** A flow chart from room votes (left) to final decisions (right). The width of a band is its number of people. */
export function FlowChart({
  flows,
  decisionIds,
  name,
}: {
  flows: readonly Flow[];
  decisionIds: readonly number[];
  /** A sentence that says what the chart shows. */
  name: string;
}) {
  const people = flows.reduce((sum, flow) => sum + flow.people, 0);
  // A group of up to 30 people has about the same height as a larger one.
  const { left, right, bands, height } = layOutFlow(
    flows,
    decisionIds,
    Math.min(16, 240 / Math.max(people, 1)),
  );
  return (
    <svg
      className={styles.flow}
      role="img"
      aria-label={name}
      viewBox={`0 ${-padding} ${width} ${height + 2 * padding}`}
    >
      {/* Moved people are drawn last, above the others. */}
      {bands
        .toSorted((a, b) => Number(a.kind === 'moved') - Number(b.kind === 'moved'))
        .map((band) => (
          <path key={`${band.from} ${band.to}`} data-kind={band.kind} d={bandPath(band)} />
        ))}
      {left.map((bar) => (
        <Bar key={bar.index} bar={bar} x={leftBar} mark={24} count={leftBar - 10} anchor="end" />
      ))}
      {right.map((bar) => (
        <Bar
          key={bar.index}
          bar={bar}
          x={rightBar}
          mark={width - 24}
          count={rightBar + barWidth + 10}
          anchor="start"
        />
      ))}
    </svg>
  );
}

function bandPath({ from, to, height }: FlowBand): string {
  const start = leftBar + barWidth;
  const middle = (start + rightBar) / 2;
  return [
    `M${start},${from}`,
    `C${middle},${from} ${middle},${to} ${rightBar},${to}`,
    `V${to + height}`,
    `C${middle},${to + height} ${middle},${from + height} ${start},${from + height}`,
    'Z',
  ].join(' ');
}

function Bar({
  bar: { index, people, y, height },
  x,
  mark,
  count,
  anchor,
}: {
  bar: FlowBar;
  x: number;
  mark: number;
  count: number;
  anchor: 'start' | 'end';
}) {
  const middle = y + Math.max(height, 0) / 2;
  return (
    <g data-empty={people === 0 || undefined}>
      {height > 0 && <rect x={x} y={y} width={barWidth} height={height} />}
      {index !== null && <path data-kind="mark" d={`M${mark},${middle - 13} l13,13 l-13,13 l-13,-13 Z`} />}
      <text x={mark} y={middle} textAnchor="middle">
        {index === null ? '–' : letterOf(index)}
      </text>
      {people > 0 && (
        <text x={count} y={middle} textAnchor={anchor}>
          {people}
        </text>
      )}
    </g>
  );
}
