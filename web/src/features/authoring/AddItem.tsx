import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './AddItem.module.css';

/** The button below a list that adds an item to it. */
export function AddItem({
  ref,
  kind,
  label,
  fullHint,
  onAdd,
}: {
  ref: Ref<HTMLButtonElement>;
  /** `ink` if adding an item is the next thing to do. */
  kind: 'ink' | 'line';
  label: string;
  /** Says that the list is full; undefined while it is not. */
  fullHint: string | undefined;
  onAdd: () => void;
}) {
  const isFull = fullHint !== undefined;
  return (
    <div className={styles.addItem}>
      <Button
        ref={ref}
        kind={kind}
        // Not `disabled`, so that it can take the focus when a dialog closes.
        aria-disabled={isFull || undefined}
        onClick={isFull ? undefined : onAdd}
      >
        <Plus className="icon" aria-hidden />
        {label}
      </Button>
      {isFull && <p className="hint">{fullHint}</p>}
    </div>
  );
}
