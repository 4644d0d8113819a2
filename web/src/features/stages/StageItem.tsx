import { Link } from '@tanstack/react-router';
import { limits } from '@vincere/contract/constants';
import { stages as texts } from '@vincere/contract/messages';
import { Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { formatCount } from '../../lib/format.ts';
import { Button, classOf } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EditableText } from '../../ui/EditableText.tsx';
import { toast, toastError } from '../../ui/Toaster.tsx';
import { draftKey } from '../authoring/drafts.ts';
import { filled } from '../authoring/filled.ts';
import { scenariosPlace } from '../authoring/places.ts';
import { parseTimeLimit, problemOfTimeLimit, sayTimeLimit, writeTimeLimit } from '../authoring/time-limit.ts';
import { refreshAuthoring, type Stage } from '../authoring/useSimulation.ts';

/** One stage: what it asks, how long it lasts, its scenarios; the last one can be deleted. */
export function StageItem({
  stage,
  simulationId,
  isLast,
  returnTo,
}: {
  stage: Stage;
  simulationId: number;
  isLast: boolean;
  /** Where focus goes when the stage is gone. */
  returnTo: RefObject<HTMLButtonElement | null>;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const afterwards = useRef<HTMLElement | null>(null);
  const name = `Stage ${stage.stage_number}`;
  const scenarios = formatCount(stage.scenarios.length, 'scenario');
  const save = async (body: { stage_instruction?: string; duration_seconds?: number | null }) => {
    await send('updateStage', { params: { stageId: stage.id }, body });
    await refreshAuthoring();
  };
  const failure = {
    title: texts.updateFailed,
    text: (error: unknown) => messageOf(error, 'There was a problem updating the stage.'),
  };
  const remove = async () => {
    try {
      await send('deleteStage', { params: { stageId: stage.id } });
      afterwards.current = returnTo.current;
      await refreshAuthoring();
      toast('Stage deleted', name);
      return undefined;
    } catch (error) {
      const text = messageOf(error, 'There was a problem deleting the stage.');
      toastError(texts.deleteFailed, text);
      return text;
    }
  };
  return (
    <li className="stg-i">
      <div className="stg-h">
        <h3>{name}</h3>
        <span className="tag num">{scenarios}</span>
      </div>
      <EditableText
        long
        label={`instruction of ${name}`}
        draft={draftKey('stage', stage.id, 'instruction')}
        value={stage.stage_instruction}
        maxLength={limits.description}
        validate={filled}
        onSave={(stage_instruction) => save({ stage_instruction })}
        failure={failure}
      >
        <p className="story stg-t">{stage.stage_instruction}</p>
      </EditableText>
      <EditableText
        label={`time limit of ${name}`}
        draft={draftKey('stage', stage.id, 'limit')}
        value={writeTimeLimit(stage.duration_seconds)}
        empty="No time limit"
        hint="Minutes and seconds, such as 15:30. Leave it empty for no limit."
        maxLength={20}
        validate={problemOfTimeLimit}
        onSave={(typed) => save({ duration_seconds: parseTimeLimit(typed) })}
        failure={failure}
      >
        <p className="mut">
          Time limit <b className="num">{sayTimeLimit(stage.duration_seconds)}</b>
        </p>
      </EditableText>
      <div className="row wrapf">
        <Link {...scenariosPlace(simulationId, stage.id)} className={classOf('line')}>
          {texts.manageScenarios}
          <span className="sr"> of {name}</span>
        </Link>
        {isLast && (
          <Button kind="quiet" aria-label={`Delete ${name}`} onClick={() => setIsAsking(true)}>
            <Trash2 className="ic" aria-hidden />
            Delete
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Delete ${name}?`}
        text={
          stage.scenarios.length === 0
            ? 'The stage has no scenarios yet. This cannot be undone.'
            : `Its ${scenarios} go with it, and their decisions, posts and files. This cannot be undone.`
        }
        returnTo={afterwards}
        onConfirm={remove}
      />
    </li>
  );
}
