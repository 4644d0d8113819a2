import type { ReactNode } from 'react';
import { t } from '../lib/text.ts';

/**
 * The frame of a list: a name, what there is to know, an action. On phones the columns in the middle go: each row tells
 * under its name what stood in them.
 */
export function ListTable({
  label,
  labelledBy,
  columns,
  children,
}: {
  label?: string;
  /** The id of the heading that names it. */
  labelledBy?: string;
  /** Those between name and action. */
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
