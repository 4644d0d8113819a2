import { t } from '../../lib/text.ts';
import { Figures as Row } from '../../ui/Figures.tsx';
import { figuresOf } from './figures.ts';
import type { MyRun } from './useMyRuns.ts';

/** What a participant has played so far. While the runs are being read there is nothing to say. */
export function Figures({ runs }: { runs: readonly MyRun[] | undefined }) {
  const figures = runs && figuresOf(runs);
  return (
    <Row
      items={[
        [t('Completed Simulations'), figures?.completed],
        [t('Active Simulations'), figures?.active],
        [t('Total Time'), figures?.time],
      ]}
    />
  );
}
