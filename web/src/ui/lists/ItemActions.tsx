import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../lib/text.ts';
import { IconButton } from '../IconButton.tsx';
import styles from './ItemActions.module.css';

/** The buttons of an item of an ordered list: `children`, then those that move and delete it. */
export function ItemActions({
  name,
  index,
  count,
  onMove,
  onDelete,
  className,
  children,
}: {
  /** The name of the item. */
  name: string;
  index: number;
  /** The number of items. */
  count: number;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
  className?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={[styles.actions, className].filter(Boolean).join(' ')}>
      {children}
      <IconButton
        label={t('Move {what} up', { what: name })}
        Icon={ArrowUp}
        isDisabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={t('Move {what} down', { what: name })}
        Icon={ArrowDown}
        isDisabled={index === count - 1}
        onClick={() => onMove(1)}
      />
      <IconButton label={t('Delete {what}', { what: name })} Icon={Trash2} onClick={onDelete} />
    </div>
  );
}
