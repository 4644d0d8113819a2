import { categories, categoryTitles, type QuestionnaireScope, questions } from '@vincere/domain';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDraft } from '../../lib/drafts.ts';
import { useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { dialogPart } from '../../ui/dialogs/dialog-part.tsx';
import styles from './AssessmentForm.module.css';
import { answersFrom, type DraftAnswers, parseDraft, progressOf } from './answers.ts';
import { Contents } from './Contents.tsx';
import { introOf, type Kind, kinds } from './kinds.ts';
import { OpenQuestion } from './OpenQuestion.tsx';
import questionnaireStyles from './questionnaire.module.css';
import { ScaleQuestion } from './ScaleQuestion.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import { useSendAnswers } from './useSendAnswers.ts';

const UntouchedDialog = dialogPart(
  async () => (await import('./UntouchedDialog.tsx')).UntouchedDialog,
  (props) => props.onClose(),
);

/** The twenty questions, or only the scales. Unsent answers are stored in this browser under `draftKey`. */
export function AssessmentForm({
  kind,
  runId,
  scope,
  readers,
  draftKey,
  former,
  notice,
  onDone,
}: {
  kind: Kind;
  /** The run of a post-questionnaire, or the run for which the user prepares. */
  runId?: number | undefined;
  scope: QuestionnaireScope;
  /** A text that says who can read the answers. */
  readers: string;
  draftKey: string;
  /** The stored response, which a new one replaces. */
  former: Readonly<Record<string, unknown>> | undefined;
  notice: ReactNode;
  onDone: () => void;
}) {
  const answeredBefore = useSession()?.has_completed_questionnaire ?? false;
  const all = questions[kind === 'post' ? 'post' : 'pre'];
  const questionList = useMemo(
    () => (scope === 'full' ? all : all.filter(({ type }) => type === 'scale')),
    [all, scope],
  );
  const perCategory = questionList.length / categories.length;
  const [draft, keepDraft, clearDraft] = useDraft(draftKey);
  const form = useForm<DraftAnswers>({
    mode: 'onTouched',
    defaultValues: answersFrom(parseDraft(draft) ?? former ?? {}),
  });
  const { control, subscribe, handleSubmit, formState } = form;
  const { submit, failure } = useSendAnswers(kind, runId);
  const answers = useWatch({ control });
  /** The element that gets the focus after the dialog: the first untouched scale, or the button. */
  const focusAfter = useRef<HTMLElement>(null);
  /** The number of untouched scales that the user has agreed to send. */
  const agreedCount = useRef(0);
  const [isAsking, setAsking] = useState(false);
  const progress = useMemo(() => progressOf(questionList, answers), [questionList, answers]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(JSON.stringify(values)),
      }),
    [subscribe, keepDraft],
  );

  const sendAll = handleSubmit(async (values) => {
    if (!(await submit(values))) return;
    clearDraft();
    onDone();
  });
  // An untouched scale would count as an answer, so the user must confirm it first.
  const onSubmit = handleSubmit(() => {
    if (progress.untouched === agreedCount.current) return sendAll();
    const index = questionList.findIndex(({ type }, at) => type === 'scale' && !progress.answered[at]);
    focusAfter.current = document.querySelector<HTMLElement>(
      `input[name="${questionList[index]?.key}"]:checked`,
    );
    return setAsking(true);
  });

  return (
    <main id="main" className={styles.questionnaire}>
      <aside className={questionnaireStyles.aboutColumn} aria-label={t('About this assessment')}>
        <h1 className="heading-2">{kinds[kind].title}</h1>
        <p className="muted">{introOf(kind, answeredBefore, questionList.length)}</p>
        {readers !== '' && <p className="muted">{readers}</p>}
        <Contents progress={progress} perCategory={perCategory} />
      </aside>
      <div>
        {notice}
        <form
          className={styles.questionForm}
          noValidate
          aria-label={kinds[kind].title}
          onSubmit={(event) => void onSubmit(event)}
        >
          {categories.map((category) => (
            <section key={category} className="section" aria-labelledby={category}>
              <h2 className="heading-3" id={category} tabIndex={-1}>
                {t(categoryTitles[category])}
              </h2>
              {questionList.map((question, index) =>
                question.category !== category ? null : question.type === 'scale' ? (
                  <ScaleQuestion
                    key={question.key}
                    number={index + 1}
                    question={question}
                    control={control}
                  />
                ) : (
                  <OpenQuestion key={question.key} number={index + 1} question={question} form={form} />
                ),
              )}
            </section>
          ))}
          <SubmitBar
            progress={progress}
            perCategory={perCategory}
            valid={formState.isValid}
            submitting={formState.isSubmitting}
            failure={failure}
          />
        </form>
        <UntouchedDialog
          open={isAsking}
          count={progress.untouched}
          returnTo={focusAfter}
          onClose={() => setAsking(false)}
          onSend={() => {
            agreedCount.current = progress.untouched;
            focusAfter.current = document.querySelector<HTMLElement>('main [type=submit]');
            setAsking(false);
            void sendAll();
          }}
        />
      </div>
    </main>
  );
}
