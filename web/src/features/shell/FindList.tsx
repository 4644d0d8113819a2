import { t } from '../../lib/text.ts';
import styles from './palette.module.css';
import type { Find } from './useFinds.ts';

const groups = [
  { key: 'pages', name: t('Pages') },
  { key: 'simulations', name: t('Simulations') },
  { key: 'runs', name: t('Runs') },
] as const;

/** The results of a search, in groups. Enter opens the active one. */
export function FindList({
  id,
  finds,
  active,
  onGo,
  onPoint,
}: {
  id: string;
  finds: readonly Find[];
  active: number;
  onGo: (find: Find) => void;
  onPoint: (index: number) => void;
}) {
  const numbered = finds.map((find, index) => ({ ...find, index }));
  return (
    <div className={styles.paletteList} role="listbox" id={id} aria-label={t('Found')}>
      {groups.map(({ key, name }) => {
        const members = numbered.filter((find) => find.group === key);
        if (members.length === 0) return null;
        return (
          <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
            <div className={styles.paletteGroup} id={`${id}-${key}`}>
              {name}
            </div>
            {members.map((find) => (
              // Keys go to the field above, which says which of these is active.
              <div
                key={find.to}
                id={`${id}-${find.index}`}
                className={
                  find.index === active ? `${styles.paletteOption} ${styles.isOn}` : styles.paletteOption
                }
                role="option"
                tabIndex={-1}
                aria-selected={find.index === active}
                onPointerMove={() => onPoint(find.index)}
                onClick={() => onGo(find)}
              >
                <span className={key === 'simulations' ? 'story' : undefined}>{find.label}</span>
                {find.about !== '' && <span className="meta-text">{find.about}</span>}
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
