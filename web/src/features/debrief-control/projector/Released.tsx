import { plural, t } from '../../../lib/text.ts';
import type { Entry } from '../types.ts';
import styles from './Released.module.css';

/** The number of answers that a room can read from the back row. */
const mostEntries = 4;

/** The answers that were released last. Earlier ones are counted. */
export function Released({ entries }: { entries: readonly Entry[] }) {
  const shown = entries.slice(-mostEntries);
  const others = entries.length - shown.length;
  return (
    <section className={styles.released} aria-labelledby="what-you-said">
      <h2 id="what-you-said">{t('What you said')}</h2>
      <ul data-count={shown.length}>
        {shown.map(({ id, text, name }) => (
          <li key={id}>
            <p>{text}</p>
            {name !== null && <span>{name}</span>}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className={styles.others}>
          {plural(others, 'One more is on your own screen', '{count} more are on your own screen')}
        </p>
      )}
    </section>
  );
}
