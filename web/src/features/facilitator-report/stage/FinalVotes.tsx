import { shared } from '@vincere/contract/messages';
import { t } from '../../../lib/text.ts';
import voteBarStyles from '../../../parts/decisions/VoteBar.module.css';
import { DecisionMark, letterOf } from '../../../parts/marks.tsx';
import type { Counted } from './decided-by.ts';
import styles from './FinalVotes.module.css';

/** The counted final decisions of a stage, with a heading. */
export function FinalVotes(props: { counted: readonly Counted[]; withCharts: boolean }) {
  return (
    <div>
      <h4 className="label-text">{t('Final decisions@@counted')}</h4>
      <CountedVotes {...props} />
    </div>
  );
}

/** Votes by decision as bars, or as a table if charts are turned off. A scenario without decisions has none. */
export function CountedVotes({ counted, withCharts }: { counted: readonly Counted[]; withCharts: boolean }) {
  if (counted.length === 0) return <p className="muted">{t(shared.noData)}</p>;
  return withCharts ? (
    <ul className={styles.finalVotes}>
      {counted.map((decision) => (
        <li key={decision.id} className={voteBarStyles.voteBar} data-leading={decision.isChosen || undefined}>
          <DecisionMark index={decision.index} filled={decision.isChosen} />
          <span className={voteBarStyles.title}>
            <span className="visually-hidden">{letterOf(decision.index)}: </span>
            {decision.title}
            <ResultTag counted={decision} />
          </span>
          <span className={voteBarStyles.count}>
            <b>{decision.count}</b> <span>{decision.percentage}%</span>
          </span>
          <span className={voteBarStyles.track} aria-hidden="true">
            <i style={{ width: `${decision.percentage}%` }} />
          </span>
        </li>
      ))}
    </ul>
  ) : (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('Decision')}</th>
          <th scope="col" className="align-right">
            {t('Votes')}
          </th>
          <th scope="col" className="align-right">
            {t('Share@@of the votes')}
          </th>
        </tr>
      </thead>
      <tbody>
        {counted.map((decision) => (
          <tr key={decision.id}>
            <td>
              {letterOf(decision.index)}, {decision.title} <ResultTag counted={decision} />
            </td>
            <td className="align-right number">{decision.count}</td>
            <td className="align-right number">{decision.percentage}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ResultTag({ counted: { isChosen, isTied } }: { counted: Counted }) {
  if (isChosen) return <span className="tag tag-ink">{t('Chosen')}</span>;
  return isTied && <span className="tag">{t('Tied')}</span>;
}
