import type { FlowBand } from '@vincere/domain';
import styles from './FlowBands.module.css';

/** The bands of a flow chart as shapes. They stretch to the width of the chart, so there is no text among them. */
export function FlowBands({ bands, height }: { bands: readonly FlowBand[]; height: number }) {
  return (
    <svg className={styles.bands} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {/* Moved people are drawn last, above the others. */}
      {bands
        .toSorted((a, b) => Number(a.kind === 'moved') - Number(b.kind === 'moved'))
        .map((band) => (
          <path key={`${band.from} ${band.to}`} data-kind={band.kind} d={bandPath(band)} />
        ))}
    </svg>
  );
}

function bandPath({ from, to, height }: FlowBand): string {
  return [
    `M0,${from}`,
    `C50,${from} 50,${to} 100,${to}`,
    `V${to + height}`,
    `C50,${to + height} 50,${from + height} 0,${from + height}`,
    'Z',
  ].join(' ');
}
