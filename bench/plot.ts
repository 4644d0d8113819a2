export type Point = { x: number; y: number };

export type Plot = {
  title: string;
  unit: string;
  /** `linear` starts at 0; `log` is logarithmic. */
  scale: 'linear' | 'log';
  /** `tone` is one of the colours of the page. */
  series: { label: string; tone: 'own' | 'limit' | 'third'; points: readonly Point[] }[];
  /** Single labelled points: targets, and the results of other servers. */
  marks: { label: string; shape: 'target' | 'other'; point: Point }[];
};

const width = 640;
const height = 300;
const margin = { left: 56, right: 24, top: 16, bottom: 36 };

/** Draws a plot of values over the number of people, as inline SVG. The styles of the page define the colours. */
export function drawPlot({ title, unit, scale, series, marks }: Plot): string {
  const points = [...series.flatMap((line) => line.points), ...marks.map(({ point }) => point)];
  const people = [...new Set(points.map(({ x }) => x))].sort((a, b) => a - b);
  const toX = scaleTo(people, 'log', margin.left + 24, width - margin.right - 24);
  const values = points.map(({ y }) => y);
  const toY = scaleTo(
    scale === 'linear' ? [0, ...values] : values,
    scale,
    height - margin.bottom,
    margin.top,
  );
  const ticks = ticksOf(values, scale);

  const grid = ticks.map(
    (tick) =>
      `<line class="grid" x1="${margin.left}" x2="${width - margin.right}" y1="${toY(tick)}" y2="${toY(tick)}"/>` +
      `<text class="tick" x="${margin.left - 8}" y="${toY(tick) + 4}" text-anchor="end">${tick.toLocaleString('en')}</text>`,
  );
  const peopleLabels = people.map(
    (x) =>
      `<text class="tick" x="${toX(x)}" y="${height - 12}" text-anchor="middle">${x.toLocaleString('en')}</text>`,
  );
  const drawnSeries = series.map(({ tone, points: ownPoints }) => {
    const path = ownPoints.map(({ x, y }) => `${toX(x)},${toY(y)}`).join(' ');
    const dots = ownPoints.map(({ x, y }) => `<circle class="${tone}" cx="${toX(x)}" cy="${toY(y)}" r="4"/>`);
    return `<polyline class="line ${tone}" points="${path}"/>${dots.join('')}`;
  });
  const drawnMarks = marks.map(({ shape, point }) => {
    const [x, y] = [toX(point.x), toY(point.y)];
    return shape === 'target'
      ? `<line class="target" x1="${x - 14}" x2="${x + 14}" y1="${y}" y2="${y}"/>`
      : `<path class="other" d="M${x} ${y - 6}l6 6l-6 6l-6 -6z"/>`;
  });
  const description = `${title}, in ${unit}, over the number of people`;
  return (
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${description}">` +
    `${[...grid, ...peopleLabels, ...drawnSeries, ...drawnMarks].join('')}</svg>`
  );
}

/** Returns a function that maps a value to a coordinate between `from` and `to`. */
function scaleTo(values: readonly number[], scale: Plot['scale'], from: number, to: number) {
  const transform =
    scale === 'log' ? (value: number) => Math.log10(Math.max(value, 0.1)) : (value: number) => value;
  const low = transform(Math.min(...values));
  const high = transform(Math.max(...values));
  const span = high === low ? 1 : high - low;
  return (value: number) => Math.round((from + ((transform(value) - low) / span) * (to - from)) * 10) / 10;
}

/** Returns round values for the grid lines. */
function ticksOf(values: readonly number[], scale: Plot['scale']): number[] {
  const high = Math.max(...values);
  if (scale === 'linear') {
    const step = 10 ** Math.floor(Math.log10(high / 2));
    const wideStep = [1, 2, 5, 10].map((times) => times * step).find((size) => high / size <= 6) ?? high;
    return Array.from({ length: Math.floor(high / wideStep) + 1 }, (_, index) => index * wideStep);
  }
  const low = Math.min(...values);
  const decades = [0.1, 1, 10, 100, 1_000, 10_000, 100_000];
  return decades.flatMap((tick) => [tick, 2 * tick, 5 * tick]).filter((tick) => tick >= low && tick <= high);
}
