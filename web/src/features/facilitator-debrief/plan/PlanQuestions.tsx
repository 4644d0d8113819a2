import { writingPhases } from '@vincere/domain';
import { useState } from 'react';
import { t } from '../../../lib/text.ts';
import { phaseNames } from '../../../parts/guided-debrief/phase-names.ts';
import type { WritingPhase } from '../../../parts/guided-debrief/types.ts';
import { MoreQuestions } from '../questions/MoreQuestions.tsx';
import { QuestionForm } from '../questions/QuestionForm.tsx';
import { QuestionsSection } from '../questions/QuestionsSection.tsx';
import { useStages } from '../questions/stages.ts';
import { useNewQuestion } from '../questions/useQuestions.ts';
import type { Control } from '../types.ts';
import { PlanQuestion } from './PlanQuestion.tsx';
import styles from './PlanQuestions.module.css';

/** The questions that are proposed for each phase: each can be kept, dropped and edited, and others can be added. */
export function PlanQuestions({ runId, control }: { runId: number; control: Control }) {
  const [isWriting, setIsWriting] = useState(false);
  const phases = writingPhases.filter((phase) =>
    control.questions.some((question) => question.phase === phase),
  );
  return (
    <QuestionsSection isWriting={isWriting} onWrite={() => setIsWriting(true)}>
      {isWriting && <OwnQuestion runId={runId} onClose={() => setIsWriting(false)} />}
      {phases.map((phase) => (
        <OfPhase key={phase} runId={runId} phase={phase} control={control} />
      ))}
    </QuestionsSection>
  );
}

function OwnQuestion({ runId, onClose }: { runId: number; onClose: () => void }) {
  const [phase, setPhase] = useState<WritingPhase>('why');
  const { add, isBusy, failure } = useNewQuestion(runId, onClose);
  return (
    <QuestionForm
      text=""
      isBusy={isBusy}
      failure={failure}
      beside={
        <select
          className="input input-sm"
          aria-label={t('Phase of the question')}
          value={phase}
          onChange={({ target }) => setPhase(target.value as WritingPhase)}
        >
          {writingPhases.map((writingPhase) => (
            <option key={writingPhase} value={writingPhase}>
              {phaseNames[writingPhase]}
            </option>
          ))}
        </select>
      }
      onSave={(text) => void add(phase, text)}
      onClose={onClose}
    />
  );
}

function OfPhase({ runId, phase, control }: { runId: number; phase: WritingPhase; control: Control }) {
  const stages = useStages(runId);
  const all = control.questions.filter((question) => question.phase === phase);
  const mainQuestions = all.filter(({ state }) => state !== 'further');
  const further = all.filter(({ state }) => state === 'further');
  const keptCount = mainQuestions.filter(({ state }) => state === 'proposed').length;
  return (
    <section aria-labelledby={`questions-${phase}`}>
      <div className={styles.head}>
        <h3 id={`questions-${phase}`}>{phaseNames[phase]}</h3>
        <span className="meta-text number">
          {t('{kept} of {total} kept', { kept: keptCount, total: mainQuestions.length })}
        </span>
      </div>
      <ol className="rows">
        {mainQuestions.map((question) => (
          <PlanQuestion key={question.id} runId={runId} question={question} stages={stages} />
        ))}
      </ol>
      <MoreQuestions phase={phase} count={further.length}>
        <ol className="rows">
          {further.map((question) => (
            <PlanQuestion key={question.id} runId={runId} question={question} stages={stages} />
          ))}
        </ol>
      </MoreQuestions>
    </section>
  );
}
