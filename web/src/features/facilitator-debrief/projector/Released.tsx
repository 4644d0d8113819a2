import { t } from '../../../lib/text.ts';
import type { Entry } from '../types.ts';
import { OthersOnScreen } from './OthersOnScreen.tsx';
import styles from './Released.module.css';

/** The number of answers that a room can read from the back row. */
const mostEntries = 4;

/** The answers that were released last. Earlier ones are counted. */
export function Released({ entries }: { entries: readonly Entry[] }) {
  const visibleEntries = entries.slice(-mostEntries);
  return (
    <section className={styles.released} aria-labelledby="what-you-said">
      <h2 id="what-you-said">{t('What you said')}</h2>
      <ul data-count={visibleEntries.length}>
        {visibleEntries.map(({ id, text, name }) => (
          <li key={id}>
            <p>{text}</p>
            {name !== null && <span>{name}</span>}
          </li>
        ))}
      </ul>
      <OthersOnScreen count={entries.length - visibleEntries.length} />
    </section>
  );
}
