import { messageOf, useSend } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { toastError } from '../../../ui/toasts/Toaster.tsx';
import messagesStyles from '../posts/messages.module.css';
import textButtonStyles from '../text-button.module.css';
import { fullName } from '../votes/vote-status.ts';
import { QuestionText } from './QuestionText.tsx';
import { type AskedQuestion, readHelp } from './useHelpLine.ts';

/** A question that was answered or settled. It can be opened again, for example for another answer. */
export function SettledQuestion({
  runId,
  question,
  onDone,
}: {
  runId: number;
  question: AskedQuestion;
  /** Called when the question is about to leave the list. */
  onDone: () => void;
}) {
  const settling = useSend('settleHelp');
  const reopen = () =>
    settling.mutate(
      { params: { runId, questionId: question.id }, body: { settled: false } },
      {
        onSuccess: () => {
          onDone();
          void readHelp(runId);
        },
        onError: (error) =>
          toastError(t('The question was not opened'), messageOf(error, t('Please try again.'))),
      },
    );
  return (
    <li>
      <QuestionText question={question}>
        <button
          type="button"
          className={`${textButtonStyles.forceButton} ${messagesStyles.atEnd}`}
          aria-disabled={settling.isPending || undefined}
          aria-label={t('Open again: {name}', { name: fullName(question) })}
          onClick={reopen}
        >
          {t('Open Again')}
        </button>
      </QuestionText>
    </li>
  );
}
