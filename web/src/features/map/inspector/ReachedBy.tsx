import { useId } from 'react';
import { t } from '../../../lib/text.ts';
import { DecisionMark, letterOf } from '../../../parts/marks.tsx';
import type { Scenario, Stage } from '../../authoring/useSimulation.ts';
import type { Links } from '../useLinks.ts';
import { InspectorSection } from './InspectorSection.tsx';
import styles from './inspector.module.css';

/** The decisions of the previous stage that lead to a scenario, and a select that links another one. */
export function ReachedBy({
  scenario,
  before,
  links,
}: {
  scenario: Scenario;
  before: Stage | undefined;
  links: Links;
}) {
  const id = useId();
  const candidates = (before?.scenarios ?? []).flatMap((from) =>
    from.all_decisions.map((decision, index) => ({ from, decision, index })),
  );
  const leading = candidates.filter(({ decision }) => decision.link_next_scenario_id === scenario.id);
  const others = candidates.filter(({ decision }) => decision.link_next_scenario_id !== scenario.id);
  return (
    <InspectorSection title={t('Reached by')}>
      {leading.length === 0 && (
        <p className={`${styles.problem} ${styles.isBad}`}>{t('Not reached by any decision')}</p>
      )}
      <ul className="rows">
        {leading.map(({ from, decision, index }) => (
          <li key={decision.id} className={`${styles.decision} ${styles.incomingDecision}`}>
            <DecisionMark index={index} />
            <div>
              <span className="meta-text">{from.name}</span>
              <span>{decision.title_of_decision}</span>
            </div>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <label className="visually-hidden" htmlFor={id}>
            {t('Link another decision to {scenario}', { scenario: scenario.name })}
          </label>
          <select
            id={id}
            className={`input input-sm ${styles.addLink}`}
            value=""
            onChange={({ target }) => {
              const candidate = others.find(({ decision }) => decision.id === Number(target.value));
              if (candidate) links.link(candidate.decision, scenario);
            }}
          >
            <option value="">{t('Link another decision here')}</option>
            {others.map(({ from, decision, index }) => (
              <option key={decision.id} value={decision.id}>
                {`${from.name}: ${letterOf(index)}, ${decision.title_of_decision}`}
              </option>
            ))}
          </select>
        </>
      )}
    </InspectorSection>
  );
}
