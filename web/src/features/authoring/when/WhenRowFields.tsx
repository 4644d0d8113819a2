import type { When } from '@vincere/domain';
import { X } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../../lib/text.ts';
import { FieldError } from '../../../ui/Field.tsx';
import { Choice } from './Choice.tsx';
import { KindFields } from './KindFields.tsx';
import styles from './WhenFields.module.css';
import { firstOf, kindsFor, parseMinute, type WhenChoices, type WhenRow } from './when-rows.ts';

const kindLabels: Readonly<Record<When['kind'], string>> = {
  decided: t('An earlier decision was taken'),
  condition: t('An earlier condition was judged'),
  leans: t('A room leans to'),
  voted: t('Everybody has voted'),
  'on-table': t('A fact is on the table'),
  'not-on-table': t('A fact is not on the table'),
  unread: t('A room has not read a post'),
};

/** One condition of a post: its kind, and what the kind asks for. */
export function WhenRowFields({
  row,
  number,
  choices,
  onChange,
  onRemove,
}: {
  row: WhenRow;
  number: number;
  choices: WhenChoices;
  onChange: (row: WhenRow) => void;
  onRemove: () => void;
}) {
  const id = useId();
  const { kind } = row.condition;
  const possible = kindsFor(choices);
  const hasMinute = 'by_minute' in row.condition;
  const isMinuteWrong = hasMinute && parseMinute(row.minute) === undefined;
  return (
    <li className={styles.row} aria-label={t('Condition {number}', { number })}>
      <span className="dimmed number" aria-hidden>
        {number}
      </span>
      <div>
        <div className={styles.fields}>
          <Choice
            label={t('Kind of condition {number}', { number })}
            value={kind}
            isKnown={possible.includes(kind)}
            onChange={(next) => {
              const first = firstOf(next as When['kind'], choices);
              if (first !== undefined) onChange({ ...first, minute: row.minute });
            }}
          >
            {possible.map((one) => (
              <option key={one} value={one}>
                {kindLabels[one]}
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
