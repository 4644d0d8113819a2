import { decisions as texts } from '@vincere/contract/messages';
import { Pencil } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { titled } from '../../lib/words/titled.ts';
import { DecisionMark, letterOf } from '../../parts/marks.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ItemActions } from '../../ui/lists/ItemActions.tsx';
import { toast } from '../../ui/toasts/Toaster.tsx';
import { runReaching, useSimulationUse } from '../authoring/runs-in-play/useSimulationUse.ts';
import { type Decision, refreshAuthoring, type Stage } from '../authoring/useSimulation.ts';
import styles from './DecisionItem.module.css';
import { DecisionLink } from './DecisionLink.tsx';

/** A decision with its letter, texts and link, and buttons to edit, move and delete it. */
export function DecisionItem({
  decision,
  index,
  count,
  simulationId,
  scenarioId,
  next,
  onEdit,
  onMove,
  returnTo,
}: {
  decision: Decision;
  index: number;
  /** Number of decisions of the scenario. */
  count: number;
  simulationId: number;
  scenarioId: number;
  next: Stage | undefined;
  onEdit: () => void;
  onMove: (by: -1 | 1) => void;
  /** Gets the focus after the decision is deleted. */
  returnTo: RefObject<HTMLButtonElement | null>;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const focusAfterClose = useRef<HTMLElement | null>(null);
  const { title_of_decision: title, description_of_decision: description } = decision;
  const isUnlinked = next !== undefined && decision.link_next_scenario_id === null;
  const reachedBy = runReaching(useSimulationUse(simulationId, isAsking), { scenario_id: scenarioId });
  const remove = async () => {
    try {
      await send('deleteDecision', { params: { decisionId: decision.id } });
      focusAfterClose.current = returnTo.current;
      await refreshAuthoring();
      toast(t('Decision deleted'), title);
      return undefined;
    } catch (error) {
      const text = messageOf(error, t('The decision is still there. Please try again.'));
      return titled(t(texts.removeFailed), text);
    }
  };
  return (
    <li className={styles.decision} id={`decision-${decision.id}`} tabIndex={-1}>
      <span>
        <DecisionMark index={index} isUnlinked={isUnlinked} />
        <span className="visually-hidden">{t('Decision {letter}', { letter: letterOf(index) })}</span>
      </span>
      <div className={styles.decisionText}>
        <h3>{title}</h3>
        {description.trim() !== '' && <p className={`story muted ${styles.description}`}>{description}</p>}
        <DecisionLink decision={decision} next={next} simulationId={simulationId} />
      </div>
      <ItemActions
        name={title}
        index={index}
        count={count}
        onMove={onMove}
        onDelete={() => setIsAsking(true)}
        className={styles.decisionActions}
      >
        <IconButton label={t('Edit {what}', { what: title })} Icon={Pencil} onClick={onEdit} />
      </ItemActions>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Delete {what}?', { what: title })}
        text={t('Participants can no longer choose it. This cannot be undone.')}
        returnTo={focusAfterClose}
        refused={reachedBy === undefined ? undefined : refusalText('decision.reached', { run: reachedBy })}
        onConfirm={remove}
      />
    </li>
  );
}
