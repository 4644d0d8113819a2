import { t } from '../../../lib/text.ts';
import { DecisionMark } from '../../../parts/marks.tsx';
import { ChoiceButtons } from '../../../ui/choices/ChoiceButtons.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { Section } from '../../../ui/Section.tsx';
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
  return (
    <Section title={t('What it supports or opposes')}>
      {scenario.all_decisions.length === 0 && (
        <p className="hint">{t('This scenario has no decisions yet.')}</p>
      )}
      <div className="rows">
        {scenario.all_decisions.map((decision, index) => (
          <div key={decision.id} className={styles.stance}>
            <DecisionMark index={index} size="sm" />
            <span className={`story ${styles.decision}`}>{decision.title_of_decision}</span>
            <ChoiceButtons
              label={t('This fact and {decision}', { decision: decision.title_of_decision })}
              options={stances}
              value={stanceOn(values, decision.id)}
              onChange={(stance) => change(withStance(values, decision.id, stance))}
            />
          </div>
        ))}
      </div>
      {errors.decisions !== undefined && <FieldError className={styles.error}>{errors.decisions}</FieldError>}
    </Section>
  );
}
