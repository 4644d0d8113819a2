import { type ReactNode, useId } from 'react';
import { t } from '../../lib/text.ts';
import { DecisionMark } from '../marks.tsx';
import styles from './OutcomePanel.module.css';
import { OutcomeText } from './OutcomeText.tsx';

/** The decision of a closed stage, with what the panel says about it. */
export type ClosedStage = {
  stage_number: number;
  scenario: string;
  decision: string;
  /** The place of the decision in its scenario; undefined if it is not known. */
  index: number | undefined;
  /** Such as `9 of 24, decided by the facilitator`; empty if it is not known. */
  votes: string;
};

/** What came of the decision taken last: the decision and its votes beside the outcome. */
export function OutcomePanel({
  stage,
  outcome,
  isEnding = false,
  children,
}: {
  /** Undefined while it loads. */
  stage: ClosedStage | undefined;
  outcome: { text: string; sentences: readonly string[] };
  /** Whether the decision ended the run. */
  isEnding?: boolean;
  /** Shown below the decision. */
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.decided}>
        <h2 id={id}>{isEnding ? t('How it ended') : t('What came of it')}</h2>
        {stage && (
          <>
            <p className={styles.decision}>
              <DecisionMark index={stage.index} filled />
              <b className="story">{stage.decision}</b>
            </p>
            <p className="meta-text">
              {t('Stage {number}, {scenario}.', { number: stage.stage_number, scenario: stage.scenario })}{' '}
              {stage.votes}
            </p>
          </>
        )}
        {children}
      </div>
      <OutcomeText outcome={outcome} />
    </section>
  );
}
