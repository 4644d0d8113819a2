import { rich, t } from '../../../lib/text.ts';
import { debriefQuestionInWords } from '../../../parts/guided-debrief/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { sr } from '../../../ui/sr.tsx';
import { QuestionForm } from '../questions/QuestionForm.tsx';
import { QuestionPicture, QuestionText } from '../questions/QuestionText.tsx';
import type { Stages } from '../questions/stages.ts';
import { useQuestionChanges } from '../questions/useQuestions.ts';
import type { ControlQuestion } from '../types.ts';
import styles from './PlanQuestion.module.css';

/** A question with a tick box that keeps or drops it. It is edited in place. */
export function PlanQuestion({
  runId,
  question,
  stages,
}: {
  runId: number;
  question: ControlQuestion;
  stages: Stages;
}) {
  const { isBusy, failure, isEditing, setIsEditing, saveText, restore, setState } = useQuestionChanges(
    runId,
    question,
  );
  const { question: text, name, numbers } = debriefQuestionInWords(question);
  const isKept = question.state === 'proposed';
  return (
    <li className={styles.row} data-dropped={!isKept || undefined}>
      <input
        type="checkbox"
        aria-label={t('Keep: {question}', { question: text })}
        checked={isKept}
        onChange={() => !isBusy && void setState(isKept ? 'dropped' : 'proposed')}
      />
      {isEditing ? (
        <div className={styles.form}>
          <QuestionForm
            text={text}
            above={name !== null && <p className={styles.name}>{name}</p>}
            beside={numbers !== null && <p className="meta-text number">{numbers}</p>}
            isBusy={isBusy}
            failure={failure}
            onRestore={restore}
            onSave={(newText) => void saveText(newText)}
            onClose={() => setIsEditing(false)}
          />
        </div>
      ) : (
        <>
          <div>
            <QuestionText question={question} />
            {failure !== undefined && <FieldError>{failure}</FieldError>}
          </div>
          <QuestionPicture question={question} stages={stages} />
          <Button kind="quiet" size="sm" className={styles.edit} onClick={() => setIsEditing(true)}>
            {rich('Edit<sr>: {text}</sr>', { text, sr })}
          </Button>
        </>
      )}
    </li>
  );
}
