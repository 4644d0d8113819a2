import { Ellipsis, Pencil, X } from 'lucide-react';
import { rich, t } from '../../../lib/text.ts';
import { debriefQuestionInWords } from '../../../parts/guided-debrief/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { sr } from '../../../ui/sr.tsx';
import type { ControlQuestion } from '../types.ts';
import { QuestionForm } from './QuestionForm.tsx';
import styles from './QuestionRow.module.css';
import { QuestionPicture, QuestionText } from './QuestionText.tsx';
import type { Stages } from './stages.ts';
import { useQuestionChanges } from './useQuestions.ts';
import { useShow } from './useShow.tsx';

/** A question of the current phase that can be shown, edited or dropped. */
export function QuestionRow({
  runId,
  question,
  stages,
}: {
  runId: number;
  question: ControlQuestion;
  stages: Stages;
}) {
  const changes = useQuestionChanges(runId, question);
  const { question: text } = debriefQuestionInWords(question);
  const show = useShow(runId, question, question.phase);
  const failure = show.failure ?? changes.failure;
  if (changes.isEditing)
    return (
      <li className={styles.editedRow}>
        <QuestionForm
          text={text}
          isBusy={changes.isBusy}
          failure={changes.failure}
          onRestore={changes.restore}
          onSave={(newText) => void changes.saveText(newText)}
          onClose={() => changes.setIsEditing(false)}
        />
      </li>
    );
  return (
    <li className={styles.row}>
      <QuestionPicture question={question} stages={stages} />
      <div>
        <QuestionText question={question} />
        {failure !== undefined && <FieldError>{failure}</FieldError>}
      </div>
      <div className={styles.buttons}>
        <Button kind="line" size="sm" busy={show.isBusy} onClick={show.begin}>
          {rich('Show<sr> on the projector: {text}</sr>', { text, sr })}
        </Button>
        <Menu
          Icon={Ellipsis}
          label={t('More for: {text}', { text })}
          items={[
            { label: t('Edit'), Icon: Pencil, onSelect: () => changes.setIsEditing(true) },
            { label: t('Drop'), Icon: X, onSelect: () => void changes.setState('dropped') },
          ]}
        />
      </div>
      {show.dialog}
    </li>
  );
}
