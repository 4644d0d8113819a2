import type { Confidence } from '@vincere/contract';
import { t } from '../../lib/text.ts';
import { DecisionMark } from '../marks.tsx';
import { Distribution } from './Distribution.tsx';
import styles from './GroupConfidence.module.css';

/** Totals of the group's confidence and forecasts in a closed stage. */
function GroupConfidence({
  confidence: { room_votes, final_votes, forecasts },
  decisions,
}: {
  confidence: Confidence;
  /** The decisions of the stage, for their titles. Empty while they load. */
  decisions: readonly { id: number; title_of_decision: string }[];
}) {
  const all = forecasts?.reduce((sum, { people }) => sum + people, 0) ?? 0;
  return (
    <>
      <Distribution counts={room_votes} title={t('With the room vote')} />
      <Distribution counts={final_votes} title={t('With the final decision')} />
      {forecasts && (
        <ul className={styles.forecasts} aria-label={t('What the group expected')}>
          {forecasts.map(({ decision_id, people }, index) => (
            <li key={decision_id}>
              <DecisionMark index={index} size="sm" />
              <span>
                <span className="story">
                  {decisions.find(({ id }) => id === decision_id)?.title_of_decision}
                </span>{' '}
                <span className="meta-text number">
                  {t('{people} of {all} expected it', { people, all })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** `GroupConfidence`, folded in under its title. Renders nothing in a run that doesn't ask. */
export function ConfidenceFold({
  confidence,
  decisions,
  stage,
  className = styles.fold,
}: {
  confidence: Confidence | null;
  decisions: readonly { id: number; title_of_decision: string }[];
  /** The number of the stage, where the screen is about another one. */
  stage?: number;
  className?: string | undefined;
}) {
  if (confidence === null) return null;
  return (
    <details className={className}>
      <summary>
        {stage === undefined
          ? t('How sure the group was')
          : t('How sure the group was in stage {number}', { number: stage })}
      </summary>
      <GroupConfidence confidence={confidence} decisions={decisions} />
    </details>
  );
}
