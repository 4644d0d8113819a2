import { Presentation } from 'lucide-react';
import { useState } from 'react';
import { send } from '../../../lib/api.ts';
import { rich, t } from '../../../lib/text.ts';
import type { DebriefPhase } from '../../../parts/guided-debrief/types.ts';
import { debriefQuestionInWords } from '../../../parts/guided-debrief/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { sr } from '../../../ui/sr.tsx';
import { keepFocus, places } from '../kept-focus.ts';
import { PictureDialog } from '../pictures/PictureDialog.tsx';
import { shownQuestion } from '../shown-question.ts';
import type { ControlQuestion, ReceivedDebrief } from '../types.ts';
import { useAct } from '../useDebrief.ts';
import styles from './OnProjector.module.css';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionPicture } from './QuestionText.tsx';
import { ReasonsDialog } from './ReasonsDialog.tsx';
import type { Stages } from './stages.ts';
import { useQuestionChanges } from './useQuestions.ts';

/** The question on the projector: the standard one of the phase, or one that a facilitator shows. */
export function OnProjector({
  runId,
  received: { debrief, control },
  stages,
}: {
  runId: number;
  received: ReceivedDebrief;
  stages: Stages;
}) {
  const projectorQuestion = control.questions.find(({ id }) => id === debrief.question?.id);
  return (
    <article id={places.onProjector} className={styles.card} tabIndex={-1} aria-label={t('On the projector')}>
      {projectorQuestion === undefined ? (
        <>
          <Head />
          <p className={styles.text}>{shownQuestion(debrief)}</p>
          <p className={`meta-text ${styles.standard}`}>{t('The standard question of this phase.')}</p>
        </>
      ) : (
        <Shown
          key={projectorQuestion.id}
          runId={runId}
          question={projectorQuestion}
          phase={debrief.phase}
          quotation={debrief.quotation}
          canChange={!debrief.is_final}
          stages={stages}
        />
      )}
    </article>
  );
}

function Head({ children }: { children?: React.ReactNode }) {
  return (
    <div className={styles.head}>
      <span className={`label-text ${styles.label}`}>
        <Presentation className="icon" aria-hidden />
        {t('On the projector')}
      </span>
      <span>{children}</span>
    </div>
  );
}

function Shown({
  runId,
  question,
  phase,
  quotation,
  canChange,
  stages,
}: {
  runId: number;
  question: ControlQuestion;
  phase: DebriefPhase;
  quotation: string | null;
  canChange: boolean;
  stages: Stages;
}) {
  const { isBusy, failure, isEditing, setIsEditing, saveText, restore } = useQuestionChanges(runId, question);
  const { act, isBusy: isTakenOff } = useAct(runId, t('The question was not changed'));
  const [opened, setOpened] = useState<'picture' | 'reasons'>();
  const { question: text, numbers } = debriefQuestionInWords(question);
  const isMinority = question.from_run?.finding.kind === 'minority';
  const takeOff = async () => {
    const body = { from: phase, question_id: null, reason_id: null };
    if (await act(() => send('showDebriefQuestion', { params: { runId }, body }))) keepFocus('onProjector');
  };
  return (
    <>
      <Head>
        {canChange && !isEditing && (
          <>
            <Button kind="quiet" size="sm" onClick={() => setIsEditing(true)}>
              {rich('Edit<sr>: {text}</sr>', { text, sr })}
            </Button>
            <Button kind="quiet" size="sm" busy={isTakenOff} onClick={() => void takeOff()}>
              {rich('Take Off<sr>: {text}</sr>', { text, sr })}
            </Button>
          </>
        )}
      </Head>
      {isEditing ? (
        <QuestionForm
          text={text}
          isBusy={isBusy}
          failure={failure}
          onRestore={restore}
          onSave={(newText) => void saveText(newText)}
          onClose={() => setIsEditing(false)}
        />
      ) : (
        <p className={styles.text}>{text}</p>
      )}
      {quotation !== null && <blockquote className={styles.quotation}>{quotation}</blockquote>}
      {question.from_run !== null && (
        <div className={styles.numbers}>
          <QuestionPicture question={question} stages={stages} />
          <span>{numbers}</span>
          <span className={styles.buttons}>
            {isMinority && canChange && (
              <Button kind="line" size="sm" onClick={() => setOpened('reasons')}>
                {t('Choose a Reason')}
              </Button>
            )}
            <Button kind="line" size="sm" onClick={() => setOpened('picture')}>
              {rich('Open Picture<sr> of: {text}</sr>', { text, sr })}
            </Button>
          </span>
        </div>
      )}
      {opened === 'picture' && (
        <PictureDialog runId={runId} question={question} onClose={() => setOpened(undefined)} />
      )}
      {opened === 'reasons' && (
        <ReasonsDialog
          runId={runId}
          question={question}
          from={phase}
          quotation={quotation}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
