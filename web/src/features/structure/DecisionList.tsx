import { decisionLimit } from '@vincere/contract/constants';
import { decisions as texts } from '@vincere/contract/messages';
import { CircleAlert, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { t } from '../../lib/text.ts';
import { letterOf } from '../../parts/marks.tsx';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { toastError } from '../../ui/Toaster.tsx';
import { DecisionDialog } from '../authoring/DecisionDialog.tsx';
import { type Decision, refreshAuthoring, type Scenario, type Stage } from '../authoring/useSimulation.ts';
import { DecisionItem } from './DecisionItem.tsx';
import styles from './DecisionList.module.css';
import { problemOfDecisions, slotsAfterMove } from './decision-set.ts';
import itemsStyles from './items.module.css';

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
  const [isMoving, setIsMoving] = useState(false);
  const [status, setStatus] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const decisions = scenario.all_decisions;
  const problem = problemOfDecisions(decisions, next !== undefined);
  const isFull = decisions.length >= decisionLimit;

  const move = async (decision: Decision, index: number, by: -1 | 1) => {
    if (isMoving) return;
    setIsMoving(true);
    try {
      const ids = decisions.map(({ id }) => id);
      await send('updateScenario', {
        params: { scenarioId: scenario.id },
        body: slotsAfterMove(ids, index, by),
      });
      await refreshAuthoring();
      setStatus(
        t('{decision} is now {letter}', {
          decision: decision.title_of_decision,
          letter: letterOf(index + by),
        }),
      );
    } catch (error) {
      toastError(t(texts.updateFailed), messageOf(error, t('The order stays as it was. Please try again.')));
    } finally {
      setIsMoving(false);
    }
  };

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
            onMove={(by) => void move(decision, index, by)}
            returnTo={addButton}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      <div className={itemsStyles.addItem}>
        <Button
          ref={addButton}
          kind={decisions.length === 0 ? 'ink' : 'line'}
          // Not `disabled`, so that it can take the focus when a dialog closes.
          aria-disabled={isFull || undefined}
          onClick={isFull ? undefined : () => setEdited('new')}
        >
          <Plus className="icon" aria-hidden />
          {t('Add Decision')}
        </Button>
        {isFull && <p className="hint">{refusalText('decision.limit')}</p>}
      </div>
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
