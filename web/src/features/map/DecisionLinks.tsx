import { Link } from '@tanstack/react-router';
import { decisions as texts } from '@vincere/contract/messages';
import { refusals } from '@vincere/domain';
import { CornerDownRight } from 'lucide-react';
import { DecisionMark, letterOf } from '../../ui/marks.tsx';
import { scenarioPlace } from '../authoring/places.ts';
import type { Decision, Scenario, Simulation, Stage } from '../authoring/useSimulation.ts';
import { InspectorSection } from './InspectorSection.tsx';
import type { Links } from './useLinks.ts';

/** The decisions of a scenario, each with a choice of where it leads. */
export function DecisionLinks({
  simulation,
  stage,
  scenario,
  next,
  links,
}: {
  simulation: Simulation;
  stage: Stage;
  scenario: Scenario;
  /** The stage after this one; without one the decisions close the simulation. */
  next: Stage | undefined;
  links: Links;
}) {
  const { all_decisions } = scenario;
  return (
    <InspectorSection title="Decisions" aside={texts.count(all_decisions.length)}>
      {all_decisions.length === 0 && (
        <p className="ins-p">
          <span className="bad">{texts.needsOne}.</span>{' '}
          <Link {...scenarioPlace(simulation.id, stage.id, scenario.id, { hash: 'decisions' })}>Add one</Link>
        </p>
      )}
      <ul className="rows">
        {all_decisions.map((decision, index) => (
          <li key={decision.id} className="mp-dl">
            <DecisionMark index={index} />
            <div>
              <b className="story">{decision.title_of_decision}</b>
              {next ? (
                <LinkSelect decision={decision} index={index} next={next} links={links} />
              ) : (
                <p className="t-meta">Closes the simulation.</p>
              )}
            </div>
          </li>
        ))}
      </ul>
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
  const isSending = links.sending.has(decision.id);
  const target = isSending ? links.sending.get(decision.id) : decision.link_next_scenario_id;
  if (next.scenarios.length === 0) return <p className="bad">{refusals['decision.no-next-scenarios']}</p>;
  return (
    <span className={target ? 'lsel' : 'lsel un'}>
      <CornerDownRight className="ic" aria-hidden />
      <select
        className="inp inp-sm"
        aria-label={`Where ${letterOf(index)}, ${decision.title_of_decision}, leads`}
        aria-busy={isSending || undefined}
        value={target ?? ''}
        onChange={({ target: { value } }) => {
          const to = next.scenarios.find(({ id }) => id === Number(value));
          links.link(decision, to ?? null);
        }}
      >
        <option value="">Not linked</option>
        {next.scenarios.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {isSending && (
        <span className="t-meta" role="status">
          Saving
        </span>
      )}
    </span>
  );
}
