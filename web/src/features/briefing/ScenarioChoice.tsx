import { reports } from '@vincere/contract/messages';
import { rich, t } from '../../lib/text.ts';
import { Section } from '../../ui/Section.tsx';
import { TableOfScenario } from '../table/TableOfScenario.tsx';
import styles from './scenario.module.css';
import type { ReachedScenario, ScenarioRun } from './types.ts';

/** The decision of each run that reached the scenario, and the user's own vote with its reasoning. */
export function ScenarioChoice({ scenario }: { scenario: ReachedScenario }) {
  const titleOf = (id: number) =>
    scenario.all_decisions.find((decision) => decision.id === id)?.title_of_decision;
  return (
    <Section title={t('What was chosen and why')}>
      <div className="rows">
        {scenario.runs.map((run) => (
          <div key={run.run_id} className={styles.run}>
            <h3>{run.run_name}</h3>
            <p>{groupIn(run, titleOf)}</p>
            {run.own_decision ? (
              <>
                <p className="muted">
                  {rich('You chose {decision}:', {
                    decision: <b>{titleOf(run.own_decision.decision_chosen_id)}</b>,
                  })}
                </p>
                {run.own_decision.reasoning.trim() === '' ? (
                  <p className="meta-text">{t(reports.noReasoning)}</p>
                ) : (
                  <p className={`story ${styles.reasoning}`}>{run.own_decision.reasoning}</p>
                )}
              </>
            ) : (
              <p className="muted">{t('You have made no final decision here.')}</p>
            )}
            <TableOfScenario runId={run.run_id} scenarioId={scenario.id} />
          </div>
        ))}
      </div>
    </Section>
  );
}

function groupIn(run: ScenarioRun, titleOf: (id: number) => string | undefined): string {
  if (run.decision_chosen_id === null) return t('The group has not decided.');
  const decision = titleOf(run.decision_chosen_id) ?? '';
  switch (run.decided_by) {
    case 'majority':
      return t('The group chose {decision}, by the most final decisions.', { decision });
    case 'rooms':
      return t('It was a tie. {decision} was chosen because it led in more rooms.', { decision });
    case 'first':
      return t(
        'It was a tie, also between the rooms. {decision} was chosen because it reached its votes first.',
        { decision },
      );
    case 'facilitator':
      return t('It was a tie. The facilitator chose {decision}.', { decision });
    default:
      return t('The group chose {decision}.', { decision });
  }
}
