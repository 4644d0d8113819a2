import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './Tabs.module.css';

export type Tab<Key extends string> = {
  key: Key;
  name: string;
  /** Shown after the name: a count, for example. */
  mark?: ReactNode;
  content: ReactNode;
};

/**
 * Tabs with their panels. Arrow keys, Home and End change the tab. Hidden panels stay mounted, so what was typed there is
 * kept and their live regions speak.
 */
export function Tabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
}: {
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === selected);
    const to = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const tab = to === undefined ? undefined : tabs[to];
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to ?? 0]?.focus();
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ key, name, mark }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === selected}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => onSelect(key)}
          >
            {name}
            {mark}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          className={styles.panel}
          hidden={key !== selected}
        >
          {content}
        </div>
      ))}
    </>
  );
}
