import type { FactState } from '@vincere/domain';
import styles from './FactSign.module.css';

const signs: Record<Exclude<FactState, 'nowhere'>, React.ReactNode> = {
  held: <rect x="5" y="5" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="2" />,
  read: (
    <>
      <rect x="5" y="5" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M5 12h14v7H5z" fill="currentColor" />
    </>
  ),
  'used-in-room': (
    <>
      <rect x="5" y="5" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M12 7.5 16.5 12 12 16.5 7.5 12z" fill="currentColor" />
    </>
  ),
  'on-table': <path d="M6.5 3h11v11h-11zM1.5 17h21v3.5h-21z" fill="currentColor" />,
  voiced: <circle cx="12" cy="12" r="8" fill="currentColor" />,
  used: <path d="M12 2 22 12 12 22 2 12z" fill="currentColor" />,
};

/** The sign of a state of a fact; a dot for a fact that no room has. Words say the same beside it. */
export function FactSign({ state }: { state: FactState }) {
  if (state === 'nowhere') return <i className={styles.none} />;
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      {signs[state]}
    </svg>
  );
}
