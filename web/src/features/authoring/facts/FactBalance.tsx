import { balanceOf, bestSupported } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import { listNames } from '../../../lib/words/list-names.ts';
import { DecisionMark, letterOf } from '../../../parts/marks.tsx';
import { Section } from '../../../ui/Section.tsx';
import { signed } from '../../key-facts/signed.ts';
import type { Decision } from '../useSimulation.ts';
import styles from './FactBalance.module.css';
import type { Fact } from './useFacts.ts';

/** The facts for and against each decision, and which decision all facts together support. */
export function FactBalance({
  facts,
  decisions,
}: {
  facts: readonly Fact[];
  decisions: readonly Decision[];
}) {
  const bestIds = bestSupported(
    facts,
    decisions.map(({ id }) => id),
  );
  const supportedId = bestIds.length === 1 ? bestIds[0] : undefined;
  return (
    <Section title={t('What all facts support')}>
      <ul className={`rows ${styles.decisions}`}>
        {decisions.map(({ id, title_of_decision: title }, index) => {
          const against = facts.filter(({ opposes }) => opposes.includes(id)).length;
          const supporting = facts.filter(({ supports }) => supports.includes(id)).length;
          return (
            <li key={id} className={styles.decision} data-leads={id === supportedId || undefined}>
              <DecisionMark index={index} size="sm" />
              <span className={`story ${styles.title}`}>{title}</span>
              <span className={styles.against} aria-hidden="true">
                {boxes(against, 'against')}
              </span>
              <span className={styles.for} aria-hidden="true">
                {boxes(supporting, 'for')}
              </span>
              <span className={`number ${styles.balance}`}>
                <span className="visually-hidden">
                  {t('{supporting} for, {opposing} against', { supporting, opposing: against })}{' '}
                </span>
                {signed(balanceOf(facts, id))}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={`meta-text ${styles.key}`} aria-hidden="true">
        <span>
          {boxes(1, 'for')} {t('for')}
        </span>
        <span>
          {boxes(1, 'against')} {t('against')}
        </span>
      </p>
      <p className="hint">{sentenceOf(bestIds, decisions)}</p>
    </Section>
  );
}

function boxes(count: number, side: 'for' | 'against') {
  return Array.from({ length: count }, (_, index) => (
    <i key={index} className={styles.box} data-side={side} />
  ));
}

function sentenceOf(bestIds: readonly number[], decisions: readonly Decision[]): string {
  const letters = bestIds.map((id) => letterOf(decisions.findIndex((decision) => decision.id === id)));
  return letters.length === 1
    ? t('Decision {letter} has the highest balance.', { letter: letters[0] ?? '' })
    : t('The highest balances are level: {letters}.', { letters: listNames(letters) });
}
