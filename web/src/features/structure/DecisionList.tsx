import { decisionLimit } from '@vincere/contract/constants';
import { decisions as texts } from '@vincere/contract/messages';
import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { letterOf } from '../../parts/marks.tsx';
import { Section } from '../../ui/Section.tsx';
import { AddItem } from '../authoring/AddItem.tsx';
import { DecisionDialog } from '../authoring/decisions/DecisionDialog.tsx';
import { useMove } from '../authoring/useMove.tsx';
import { type Decision, refreshAuthoring, type Scenario, type Stage } from '../authoring/useSimulation.ts';
import { DecisionItem } from './DecisionItem.tsx';
import styles from './DecisionList.module.css';
import { problemOfDecisions, slotsAfterMove } from './decision-set.ts';

/** The decisions of a scenario in order. They can be added, edited, linked, moved and deleted. */
export function DecisionList({
  scenario,
  simulationId,
  next,
}: {
  scenario: Scenario;
  simulationId: number;
  /** The next stage; undefined in the last one. */
  next: Stage | undefined;
}) {
  const [edited, setEdited] = useState<Decision | 'new'>();
  const { move, status } = useMove(t(texts.updateFailed));
  const addButton = useRef<HTMLButtonElement>(null);
  const decisions = scenario.all_decisions;
  const problem = problemOfDecisions(decisions, next !== undefined);

  const moveDecision = (decision: Decision, index: number, by: -1 | 1) =>
    move(async () => {
      const ids = decisions.map(({ id }) => id);
      await send('updateScenario', {
        params: { scenarioId: scenario.id },
        body: slotsAfterMove(ids, index, by),
      });
      await refreshAuthoring();
      return t('{decision} is now {letter}', {
        decision: decision.title_of_decision,
        letter: letterOf(index + by),
      });
    });

  return (
    <Section
      title={<span id="decisions">{t('Decisions')}</span>}
      aside={<span className="meta-text number">{t(texts.count, { count: decisions.length })}</span>}
    >
      {problem !== undefined && (
        <p className={styles.unlinkedProblem}>
          <CircleAlert className="icon" aria-hidden />
          {problem}
        </p>
      )}
      <ol className="rows">
        {decisions.map((decision, index) => (
          <DecisionItem
            key={decision.id}
            decision={decision}
            index={index}
            count={decisions.length}
            simulationId={simulationId}
            scenarioId={scenario.id}
            next={next}
            onEdit={() => setEdited(decision)}
            onMove={(by) => void moveDecision(decision, index, by)}
            returnTo={addButton}
          />
        ))}
      </ol>
      {status}
      <AddItem
        ref={addButton}
        kind={decisions.length === 0 ? 'ink' : 'line'}
        label={t('Add Decision')}
        fullHint={decisions.length >= decisionLimit ? refusalText('decision.limit') : undefined}
        onAdd={() => setEdited('new')}
      />
      {edited !== undefined && (
        <DecisionDialog
          decision={edited === 'new' ? undefined : edited}
          scenarioId={scenario.id}
          next={next}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  );
}
