import { objectiveLengths } from '@vincere/domain';
import { type RefObject, useState } from 'react';
import { messageOf } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { EditableText } from '../../../ui/editable/EditableText.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { ItemActions } from '../../../ui/lists/ItemActions.tsx';
import { toast, toastError } from '../../../ui/toasts/Toaster.tsx';
import { filled } from '../../authoring/filled.ts';
import styles from './Teaching.module.css';
import { textKey } from './unsaved-texts.ts';
import {
  bringBackObjective,
  ChangedByOthers,
  changeObjectives,
  editObjective,
  type Objective,
} from './useTeaching.ts';

/** An objective with its texts, editable in place, and buttons to move and delete it. */
export function ObjectiveItem({
  simulationId,
  objective,
  index,
  count,
  onMove,
  returnTo,
}: {
  simulationId: number;
  objective: Objective;
  index: number;
  /** The number of objectives. */
  count: number;
  onMove: (by: -1 | 1) => void;
  /** Gets the focus after the objective is deleted. */
  returnTo: RefObject<HTMLButtonElement | null>;
}) {
  /** The reason why it could not be deleted. */
  const [refusal, setRefusal] = useState<string>();
  const { id, title, text } = objective;
  const number = index + 1;
  const failure = {
    title: t('The objective was not saved'),
    text: (error: unknown) =>
      error instanceof ChangedByOthers
        ? error.message
        : messageOf(error, t('Your text is still here. Please try again.')),
  };
  const remove = async () => {
    setRefusal(undefined);
    try {
      await changeObjectives(simulationId, (currentObjectives) =>
        currentObjectives.filter((candidate) => candidate.id !== id),
      );
    } catch (error) {
      setRefusal(messageOf(error, t('The objective was not deleted. Please try again.')));
      return;
    }
    returnTo.current?.focus();
    toast(t('Objective deleted'), title, { label: t('Undo'), act: () => void bringBack() });
  };
  const bringBack = async () => {
    try {
      await bringBackObjective(simulationId, objective, index);
    } catch (error) {
      toastError(t('The objective was not brought back'), messageOf(error, t('Please add it again.')));
    }
  };
  return (
    <li className={styles.objective}>
      <div className={styles.head}>
        <div className={styles.title}>
          <EditableText
            label={t('title of objective {number}', { number })}
            draft={textKey(id, 'title')}
            value={title}
            maxLength={objectiveLengths.title}
            validate={filled}
            onSave={(next) => editObjective(simulationId, objective, { title: next })}
            failure={failure}
          >
            <h3>{title}</h3>
          </EditableText>
        </div>
        <ItemActions
          name={title}
          index={index}
          count={count}
          onMove={onMove}
          onDelete={() => void remove()}
        />
      </div>
      {refusal !== undefined && <FieldError>{refusal}</FieldError>}
      <EditableText
        long
        countsAtEnd
        label={t('what good looks like in objective {number}', { number })}
        draft={textKey(id, 'text')}
        value={text}
        empty={t('Not written yet: what good looks like.')}
        maxLength={objectiveLengths.text}
        onSave={(next) => editObjective(simulationId, objective, { text: next })}
        failure={failure}
      >
        <p className="story">{text}</p>
      </EditableText>
    </li>
  );
}
