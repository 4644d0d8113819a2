import { figuresOf } from './figures.ts';
import type { MyRun } from './useMyRuns.ts';

/** What a participant has played so far. While the runs are being read there is nothing to say. */
export function Figures({ runs }: { runs: readonly MyRun[] | undefined }) {
  const figures = runs && figuresOf(runs);
  const items = [
    ['Completed Simulations', figures?.completed],
    ['Active Simulations', figures?.active],
    ['Total Time', figures?.time],
  ] as const;
  return (
    <dl className="figures">
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="t-clock">{value ?? <span className="sr">Not known yet</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
