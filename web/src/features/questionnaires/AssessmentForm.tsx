import { categories, categoryTitles, questions } from '@vincere/domain';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDraft } from '../../lib/drafts.ts';
import { answersFrom, type GivenAnswers, parseDraft, progressOf } from './answers.ts';
import { Contents } from './Contents.tsx';
import { type Kind, kinds } from './kinds.ts';
import { OpenQuestion } from './OpenQuestion.tsx';
import { ScaleQuestion } from './ScaleQuestion.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import { useSendAnswers } from './useSendAnswers.ts';

/** The twenty questions. What is answered stays in this browser under `draftKey` until it has been sent. */
export function AssessmentForm({
  kind,
  runId,
  draftKey,
  former,
  notice,
  onDone,
}: {
  kind: Kind;
  runId?: number | undefined;
  draftKey: string;
  /** What the server has already: sending again replaces it. */
  former: Readonly<Record<string, unknown>> | undefined;
  notice: ReactNode;
  onDone: () => void;
}) {
  const asked = questions[kind === 'post' ? 'post' : 'pre'];
  const [draft, keepDraft, clearDraft] = useDraft(draftKey);
  const form = useForm<GivenAnswers>({
    mode: 'onTouched',
    defaultValues: answersFrom(parseDraft(draft) ?? former ?? {}),
  });
  const { control, subscribe, handleSubmit, formState } = form;
  const { submit, failure } = useSendAnswers(kind, runId);
  const given = useWatch({ control });
  const progress = useMemo(() => progressOf(asked, given), [asked, given]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(JSON.stringify(values)),
      }),
    [subscribe, keepDraft],
  );

  const onSubmit = handleSubmit(async (values) => {
    if (!(await submit(values))) return;
    clearDraft();
    onDone();
  });

  return (
    <main id="main" className="qm">
      <aside className="qn" aria-label="About this assessment">
        <h1 className="t-h2">{kinds[kind].title}</h1>
        <p className="mut">{kinds[kind].intro}</p>
        <Contents progress={progress} />
      </aside>
      <div>
        {notice}
        <form
          className="qf"
          noValidate
          aria-label={kinds[kind].title}
          onSubmit={(event) => void onSubmit(event)}
        >
          {categories.map((category) => (
            <section key={category} className="sec" aria-labelledby={category}>
              <h2 className="t-h3" id={category} tabIndex={-1}>
                {categoryTitles[category]}
              </h2>
              {asked
                .filter((question) => question.category === category)
                .map((question) =>
                  question.type === 'scale' ? (
                    <ScaleQuestion key={question.key} question={question} control={control} />
                  ) : (
                    <OpenQuestion key={question.key} question={question} form={form} />
                  ),
                )}
            </section>
          ))}
          <SubmitBar
            progress={progress}
            valid={formState.isValid}
            submitting={formState.isSubmitting}
            failure={failure}
          />
        </form>
      </div>
    </main>
  );
}
