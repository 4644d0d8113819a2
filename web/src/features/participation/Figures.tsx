import { t } from '../../lib/text.ts';
import { Figures as Row } from '../../ui/Figures.tsx';
import { figuresOf } from './figures.ts';
import type { MyRun } from './useMyRuns.ts';

/** A participant's figures: completed and active simulations, and total time. Blank while `runs` load. */
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
