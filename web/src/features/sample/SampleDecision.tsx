import { useState } from 'react';
import { DecisionChoice } from '../../ui/DecisionChoice.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type { Sample } from './tree.ts';

/** The decisions to choose from, and where the chosen one leads. */
export function SampleDecision({ sample }: { sample: Sample }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const decision = chosen === null ? undefined : sample.all_decisions[chosen];
  const next = decision?.leads_to;
  return (
    <>
      <Section title="The Decision">
        <p className="look-t">
          In a run everyone votes with a reason: first in the room, then all together. Here it is yours alone.
        </p>
        <DecisionChoice
          decisions={sample.all_decisions.map((one, id) => ({ ...one, id }))}
          value={chosen}
          onChange={setChosen}
        />
        <p className="sr" role="status">
          {decision && next && `${decision.title_of_decision} leads to: ${next.name}`}
        </p>
      </Section>
      <Section
        title="What Happens Next"
        aside={decision && <span className="t-meta">Stage 2 of {sample.stages.length}</span>}
      >
        {next ? (
          <div className="look-next">
            <h3 className="t-h2">{next.name}</h3>
            <Prose text={next.description} />
          </div>
        ) : (
          <p className="look-t">
            {decision
              ? 'The simulation ends with this decision.'
              : 'Choose a decision to see where it leads.'}
          </p>
        )}
      </Section>
    </>
  );
}
