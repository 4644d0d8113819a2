import { t } from '../../lib/text.ts';
import styles from './ShownEntries.module.css';
import type { ShownEntry } from './types.ts';

/** Entries that everybody may read, in their order. `own` has the ids of the reader's entries. */
export function ShownEntries({
  entries,
  own,
  label,
}: {
  entries: readonly ShownEntry[];
  own?: ReadonlySet<string> | undefined;
  /** The name of the list for screen readers. */
  label: string;
}) {
  return (
    <ul className={`rows ${styles.entries}`} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryText text={entry.text} />
          <EntryFoot name={entry.name} isOwn={own?.has(entry.id)} />
        </li>
      ))}
    </ul>
  );
}

/** The text of an entry, as its author typed it. */
export function EntryText({ text }: { text: string }) {
  return <p className={`story ${styles.text}`}>{text}</p>;
}

/** The author of an entry, if the author shows it or is the reader. */
export function EntryFoot({ name, isOwn }: { name: string | null; isOwn: boolean | undefined }) {
  if (name === null && !isOwn) return null;
  return (
    <span className={styles.foot}>
      {name}
      {isOwn && <span>{t('Yours')}</span>}
    </span>
  );
}
