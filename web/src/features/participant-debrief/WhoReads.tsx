import { Lock, Users } from 'lucide-react';
import { t } from '../../lib/text.ts';
import styles from './WhoReads.module.css';

export type Readers = { isPrivate: boolean; showsName: boolean };

/** The choice of who reads an answer, with a sentence that says exactly who can. */
export function WhoReads({
  value,
  isSmall,
  onChange,
}: {
  value: Readers;
  /** Whether there are so few people that nothing is anonymous. */
  isSmall: boolean;
  onChange: (value: Readers) => void;
}) {
  return (
    <fieldset className={styles.whoReads}>
      <legend>{t('Who reads it')}</legend>
      <div className={styles.choice}>
        {[true, false].map((isPrivate) => (
          <label key={String(isPrivate)} data-on={value.isPrivate === isPrivate || undefined}>
            <input
              className="visually-hidden"
              type="radio"
              name="who-reads"
              checked={value.isPrivate === isPrivate}
              onChange={() => onChange({ ...value, isPrivate })}
            />
            {isPrivate ? <Lock className="icon" aria-hidden /> : <Users className="icon" aria-hidden />}
            {isPrivate ? t('Only me') : t('Everyone')}
          </label>
        ))}
      </div>
      <p className="hint">{readersText(value, isSmall)}</p>
      {!value.isPrivate && <ShowsName value={value} onChange={onChange} />}
    </fieldset>
  );
}

/** The choice of an author to show their name with an answer. */
export function ShowsName({ value, onChange }: { value: Readers; onChange: (value: Readers) => void }) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={value.showsName}
        onChange={({ target }) => onChange({ ...value, showsName: target.checked })}
      />
      {t('Show my name')}
    </label>
  );
}

function readersText({ isPrivate, showsName }: Readers, isSmall: boolean): string {
  if (isPrivate) return t('Nobody else can read it, not even your facilitator. You find it in your summary.');
  if (showsName) return t('Your facilitator reads it with your name, and may show it to everyone with it.');
  return isSmall
    ? t('Your facilitator reads it and may show it to everyone.')
    : t('Your facilitator reads it without your name, room or time, and may show it to everyone.');
}
