import { decisionLimit, scenarioLimit, stageLimit } from '@vincere/contract/constants';
import { formatCount } from '../../lib/format.ts';
import { Section } from '../../ui/Section.tsx';

const roles = ['Everybody starts in it.', 'One for each way to go on.', 'The ways in which it can end.'];

/** How stages, scenarios and decisions hang together. */
export function StructureExplainer() {
  return (
    <Section title="How a simulation is built" className="exp">
      <ol className="rows">
        {roles.map((role, index) => {
          const limit = scenarioLimit(index + 1);
          return (
            <li key={role}>
              <b>Stage {index + 1}</b>
              <span>
                {limit === 1 ? 'exactly 1 scenario' : `up to ${limit} scenarios`}. {role}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="mut">
        A simulation has up to {formatCount(stageLimit, 'stage')}, a scenario up to{' '}
        {formatCount(decisionLimit, 'decision')}. Each decision leads to a scenario of the next stage; the
        group goes where most of them want to go.
      </p>
    </Section>
  );
}
