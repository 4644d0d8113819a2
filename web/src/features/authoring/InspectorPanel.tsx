import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './InspectorPanel.module.css';

/** A panel beside a list or map, in which one of its items is edited. Escape closes it. */
export function InspectorPanel({
  className,
  name,
  head,
  takesFocus,
  onClose,
  children,
}: {
  className: string | undefined;
  /** The name of the item. */
  name: string;
  /** Says which item it is, and holds its buttons. */
  head: ReactNode;
  /** True if it was opened by keyboard. */
  takesFocus: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) close.current?.focus();
  }, [takesFocus]);
  return (
    <aside
      className={`${styles.panel} ${className}`}
      aria-label={t('Inspector: {name}', { name })}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles.head}>
        {head}
        <Button
          ref={close}
          kind="quiet"
          size="sm"
          className={`button-icon ${styles.close}`}
          aria-label={t('Close inspector')}
          onClick={onClose}
        >
          <X className="icon" aria-hidden />
        </Button>
      </div>
      {children}
    </aside>
  );
}

/** The actions of an inspector, along its lower edge. */
export function InspectorFoot({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={`row ${styles.foot} ${className ?? ''}`}>{children}</div>;
}
