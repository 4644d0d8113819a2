import { reports } from '@vincere/contract/messages';
import { Section } from '../../ui/Section.tsx';
import type { ReachedScenario, ScenarioRun } from './types.ts';

const how: Record<string, string> = {
  majority: 'by the most final decisions',
  rooms: 'out of a tie, as it led in more rooms',
  first: 'out of a tie, as it reached its count first',
  facilitator: 'out of a tie, decided by the facilitator',
};

/** What was chosen in each run that came here, and what the reader chose and why. */
export function ScenarioChoice({ scenario }: { scenario: ReachedScenario }) {
  const titleOf = (id: number) =>
    scenario.all_decisions.find((decision) => decision.id === id)?.title_of_decision;
  return (
    <Section title="What was chosen and why">
      <div className="rows">
        {scenario.runs.map((run) => (
          <div key={run.run_id} className="scn-run">
            <h3>{run.run_name}</h3>
            <p>{groupIn(run, titleOf)}</p>
            {run.own_decision ? (
              <>
                <p className="mut">
                  You chose <b>{titleOf(run.own_decision.decision_chosen_id)}</b>:
                </p>
                {run.own_decision.reasoning.trim() === '' ? (
                  <p className="t-meta">{reports.noReasoning}</p>
                ) : (
                  <p className="story">{run.own_decision.reasoning}</p>
                )}
              </>
            ) : (
              <p className="mut">You have made no final decision here.</p>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}

function groupIn(run: ScenarioRun, titleOf: (id: number) => string | undefined): string {
  if (run.decision_chosen_id === null) return 'The group has not decided.';
  const reached = run.decided_by === null ? undefined : how[run.decided_by];
  return `The group chose ${titleOf(run.decision_chosen_id)}${reached ? `, ${reached}` : ''}.`;
}
