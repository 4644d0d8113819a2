import { Menu as Base } from '@base-ui/react/menu';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classOf } from './Button.tsx';
import styles from './Menu.module.css';

export type MenuItem = { label: string; Icon: LucideIcon; onSelect: () => void; isDanger?: boolean };

/** A small button that opens a menu of labelled actions. */
export function Menu({ label, items }: { label: ReactNode; items: readonly MenuItem[] }) {
  return (
    <Base.Root>
      <Base.Trigger className={classOf('quiet', 'sm')}>
        {label}
        <ChevronDown className="icon" aria-hidden />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={styles.menuPositioner} align="end" sideOffset={4} collisionPadding={12}>
          <Base.Popup className={styles.menu}>
            {items.map(({ label: text, Icon, onSelect, isDanger }) => (
              <Base.Item
                key={text}
                className={styles.menuItem}
                data-danger={isDanger || undefined}
                onClick={onSelect}
              >
                <Icon className="icon" aria-hidden />
                {text}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
