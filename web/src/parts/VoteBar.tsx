import { t } from '../lib/text.ts';
import { DecisionMark, letterOf } from './marks.tsx';

/** Shows how many people chose a decision. The colour is that of a surrounding room class (`r-economic`), else ink. */
export function VoteBar({
  index,
  title,
  count,
  percentage,
  leading = false,
  tied = false,
}: {
  index: number;
  title: string;
  count: number;
  /** Whole percent of the votes. */
  percentage: number;
  leading?: boolean;
  /** Tied for the lead, so no decision leads. */
  tied?: boolean;
}) {
  return (
    <div className={leading && !tied ? 'vote-bar is-leading' : 'vote-bar'}>
      <DecisionMark index={index} filled={leading && !tied} />
      <span className="vote-bar-title">
        <span className="visually-hidden">{letterOf(index)}: </span>
        {title}
        {tied ? (
          <span className="tag">{t('Tied')}</span>
        ) : (
          leading && <span className="tag tag-ink">{t('Leading')}</span>
        )}
      </span>
      <span className="vote-bar-count">
        <b>{count}</b> <span>{percentage}%</span>
      </span>
      <span className="vote-bar-track" aria-hidden="true">
        <i style={{ width: `${percentage}%` }} />
      </span>
    </div>
  );
}
