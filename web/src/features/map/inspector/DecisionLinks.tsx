import { decisionLimit } from '@vincere/contract/constants';
import { decisions as texts } from '@vincere/contract/messages';
import { CornerDownRight, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { t } from '../../../lib/text.ts';
import { refusalText } from '../../../lib/words/refusal-text.ts';
import { DecisionMark, letterOf } from '../../../parts/marks.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DecisionDialog } from '../../authoring/decisions/DecisionDialog.tsx';
import type { Decision, Scenario, Stage } from '../../authoring/useSimulation.ts';
import type { Links } from '../useLinks.ts';
import { InspectorSection } from './InspectorSection.tsx';
import styles from './inspector.module.css';

/** The decisions of a scenario, each with a select for the scenario it leads to. */
export function DecisionLinks({
  scenario,
  next,
  links,
}: {
  scenario: Scenario;
  /** The stage after this one; in the last stage undefined, and the decisions end the simulation. */
  next: Stage | undefined;
  links: Links;
}) {
  const { all_decisions } = scenario;
  const [isAdding, setIsAdding] = useState(false);
  return (
    <InspectorSection title={t('Decisions')} aside={t(texts.count, { count: all_decisions.length })}>
      {all_decisions.length === 0 && (
        <p className={styles.problem}>
          <span className={styles.isBad}>{t(texts.needsOne)}.</span>
        </p>
      )}
      <ul className="rows">
        {all_decisions.map((decision, index) => (
          <li key={decision.id} className={styles.decision}>
            <DecisionMark index={index} />
            <div>
              <b className="story">{decision.title_of_decision}</b>
              {next ? (
                <LinkSelect decision={decision} index={index} next={next} links={links} />
              ) : (
                <p className="meta-text">{t('Ends the simulation.')}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {all_decisions.length < decisionLimit && (
        <Button kind="line" size="sm" onClick={() => setIsAdding(true)}>
          <Plus className="icon" aria-hidden />
          {t('Add Decision')}
        </Button>
      )}
      {isAdding && (
        <DecisionDialog
          decision={undefined}
          scenarioId={scenario.id}
          next={next}
          onClose={() => setIsAdding(false)}
        />
      )}
    </InspectorSection>
  );
}

function LinkSelect({
  decision,
  index,
  next,
  links,
}: {
  decision: Decision;
  index: number;
  next: Stage;
  links: Links;
}) {
  const id = useId();
  const isSending = links.sending.has(decision.id);
  const target = isSending ? links.sending.get(decision.id) : decision.link_next_scenario_id;
  if (next.scenarios.length === 0)
    return <p className={styles.isBad}>{refusalText('decision.no-next-scenarios')}</p>;
  return (
    <div className={styles.linkRow}>
      <label className="meta-text" htmlFor={id}>
        <span className="visually-hidden">
          {letterOf(index)}, {decision.title_of_decision}.{' '}
        </span>
        {t('Leads to')}
      </label>
      <span className={target ? styles.linkSelect : `${styles.linkSelect} ${styles.isUnlinked}`}>
        <CornerDownRight className="icon" aria-hidden />
        <select
          id={id}
          className="input input-sm"
          aria-busy={isSending || undefined}
          value={target ?? ''}
          onChange={({ target: { value } }) => {
            const to = next.scenarios.find(({ id }) => id === Number(value));
            links.link(decision, to ?? null);
          }}
        >
          <option value="">{t('Not linked')}</option>
          {next.scenarios.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        {isSending && (
          <span className="meta-text" role="status">
            {t('Saving')}
          </span>
        )}
      </span>
    </div>
  );
}
