import { Menu as Base } from '@base-ui/react/menu';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classOf } from './Button.tsx';
import styles from './Menu.module.css';
import { sr } from './sr.tsx';

export type MenuItem = { label: string; Icon: LucideIcon; onSelect: () => void; isDanger?: boolean };

/** A small button that opens a menu of labelled actions. With an icon, only screen readers get its label. */
export function Menu({
  label,
  Icon: Sign,
  items,
}: {
  label: ReactNode;
  Icon?: LucideIcon;
  items: readonly MenuItem[];
}) {
  return (
    <Base.Root>
      {Sign === undefined ? (
        <Base.Trigger className={classOf('quiet', 'sm')}>
          {label}
          <ChevronDown className="icon" aria-hidden />
        </Base.Trigger>
      ) : (
        <Base.Trigger className={classOf('quiet', 'sm', 'button-icon')}>
          <Sign className="icon" aria-hidden />
          {sr(label)}
        </Base.Trigger>
      )}
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
