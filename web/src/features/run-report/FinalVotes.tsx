import { DecisionMark, letterOf } from '../../parts/marks.tsx';
import '../../styles/choice.css';
import { t } from '../../lib/text.ts';
import type { Counted } from './how.ts';

/** The final decisions of a stage counted, under their heading. */
export function FinalVotes(props: { counted: readonly Counted[]; withCharts: boolean }) {
  return (
    <div>
      <h4 className="t-label">{t('Final decisions@@counted')}</h4>
      <CountedVotes {...props} />
    </div>
  );
}

/** Votes by decision: as bars, or with charts turned off as a table. */
export function CountedVotes({ counted, withCharts }: { counted: readonly Counted[]; withCharts: boolean }) {
  return withCharts ? (
    <ul className="fv">
      {counted.map((one) => (
        <li key={one.id} className={one.isChosen ? 'vb lead' : 'vb'}>
          <DecisionMark index={one.index} filled={one.isChosen} />
          <span className="vb-t">
            <span className="sr">{letterOf(one.index)}: </span>
            {one.title}
            <Standing counted={one} />
          </span>
          <span className="vb-n">
            <b>{one.count}</b> <span>{one.percentage}%</span>
          </span>
          <span className="vb-k" aria-hidden="true">
            <i style={{ width: `${one.percentage}%` }} />
          </span>
        </li>
      ))}
    </ul>
  ) : (
    <table className="tb">
      <thead>
        <tr>
          <th scope="col">{t('Decision')}</th>
          <th scope="col" className="r">
            {t('Votes')}
          </th>
          <th scope="col" className="r">
            {t('Share@@of the votes')}
          </th>
        </tr>
      </thead>
      <tbody>
        {counted.map((one) => (
          <tr key={one.id}>
            <td>
              {letterOf(one.index)}, {one.title} <Standing counted={one} />
            </td>
            <td className="r num">{one.count}</td>
            <td className="r num">{one.percentage}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Standing({ counted: { isChosen, isTied } }: { counted: Counted }) {
  if (isChosen) return <span className="tag tag-ink">{t('Chosen')}</span>;
  return isTied && <span className="tag">{t('Tied')}</span>;
}
