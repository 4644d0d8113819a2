import { t } from '../../../lib/text.ts';
import { FieldError } from '../../../ui/Field.tsx';
import { PreferenceSlot } from './PreferenceSlot.tsx';
import styles from './preferences.module.css';
import type { Ranking } from './ranking.ts';
import type { useRanking } from './useRanking.ts';

/** Focuses the first empty place of the ranking in `form`. */
export function focusEmptyPlace(form: HTMLElement, ranking: Ranking): void {
  form.querySelector<HTMLElement>(`[data-place="${ranking.indexOf(null)}"] select`)?.focus();
}

/** Ranks the six roles, place by place. `missing` is the error message for empty places. */
export function RankingFields({
  draft: { ranking, announcement, choose },
  missing,
  onChange,
}: {
  draft: ReturnType<typeof useRanking>;
  missing: string | undefined;
  onChange: () => void;
}) {
  return (
    <>
      <fieldset className={styles.rankOrder}>
        <legend className="visually-hidden">{t('Your order')}</legend>
        {missing !== undefined && <FieldError className={styles.missing}>{missing}</FieldError>}
        <ol className={styles.slots}>
          {ranking.map((role, place) => (
            <PreferenceSlot
              key={place}
              place={place}
              ranking={ranking}
              missing={missing !== undefined && role === null}
              onChoose={(chosenRole) => {
                onChange();
                choose(place, chosenRole);
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
