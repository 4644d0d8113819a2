import type { KnownStage } from '@vincere/contract';
import { balanceOf, bestSupported, factsWithAll } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import { DecisionMark } from '../../../parts/marks.tsx';
import { sr } from '../../../ui/sr.tsx';
import { signed } from '../signed.ts';
import styles from './Balances.module.css';

type Facts = KnownStage['facts'];

/** The facts for and against each decision: those that were shared, beside all of them. */
export function Balances({
  facts,
  decisions,
  chosen,
}: Pick<KnownStage, 'facts' | 'decisions'> & { chosen: number | null }) {
  const sharedFacts = factsWithAll(facts);
  const bestIds = bestSupported(
    facts,
    decisions.map(({ id }) => id),
  );
  return (
    <div className={styles.balances}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('What they support')}</th>
            <th scope="col">{t('The {count} shared', { count: sharedFacts.length })}</th>
            <th scope="col">{t('All {count}', { count: facts.length })}</th>
          </tr>
        </thead>
        <tbody>
          {decisions.map(({ id, title_of_decision }, index) => {
            const isBest = bestIds.length === 1 && bestIds.includes(id);
            return (
              <tr key={id} data-best={isBest || undefined}>
                <th scope="row">
                  <span className={styles.decision}>
                    <DecisionMark index={index} filled={id === chosen} size="sm" />
                    <span>{title_of_decision}</span>
                  </span>
                </th>
                <Balance facts={sharedFacts} decisionId={id} />
                <Balance facts={facts} decisionId={id} />
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.legend} aria-hidden="true">
        <span>
          <i data-side="for" /> {t('for')}
        </span>
        <span>
          <i /> {t('against')}
        </span>
      </p>
    </div>
  );
}

function Balance({ facts, decisionId }: { facts: Facts; decisionId: number }) {
  const supporting = facts.filter(({ supports }) => supports.includes(decisionId)).length;
  const opposing = facts.filter(({ opposes }) => opposes.includes(decisionId)).length;
  const balance = balanceOf(facts, decisionId);
  return (
    <td>
      <span className={styles.balance} aria-hidden="true">
        <span className={styles.against}>{boxes(opposing)}</span>
        <span className={styles.axis} />
        <span className={styles.for}>{boxes(supporting)}</span>
        <b className="number">{signed(balance)}</b>
      </span>
      {sr(t('{supporting} for, {opposing} against', { supporting, opposing }))}
    </td>
  );
}

function boxes(count: number) {
  return Array.from({ length: count }, (_, index) => <i key={String(index)} />);
}
