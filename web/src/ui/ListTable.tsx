import type { ReactNode } from 'react';
import { t } from '../lib/text.ts';

/**
 * The table of a list: a name column, detail columns and an action column. On phones the detail columns are hidden, and each
 * row shows the details under its name.
 */
export function ListTable({
  label,
  labelledBy,
  columns,
  children,
}: {
  label?: string;
  /** Id of the heading that labels the table. */
  labelledBy?: string;
  /** Headings of the detail columns. */
  columns: readonly { title: string; isNumber?: boolean }[];
  children: ReactNode;
}) {
  return (
    <table className="tb lt" aria-label={label} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('Name')}</th>
          {columns.map(({ title, isNumber }) => (
            <th key={title} scope="col" className={isNumber ? 'wide n' : 'wide'}>
              {title}
            </th>
          ))}
          <th scope="col" className="r">
            {t('Actions')}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
