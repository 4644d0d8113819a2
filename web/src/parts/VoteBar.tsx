import { DecisionMark, letterOf } from './marks.tsx';
import '../styles/choice.css';
import { t } from '../lib/text.ts';

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
    <div className={leading && !tied ? 'vb lead' : 'vb'}>
      <DecisionMark index={index} filled={leading && !tied} />
      <span className="vb-t">
        <span className="sr">{letterOf(index)}: </span>
        {title}
        {tied ? (
          <span className="tag">{t('Tied')}</span>
        ) : (
          leading && <span className="tag tag-ink">{t('Leading')}</span>
        )}
      </span>
      <span className="vb-n">
        <b>{count}</b> <span>{percentage}%</span>
      </span>
      <span className="vb-k" aria-hidden="true">
        <i style={{ width: `${percentage}%` }} />
      </span>
    </div>
  );
}
