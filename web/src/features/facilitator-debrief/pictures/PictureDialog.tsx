import { t } from '../../../lib/text.ts';
import { debriefQuestionInWords } from '../../../parts/guided-debrief/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import type { ControlQuestion } from '../types.ts';
import { Picture } from './Picture.tsx';
import styles from './PictureDialog.module.css';

/** The picture of a question, for the facilitator. */
export function PictureDialog({
  runId,
  question,
  onClose,
}: {
  runId: number;
  question: ControlQuestion;
  onClose: () => void;
}) {
  const { numbers } = debriefQuestionInWords(question);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      className={styles.dialog ?? ''}
      title={t('The picture behind the question')}
      text={numbers}
      footer={
        <Button kind="line" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <div className={styles.frame}>
        <div className={styles.picture}>
          {question.from_run && <Picture runId={runId} fromRun={question.from_run} />}
        </div>
      </div>
    </Dialog>
  );
}
