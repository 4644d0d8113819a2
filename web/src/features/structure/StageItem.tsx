import { Link } from '@tanstack/react-router';
import { limits } from '@vincere/contract/constants';
import { stages as texts } from '@vincere/contract/messages';
import { Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { plural, rich, t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { titled } from '../../lib/words/titled.ts';
import { Button, classOf } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { EditableText } from '../../ui/editable/EditableText.tsx';
import { sr } from '../../ui/sr.tsx';
import { toast } from '../../ui/toasts/Toaster.tsx';
import { draftKey } from '../authoring/drafts.ts';
import { filled } from '../authoring/filled.ts';
import { scenariosPlace } from '../authoring/places.ts';
import { RunsInPlay } from '../authoring/runs-in-play/RunsInPlay.tsx';
import { stageLoss } from '../authoring/runs-in-play/runs-in-play.ts';
import { runReaching, useSimulationUse } from '../authoring/runs-in-play/useSimulationUse.ts';
import {
  parseTimeLimit,
  problemOfTimeLimit,
  sayTimeLimit,
  writeTimeLimit,
} from '../authoring/stages/time-limit.ts';
import { refreshAuthoring, type Stage } from '../authoring/useSimulation.ts';
import itemsStyles from './items.module.css';
import styles from './StageItem.module.css';

/** A stage with its instruction and time limit, editable in place. Only the last stage can be deleted. */
export function StageItem({
  stage,
  simulationId,
  isLast,
  returnTo,
}: {
  stage: Stage;
  simulationId: number;
  isLast: boolean;
  /** The element that gets the focus when the stage is deleted. */
  returnTo: RefObject<HTMLButtonElement | null>;
}) {
  const name = t('Stage {number}', { number: stage.stage_number });
  const scenarios = stage.scenarios.length;
  return (
    <li className={itemsStyles.stageItem}>
      <div className={itemsStyles.stageHead}>
        <h3>{name}</h3>
        <span className="tag number">{plural(scenarios, '{count} scenario', '{count} scenarios')}</span>
      </div>
      <StageTexts stage={stage} name={name} />
      <div className="row wrap">
        <Link {...scenariosPlace(simulationId, stage.id)} className={classOf('line')}>
          {t(texts.manageScenarios)}
          {sr(` ${t('of {name}', { name })}`)}
        </Link>
        {isLast && <DeleteStage stage={stage} name={name} simulationId={simulationId} returnTo={returnTo} />}
      </div>
    </li>
  );
}

function StageTexts({ stage, name }: { stage: Stage; name: string }) {
  const save = async (body: { stage_instruction?: string; duration_seconds?: number | null }) => {
    await send('updateStage', { params: { stageId: stage.id }, body });
    await refreshAuthoring();
  };
  const failure = {
    title: t(texts.updateFailed),
    text: (error: unknown) => messageOf(error, t('There was a problem updating the stage.')),
  };
  return (
    <>
      <EditableText
        long
        label={t('instruction of {name}', { name })}
        draft={draftKey('stage', stage.id, 'instruction')}
        value={stage.stage_instruction}
        maxLength={limits.description}
        validate={filled}
        onSave={(stage_instruction) => save({ stage_instruction })}
        failure={failure}
      >
        <p className={`story ${styles.stageText}`}>{stage.stage_instruction}</p>
      </EditableText>
      <EditableText
        label={t('time limit of {name}', { name })}
        draft={draftKey('stage', stage.id, 'limit')}
        value={writeTimeLimit(stage.duration_seconds)}
        empty={t('No time limit')}
        hint={t('Minutes and seconds, such as 15:30. Leave it empty for no limit.')}
        maxLength={20}
        validate={problemOfTimeLimit}
        onSave={(typedLimit) => save({ duration_seconds: parseTimeLimit(typedLimit) })}
        failure={failure}
      >
        <p className="muted">
          {rich('Time limit {time}', {
            time: <b className="number">{sayTimeLimit(stage.duration_seconds)}</b>,
          })}
        </p>
      </EditableText>
    </>
  );
}

function DeleteStage({
  stage,
  name,
  simulationId,
  returnTo,
}: {
  stage: Stage;
  name: string;
  simulationId: number;
  returnTo: RefObject<HTMLButtonElement | null>;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const focusAfterClose = useRef<HTMLElement | null>(null);
  const scenarios = stage.scenarios.length;
  const reachedBy = runReaching(useSimulationUse(simulationId, isAsking), { stage_id: stage.id });
  const refusal =
    stage.stage_number === 1 && scenarios > 0
      ? refusalText('stage.only-one')
      : reachedBy && refusalText('stage.reached', { run: reachedBy });
  const remove = async () => {
    try {
      await send('deleteStage', { params: { stageId: stage.id } });
      focusAfterClose.current = returnTo.current;
      await refreshAuthoring();
      toast(t('Stage deleted'), name);
      return undefined;
    } catch (error) {
      const text = messageOf(error, t('There was a problem deleting the stage.'));
      return titled(t(texts.deleteFailed), text);
    }
  };
  return (
    <>
      <Button kind="quiet" aria-label={t('Delete {what}', { what: name })} onClick={() => setIsAsking(true)}>
        <Trash2 className="icon" aria-hidden />
        {t('Delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Delete {what}?', { what: name })}
        text={
          <>
            {scenarios === 0
              ? t('The stage has no scenarios yet. This cannot be undone.')
              : plural(
                  scenarios,
                  'Its {count} scenario goes with it, and its decisions, posts and files. This cannot be undone.',
                  'Its {count} scenarios go with it, and their decisions, posts and files. This cannot be undone.',
                )}
            {scenarios > 0 && (
              <RunsInPlay
                lossOf={(runs) =>
                  stageLoss(runs, { simulation_id: simulationId, stage_number: stage.stage_number })
                }
              />
            )}
          </>
        }
        returnTo={focusAfterClose}
        refused={refusal}
        onConfirm={remove}
      />
    </>
  );
}
