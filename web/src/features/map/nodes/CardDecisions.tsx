import { Handle, Position } from '@xyflow/react';
import { t } from '../../../lib/text.ts';
import { DecisionMark } from '../../../parts/marks.tsx';
import styles from '../map.module.css';
import type { CardData } from './nodes.ts';

/** The decisions listed on a card, each with the handle from which its link is dragged. */
export function CardDecisions({
  data: { card, unfinished, chosenDecision, isEditable },
}: {
  data: CardData;
}) {
  const { all_decisions } = card.scenario;
  if (all_decisions.length === 0)
    return (
      <ol>
        <li className={styles.isBad}>{t('No decisions yet')}</li>
      </ol>
    );
  return (
    <ol>
      {all_decisions.map(({ id, title_of_decision }, index) => {
        const isUnlinked = unfinished?.unlinked.includes(id) ?? false;
        return (
          <li key={id} className={isUnlinked ? styles.isUnlinked : ''}>
            <DecisionMark index={index} size="sm" filled={id === chosenDecision} isUnlinked={isUnlinked} />
            <span>{title_of_decision}</span>
            {isUnlinked && <em className={styles.isBad}>{t('Not linked')}</em>}
            {id === chosenDecision && <span className="visually-hidden"> {t('(chosen)')}</span>}
            <Handle
              id={String(id)}
              className={`${styles.outHandle} nopan`}
              type="source"
              position={Position.Right}
              isConnectable={isEditable}
              isConnectableEnd={false}
              title={isEditable ? t('Drag to a scenario of the next stage') : undefined}
            />
          </li>
        );
      })}
    </ol>
  );
}
