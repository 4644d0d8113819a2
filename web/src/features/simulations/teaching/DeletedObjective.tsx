import { objectiveLimit } from '@vincere/domain';
import { useState } from 'react';
import { messageOf } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { UnsavedText } from '../../../ui/editable/UnsavedText.tsx';
import { toastError } from '../../../ui/toasts/Toaster.tsx';
import { dropUnsavedTexts, unsavedTexts } from './unsaved-texts.ts';
import { bringBackObjective, type Objective } from './useTeaching.ts';

/** An objective that was deleted while the user was editing it: their text, with buttons to bring it back or to discard the text. */
export function DeletedObjective({
  simulationId,
  objective,
  place,
  isFull,
  onDone,
}: {
  simulationId: number;
  /** The objective as it was before it was deleted. */
  objective: Objective;
  /** The index at which it comes back. */
  place: number;
  /** Whether the simulation has as many objectives as it may have. */
  isFull: boolean;
  /** Called when the text is saved or discarded. */
  onDone: () => void;
}) {
  const [texts] = useState(() => unsavedTexts(objective.id) ?? {});
  const [isBusy, setIsBusy] = useState(false);
  const finish = () => {
    dropUnsavedTexts(objective.id);
    onDone();
  };
  const bringBack = async () => {
    setIsBusy(true);
    try {
      await bringBackObjective(simulationId, { ...objective, ...texts }, place);
      finish();
    } catch (error) {
      setIsBusy(false);
      toastError(t('The objective was not brought back'), messageOf(error, t('Please try again.')));
    }
  };
  return (
    <UnsavedText
      title={t('“{title}” was deleted while you were editing it.', { title: objective.title })}
      reason={t('This is your text:')}
      quoted={
        <>
          {texts.title !== undefined && <blockquote>{texts.title}</blockquote>}
          {texts.text !== undefined && <blockquote>{texts.text}</blockquote>}
        </>
      }
    >
      {isFull && (
        <p className="hint">{t('A simulation has at most {limit} objectives.', { limit: objectiveLimit })}</p>
      )}
      <Button kind="line" size="sm" onClick={finish}>
        {t('Discard Mine')}
      </Button>
      <Button size="sm" busy={isBusy} disabled={isFull} onClick={() => void bringBack()}>
        {t('Bring It Back with My Text')}
      </Button>
    </UnsavedText>
  );
}
