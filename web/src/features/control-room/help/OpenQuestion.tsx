import { maxHelpLength } from '@vincere/contract/constants';
import { messageOf, useSend } from '../../../lib/api.ts';
import { useDraft } from '../../../lib/drafts.ts';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { toast, toastError } from '../../../ui/toasts/Toaster.tsx';
import { fullName } from '../votes/vote-status.ts';
import styles from './OpenQuestion.module.css';
import { QuestionText } from './QuestionText.tsx';
import { type AskedQuestion, answerDraftOf, readHelp } from './useHelpLine.ts';

/** The typed answer to a question; sends it, settles the question, and discards the answer. */
function useAnswer(runId: number, question: AskedQuestion, onDone: () => void) {
  const [typed, type, clear] = useDraft(answerDraftOf(question.id));
  const answering = useSend('answerHelp');
  const settling = useSend('settleHelp');
  const params = { runId, questionId: question.id };
  const name = fullName(question);
  const textUnlessRemoved = (text: string) =>
    question.has_left
      ? t('{name} was removed since and does not see it, even after joining again.', { name })
      : text;

  const answer = () =>
    answering.mutate(
      { params, body: { content: typed } },
      {
        onSuccess: () => {
          clear();
          toast(t('Answer sent'), textUnlessRemoved(t('{name} sees it now.', { name })));
          onDone();
          void readHelp(runId);
        },
      },
    );
  const setSettled = (isSettled: boolean, afterSave?: () => void) =>
    settling.mutate(
      { params, body: { settled: isSettled } },
      {
        onSuccess: () => {
          void readHelp(runId);
          afterSave?.();
        },
        onError: (error) =>
          toastError(t('The question was not changed'), messageOf(error, t('Please try again.'))),
      },
    );
  const settle = () =>
    setSettled(true, () => {
      toast(t('Question settled'), textUnlessRemoved(t('{name} sees that it is settled.', { name })), {
        label: t('Undo'),
        act: () => setSettled(false),
      });
      onDone();
    });
  const discard = () => {
    clear();
    onDone();
    void readHelp(runId);
  };
  return { typed, type, answering, answer, isSettling: settling.isPending, settle, discard };
}

/** An open question, or one that a colleague settled while an answer was being written here. */
export function OpenQuestion({
  runId,
  question,
  onDone,
}: {
  runId: number;
  question: AskedQuestion;
  /** Called when the question is about to leave the list. */
  onDone: () => void;
}) {
  const { typed, type, answering, answer, isSettling, settle, discard } = useAnswer(runId, question, onDone);
  const isOvertaken = question.settled_at !== null;
  const isBusy = answering.isPending || isSettling;
  return (
    <li>
      <QuestionText question={question} />
      <form
        className={styles.answerForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '' && !isBusy) answer();
        }}
      >
        {isOvertaken && (
          <p className="meta-text">
            {t('This question has been settled. Your answer stays here until you send or discard it.')}
          </p>
        )}
        <textarea
          className={`input ${styles.answer}`}
          aria-label={t('Answer to {name}', { name: fullName(question) })}
          rows={1}
          maxLength={maxHelpLength}
          placeholder={t('Your answer')}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit();
          }}
        />
        {answering.isError && (
          <FieldError>{messageOf(answering.error, t('It was not sent. Please try again.'))}</FieldError>
        )}
        <div className={styles.answerStatus}>
          {isOvertaken ? (
            <Button kind="quiet" size="sm" onClick={discard}>
              {t('Discard')}
            </Button>
          ) : (
            <Button kind="quiet" size="sm" busy={isSettling} onClick={settle}>
              {t('Mark as Settled')}
            </Button>
          )}
          <Button type="submit" size="sm" disabled={typed.trim() === ''} busy={answering.isPending}>
            {t('Answer')}
          </Button>
        </div>
      </form>
    </li>
  );
}
