import '../styles/choice.css';
import { t } from '../lib/text.ts';
import { DecisionMark, letterOf } from './marks.tsx';

/** How many chose a decision. The bar takes the room's colour from its surroundings (`r-economic`), else ink. */
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
  /** Level with another at the top: then nobody leads. */
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
