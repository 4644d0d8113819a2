import { t } from '../../../lib/text.ts';
import type { DebriefQuestion } from '../../../parts/guided-debrief/types.ts';
import { DecisionMark, letterOf } from '../../../parts/marks.tsx';
import { sr } from '../../../ui/sr.tsx';
import styles from './Quotation.module.css';

/** A reason of the minority, without a name, with the decision that it was given for. */
export function Quotation({ text, fromRun }: { text: string; fromRun: DebriefQuestion['from_run'] }) {
  const finding = fromRun?.finding;
  const index =
    finding?.kind === 'minority'
      ? (fromRun?.decisions.findIndex(({ id }) => id === finding.decision_id) ?? -1)
      : -1;
  return (
    <figure className={styles.quotation} data-long={text.length > 320 || undefined}>
      <figcaption>
        {t('One of their reasons')}
        {index >= 0 && (
          <span className={styles.decision}>
            <DecisionMark index={index} className={styles.mark} />
            {sr(`${letterOf(index)}: `)}
            {fromRun?.decisions[index]?.title_of_decision}
          </span>
        )}
      </figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  );
}
