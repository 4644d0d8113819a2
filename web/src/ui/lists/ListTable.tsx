import type { ReactNode } from 'react';
import { t } from '../../lib/text.ts';
import styles from './ListTable.module.css';

/**
 * The table of a list: a name column, detail columns and an action column. On phones the detail columns are hidden, and each
 * row shows the details under its name.
 */
export function ListTable({
  label,
  labelledBy,
  nameTitle = t('Name'),
  columns,
  actions = 'always',
  children,
}: {
  label?: string;
  /** Id of the heading that labels the table. */
  labelledBy?: string;
  /** Heading of the name column. */
  nameTitle?: string;
  /** Headings of the detail columns. */
  columns: readonly { title: string; isNumber?: boolean }[];
  /** Whether there is an action column. `wide`: on phones each row shows its actions under its name. */
  actions?: 'always' | 'wide' | 'none';
  children: ReactNode;
}) {
  return (
    <table className={`table ${styles.listTable}`} aria-label={label} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{nameTitle}</th>
          {columns.map(({ title, isNumber }) => (
            <th key={title} scope="col" className={isNumber ? `wide-only ${styles.numberCell}` : 'wide-only'}>
              {title}
            </th>
          ))}
          {actions !== 'none' && (
            <th scope="col" className={actions === 'wide' ? 'align-right wide-only' : 'align-right'}>
              {t('Actions')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
