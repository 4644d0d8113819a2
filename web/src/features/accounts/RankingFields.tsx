import { useRef } from 'react';
import { t } from '../../lib/text.ts';
import { FieldError } from '../../ui/Field.tsx';
import { PreferenceSlot } from './PreferenceSlot.tsx';
import styles from './preferences.module.css';
import { RoleTiles } from './RoleTiles.tsx';
import type { Ranking } from './ranking.ts';
import type { useRanking } from './useRanking.ts';

/** Leads to the first place of a ranking in `form` that has no role. */
export function focusEmptyPlace(form: HTMLElement, ranking: Ranking): void {
  form.querySelector<HTMLElement>(`[data-place="${ranking.indexOf(null)}"] select`)?.focus();
}

/** Ranks the six roles: by tapping them in order, or place by place. `missing` is what is wrong while a place is empty. */
export function RankingFields({
  held,
  missing,
  onChange,
}: {
  held: ReturnType<typeof useRanking>;
  missing: string | undefined;
  onChange: () => void;
}) {
  const { ranking, said, choose, toggle, move } = held;
  const slots = useRef<HTMLOListElement>(null);
  const changed = (change: () => void) => {
    onChange();
    change();
  };
  return (
    <>
      <RoleTiles ranking={ranking} onToggle={(role) => changed(() => toggle(role))} />
      <fieldset className={styles.rankOrder}>
        <legend className="field-label">{t('Your order')}</legend>
        {missing !== undefined && <FieldError>{missing}</FieldError>}
        <ol className={styles.slots} ref={slots}>
          {ranking.map((role, place) => (
            <PreferenceSlot
              key={place}
              place={place}
              role={role}
              missing={missing !== undefined && role === null}
              onChoose={(chosen) => changed(() => choose(place, chosen))}
              onMove={(by) => {
                changed(() => move(place, by));
                // The role keeps the focus where it goes.
                const word = by < 0 ? 'up' : 'down';
                slots.current
                  ?.querySelector<HTMLElement>(`[data-place="${place + by}"] [data-move="${word}"]`)
                  ?.focus();
              }}
            />
          ))}
        </ol>
      </fieldset>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
