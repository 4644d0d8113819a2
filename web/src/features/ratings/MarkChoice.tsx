import { markMeanings, markNames, type RatingMark, ratingMarks } from '@vincere/domain';
import { type Ref, useId } from 'react';
import { t } from '../../lib/text.ts';
import styles from './MarkChoice.module.css';

/** Returns the id of the sentence on the meaning of a mark. */
const meaningId = (mark: RatingMark) => `meaning-${mark}`;

/** The meaning of each mark, above the column of that mark. It stays in view while the objectives scroll. */
export function MarkMeanings({ rated }: { rated: keyof typeof markMeanings }) {
  return (
    <div className={styles.meanings}>
      <h3 className="visually-hidden">{t('Meaning of the marks')}</h3>
      <dl>
        {ratingMarks.map((mark) => (
          <div key={mark}>
            <dt>
              <b aria-hidden="true">{mark}</b>
              <span className="visually-hidden">{t(markNames[mark])}</span>
            </dt>
            <dd id={meaningId(mark)}>{t(markMeanings[rated][mark])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The four marks of an objective, of which one or none is chosen. */
export function MarkChoice({
  legend,
  value,
  isOpen,
  onChange,
  ref,
}: {
  legend: string;
  value: RatingMark | null;
  /** Whether the mark can be changed. */
  isOpen: boolean;
  onChange: (mark: RatingMark) => void;
  ref: Ref<HTMLFieldSetElement>;
}) {
  const name = useId();
  return (
    <fieldset className={styles.marks} disabled={!isOpen} ref={ref}>
      <legend className="visually-hidden">{legend}</legend>
      {ratingMarks.map((mark) => (
        <label key={mark} data-on={mark === value || undefined}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            aria-describedby={meaningId(mark)}
            checked={mark === value}
            onChange={() => onChange(mark)}
          />
          <b aria-hidden="true">{mark}</b>
          <span>{t(markNames[mark])}</span>
        </label>
      ))}
    </fieldset>
  );
}
