import type { WritingPhase } from '@vincere/domain';
import { useState } from 'react';
import { t } from '../../../lib/text.ts';
import type { ReceivedDebrief } from '../types.ts';
import { MoreQuestions } from './MoreQuestions.tsx';
import { OnProjector } from './OnProjector.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import { useStages } from './stages.ts';
import { useNewQuestion } from './useQuestions.ts';

/** The questions of the current phase: the one on the projector, and those that can be shown next. */
export function Questions({
  runId,
  phase,
  received,
}: {
  runId: number;
  phase: WritingPhase;
  received: ReceivedDebrief;
}) {
  const [isWriting, setIsWriting] = useState(false);
  const stages = useStages(runId);
  const { debrief, control } = received;
  const openQuestions = control.questions.filter(
    (question) =>
      question.phase === phase && question.asked_at === null && question.id !== debrief.question?.id,
  );
  const proposedQuestions = openQuestions.filter(({ state }) => state === 'proposed');
  const further = openQuestions.filter(({ state }) => state === 'further');
  return (
    <QuestionsSection isWriting={isWriting} onWrite={() => setIsWriting(true)}>
      <OnProjector runId={runId} received={received} stages={stages} />
      {isWriting && <OwnQuestion runId={runId} phase={phase} onClose={() => setIsWriting(false)} />}
      <ol className="rows">
        {proposedQuestions.map((question) => (
          <QuestionRow key={question.id} runId={runId} question={question} stages={stages} />
        ))}
      </ol>
      <MoreQuestions key={phase} phase={phase} count={further.length}>
        <ol className="rows">
          {further.map((question) => (
            <QuestionRow key={question.id} runId={runId} question={question} stages={stages} />
          ))}
        </ol>
      </MoreQuestions>
    </QuestionsSection>
  );
}

function OwnQuestion({ runId, phase, onClose }: { runId: number; phase: WritingPhase; onClose: () => void }) {
  const { add, isBusy, failure } = useNewQuestion(runId, onClose);
  return (
    <QuestionForm
      text=""
      above={<p className="label-text">{t('Your question for this phase')}</p>}
      isBusy={isBusy}
      failure={failure}
      onSave={(text) => void add(phase, text)}
      onClose={onClose}
    />
  );
}
