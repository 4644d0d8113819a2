import { useRef } from 'react';
import { t } from '../../lib/text.ts';
import { FieldError } from '../../ui/Field.tsx';
import { PreferenceSlot } from './PreferenceSlot.tsx';
import styles from './preferences.module.css';
import { RoleTiles } from './RoleTiles.tsx';
import type { Ranking } from './ranking.ts';
import type { useRanking } from './useRanking.ts';

/** Focuses the first empty place of the ranking in `form`. */
export function focusEmptyPlace(form: HTMLElement, ranking: Ranking): void {
  form.querySelector<HTMLElement>(`[data-place="${ranking.indexOf(null)}"] select`)?.focus();
}

/** Ranks the six roles, by tapping them in order or place by place. `missing` is the error message for empty places. */
export function RankingFields({
  draft,
  missing,
  onChange,
}: {
  draft: ReturnType<typeof useRanking>;
  missing: string | undefined;
  onChange: () => void;
}) {
  const { ranking, announcement, choose, toggle, move } = draft;
  const slots = useRef<HTMLOListElement>(null);
  const applyChange = (change: () => void) => {
    onChange();
    change();
  };
  return (
    <>
      <RoleTiles ranking={ranking} onToggle={(role) => applyChange(() => toggle(role))} />
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
              onChoose={(chosen) => applyChange(() => choose(place, chosen))}
              onMove={(by) => {
                applyChange(() => move(place, by));
                // The focus follows the role to its new place.
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
        {announcement}
      </p>
    </>
  );
}
