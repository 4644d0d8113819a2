import { t } from '../../lib/text.ts';
import styles from './palette.module.css';
import type { SearchResult } from './useSearchResults.ts';

const groups = [
  { key: 'pages', name: t('Pages') },
  { key: 'simulations', name: t('Simulations') },
  { key: 'runs', name: t('Runs') },
] as const;

/** The results of a search, in groups. Enter opens the active one. */
export function ResultList({
  id,
  results,
  active,
  onGo,
  onPoint,
}: {
  id: string;
  results: readonly SearchResult[];
  active: number;
  onGo: (result: SearchResult) => void;
  onPoint: (index: number) => void;
}) {
  const numberedResults = results.map((result, index) => ({ ...result, index }));
  return (
    <div className={styles.paletteList} role="listbox" id={id} aria-label={t('Found')}>
      {groups.map(({ key, name }) => {
        const members = numberedResults.filter((result) => result.group === key);
        if (members.length === 0) return null;
        return (
          <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
            <div className={styles.paletteGroup} id={`${id}-${key}`}>
              {name}
            </div>
            {members.map((result) => (
              // The focus stays in the field above, which names the active option.
              <div
                key={result.to}
                id={`${id}-${result.index}`}
                className={
                  result.index === active ? `${styles.paletteOption} ${styles.isOn}` : styles.paletteOption
                }
                role="option"
                tabIndex={-1}
                aria-selected={result.index === active}
                onPointerMove={() => onPoint(result.index)}
                onClick={() => onGo(result)}
              >
                <span className={key === 'simulations' ? 'story' : undefined}>{result.label}</span>
                {result.about !== '' && <span className={`meta-text ${styles.about}`}>{result.about}</span>}
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
