import type { PostCondition } from '@vincere/domain';
import { X } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../../lib/text.ts';
import { FieldError } from '../../../ui/Field.tsx';
import { Choice } from './Choice.tsx';
import styles from './ConditionFields.module.css';
import type { ConditionChoices } from './condition-choices.ts';
import { type ConditionDraftRow, firstOf, kindsFor, parseMinute } from './condition-rows.ts';
import { KindFields } from './KindFields.tsx';
import { formOfKind } from './kinds/kind-forms.ts';

/** One condition of a post: its kind, and what the kind asks for. */
export function ConditionRow({
  row,
  number,
  choices,
  onChange,
  onRemove,
}: {
  row: ConditionDraftRow;
  number: number;
  choices: ConditionChoices;
  onChange: (row: ConditionDraftRow) => void;
  onRemove: () => void;
}) {
  const id = useId();
  const { kind } = row.condition;
  const possibleKinds = kindsFor(choices);
  const hasMinute = 'by_minute' in row.condition;
  const isMinuteWrong = hasMinute && parseMinute(row.minute) === undefined;
  return (
    <li className={styles.row} aria-label={t('Condition {number}', { number })}>
      <span className={`dimmed number ${styles.number}`} aria-hidden>
        {number}
      </span>
      <div>
        <div className={styles.fields}>
          <Choice
            label={t('Kind of condition {number}', { number })}
            value={kind}
            isKnown={possibleKinds.includes(kind)}
            onChange={(next) => {
              const first = firstOf(next as PostCondition['kind'], choices);
              if (first !== undefined) onChange({ ...first, minute: row.minute });
            }}
          >
            {possibleKinds.map((possibleKind) => (
              <option key={possibleKind} value={possibleKind}>
                {formOfKind(possibleKind).label}
              </option>
            ))}
          </Choice>
          <KindFields
            condition={row.condition}
            choices={choices}
            onChange={(condition) => onChange({ ...row, condition })}
          />
          {hasMinute && (
            <label className={styles.minute}>
              {t('by minute')}
              <input
                className="input input-sm number"
                inputMode="numeric"
                maxLength={4}
                value={row.minute}
                aria-invalid={isMinuteWrong || undefined}
                aria-describedby={isMinuteWrong ? `${id}-minute` : undefined}
                onChange={(event) => onChange({ ...row, minute: event.target.value })}
              />
            </label>
          )}
        </div>
        {isMinuteWrong && (
          <FieldError id={`${id}-minute`}>{t('Write a minute of the stage, from 1 to 1440.')}</FieldError>
        )}
      </div>
      <button
        type="button"
        className="button button-quiet button-sm button-icon"
        aria-label={t('Remove condition {number}', { number })}
        onClick={onRemove}
      >
        <X className="icon" aria-hidden />
      </button>
    </li>
  );
}
