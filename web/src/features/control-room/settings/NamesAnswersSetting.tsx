import type { Run } from '@vincere/contract';
import { send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { namesAnswersTexts } from '../../../parts/questionnaires/QuestionnaireScopeField.tsx';
import { SavedSwitch } from '../../../parts/SavedSwitch.tsx';
import type { RunBoard } from '../types.ts';
import { cacheNamesAnswers } from '../useControlRoom.ts';

/** Sets until the first person has joined whether facilitators may read answers with names. Later it only says so if they may. */
export function NamesAnswersSetting({
  run,
  board: { seats, removed },
}: {
  run: Pick<Run, 'id' | 'names_answers'>;
  board: Pick<RunBoard, 'seats' | 'removed'>;
}) {
  if (seats.length + removed.length > 0)
    return run.names_answers ? (
      <p className="meta-text">
        {t('Facilitators can read the answers of each person to the questionnaires.')}
      </p>
    ) : null;
  const save = async (names_answers: boolean) => {
    const savedSetting = await send('setNamesAnswers', {
      params: { runId: run.id },
      body: { names_answers },
    });
    cacheNamesAnswers(run.id, savedSetting.names_answers);
  };
  return <SavedSwitch {...namesAnswersTexts} checked={run.names_answers} onSave={save} />;
}
