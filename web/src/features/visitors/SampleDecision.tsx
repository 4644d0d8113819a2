import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showChanged } from '../../lib/browser/show.ts';
import { t } from '../../lib/text.ts';
import { DecisionChoice } from '../../parts/decisions/DecisionChoice.tsx';
import { Prose } from '../../parts/prose/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './sample.module.css';
import type { Sample } from './tree.ts';

/** The decisions of the sample, and the scenario that the chosen one leads to. */
export function SampleDecision({ sample }: { sample: Sample }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const next = useRef<HTMLDivElement>(null);
  const choose = (index: number) => {
    flushSync(() => setChosen(index));
    showChanged(next.current);
  };
  const decision = chosen === null ? undefined : sample.all_decisions[chosen];
  const leadsTo = decision?.leads_to;
  return (
    <>
      <Section title={t('The Decision')}>
        <p className={styles.sampleText}>
          {t(
            'In a run everyone votes with a reason: first in the room, then all together. Here it is yours alone.',
          )}
        </p>
        <DecisionChoice
          decisions={sample.all_decisions.map((option, id) => ({ ...option, id }))}
          value={chosen}
          onChange={choose}
        />
        <p className="visually-hidden" role="status">
          {decision &&
            leadsTo &&
            t('{decision} leads to: {scenario}', {
              decision: decision.title_of_decision,
              scenario: leadsTo.name,
            })}
        </p>
      </Section>
      <div ref={next}>
        <Section
          title={t('What Happens Next')}
          aside={
            decision && (
              <span className="meta-text">
                {t('Stage {number} of {count}', { number: 2, count: sample.stages.length })}
              </span>
            )
          }
        >
          {leadsTo ? (
            <div className={styles.nextScenario}>
              <h3 className="heading-2">{leadsTo.name}</h3>
              <Prose text={leadsTo.description} />
            </div>
          ) : (
            <p className={styles.sampleText}>
              {decision
                ? t('The simulation ends with this decision.')
                : t('Choose a decision to see where it leads.')}
            </p>
          )}
        </Section>
      </div>
    </>
  );
}
