import type { TableItem } from '@vincere/contract';
import { ItemEntry } from './ItemBody.tsx';
import styles from './Items.module.css';

/** The items of a table, to read only. */
export function TableList({ items, runId }: { items: readonly TableItem[]; runId: number }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <ItemEntry key={item.id} item={item} runId={runId} />
      ))}
    </ul>
  );
}
