import { t } from '../../lib/text.ts';
import { DecisionMark, letterOf } from '../../parts/marks.tsx';
import { sr } from '../../ui/sr.tsx';
import styles from './ForAgainst.module.css';

/** The decisions that a fact supports and opposes, in the order of the decisions. */
export function ForAgainst({
  fact,
  decisions,
}: {
  fact: { supports: readonly number[]; opposes: readonly number[] };
  decisions: readonly { id: number }[];
}) {
  return (
    <span className={styles.marks}>
      {decisions.map(({ id }, index) => {
        const supports = fact.supports.includes(id);
        if (!supports && !fact.opposes.includes(id)) return null;
        const decision = letterOf(index);
        return (
          <span key={id} className={styles.mark}>
            <span aria-hidden="true">{supports ? '+' : '−'}</span>
            <DecisionMark index={index} size="sm" />
            {sr(supports ? t('for {decision}', { decision }) : t('against {decision}', { decision }))}
          </span>
        );
      })}
    </span>
  );
}
