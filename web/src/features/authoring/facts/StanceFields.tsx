import { useId } from 'react';
import { t } from '../../../lib/text.ts';
import { DecisionMark } from '../../../parts/marks.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { Section } from '../../../ui/Section.tsx';
import choiceButtonsStyles from '../choice-buttons.module.css';
import type { Scenario } from '../useSimulation.ts';
import styles from './FactInspector.module.css';
import { type Stance, stanceOn, withStance } from './fact-values.ts';
import type { FactForm } from './useFactForm.ts';

const stances: readonly [Stance, string][] = [
  ['opposes', t('Opposes')],
  ['neither', t('Neither')],
  ['supports', t('Supports')],
];

/** What a fact says about each decision of its scenario. */
export function StanceFields({ form, scenario }: { form: FactForm; scenario: Scenario }) {
  const { values, errors, change } = form;
  const id = useId();
  return (
    <Section title={t('What it supports or opposes')}>
      {scenario.all_decisions.length === 0 && (
        <p className="hint">{t('This scenario has no decisions yet.')}</p>
      )}
      <div className="rows">
        {scenario.all_decisions.map((decision, index) => (
          <div key={decision.id} className={styles.stance}>
            <DecisionMark index={index} size="sm" />
            <span className="story">{decision.title_of_decision}</span>
            <div
              className={choiceButtonsStyles.releaseChoice}
              role="radiogroup"
              aria-label={t('This fact and {decision}', { decision: decision.title_of_decision })}
            >
              {stances.map(([stance, name]) => (
                <label key={stance}>
                  <input
                    type="radio"
                    name={`${id}-${decision.id}`}
                    checked={stanceOn(values, decision.id) === stance}
                    onChange={() => change(withStance(values, decision.id, stance))}
                  />
                  <span>{name}</span>
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
      {errors.decisions !== undefined && <FieldError>{errors.decisions}</FieldError>}
    </Section>
  );
}
