import { decisionLimit, scenarioLimit, stageLimit } from '@vincere/contract/constants';
import { plural, t } from '../../lib/text.ts';
import { Section } from '../../ui/Section.tsx';
import styles from './StructureExplainer.module.css';

const stageRoles = [
  t('Everybody starts in it.'),
  t('One for each way to go on.'),
  t('The ways in which it can end.'),
];

/** Explains how stages, scenarios and decisions are connected. */
export function StructureExplainer() {
  return (
    <Section title={t('How a simulation is built')} className={styles.explainer}>
      <ol className="rows">
        {stageRoles.map((role, index) => {
          const limit = scenarioLimit(index + 1);
          return (
            <li key={role}>
              <b>{t('Stage {number}', { number: index + 1 })}</b>
              <span>
                {plural(limit, 'exactly {count} scenario', 'up to {count} scenarios')}. {role}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="muted">
        {t(
          'A simulation has up to {stages} stages, a scenario up to {decisions} decisions. Each decision leads to a scenario of the next stage; the group goes where most of them want to go.',
          { stages: stageLimit, decisions: decisionLimit },
        )}
      </p>
    </Section>
  );
}
