import type { Run } from '@vincere/contract';
import { hasEnding } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import { OutcomeText } from '../../../parts/decisions/OutcomeText.tsx';
import { closedStageOf } from '../LastOutcome.tsx';
import type { RunBoard } from '../types.ts';
import styles from './OutcomeOnProjector.module.css';

/** What came of the last decision, or how the run ended, in projector size and without names of participants. */
export function OutcomeOnProjector({ run, board }: { run: Run; board: RunBoard }) {
  const stage = closedStageOf(board);
  const isEnding = hasEnding(run);
  if (run.last_outcome === null) return null;
  return (
    <div className={styles.outcome}>
      <div>
        <p className={styles.label}>{isEnding ? t('How it ended') : t('What came of it')}</p>
        <h2>{stage?.decision}</h2>
        <p className={styles.meta}>
          {stage &&
            `${t('Stage {number}, {scenario}.', { number: stage.stage_number, scenario: stage.scenario })} ${stage.votes}`}
        </p>
      </div>
      {/* A long text can be scrolled, also with the keyboard. */}
      <div className={styles.text} tabIndex={0} role="region" aria-label={t('What came of it')}>
        <OutcomeText outcome={run.last_outcome} className={styles.prose} />
      </div>
      <ol className={styles.way} aria-label={t('The way on')}>
        {board.path.map(({ stage_number, scenario }) => (
          <li key={stage_number}>{scenario.name}</li>
        ))}
        <li className={styles.next}>
          {isEnding ? t('The end of the simulation') : (run.current_scenario?.name ?? '')}
        </li>
      </ol>
    </div>
  );
}
