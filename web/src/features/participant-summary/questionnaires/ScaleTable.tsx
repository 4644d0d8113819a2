import { categoryTitles } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import type { scalePairs } from './answers.ts';

/** The content of the chart as a table, for users who turned charts off. */
export function ScaleTable({ groups }: { groups: ReturnType<typeof scalePairs> }) {
  return (
    <table className="table number">
      <thead>
        <tr>
          <th scope="col">{t('Answer, 1 to 5')}</th>
          <th scope="col" className="align-right">
            {t('Usually')}
          </th>
          <th scope="col" className="align-right">
            {t('This time')}
          </th>
        </tr>
      </thead>
      {groups.map(({ category, pairs }) => (
        <tbody key={category}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {t(categoryTitles[category])}
            </th>
          </tr>
          {pairs.map((pair) => (
            <tr key={pair.key}>
              <td>{pair.label}</td>
              <td className="align-right">{pair.before}</td>
              <td className="align-right">{pair.after}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
