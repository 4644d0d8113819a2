import type { QuestionState } from '@vincere/domain';
import { useState } from 'react';
import { send } from '../../../lib/api.ts';
import type { WritingPhase } from '../../../parts/guided-debrief/types.ts';
import { keepFocus } from '../kept-focus.ts';
import type { ControlQuestion } from '../types.ts';
import { useAct, useRequestKey } from '../useDebrief.ts';

/** Returns the changes of one question: its text, and whether it is proposed, kept behind `More` or dropped. */
export function useQuestionChanges(runId: number, question: ControlQuestion) {
  const { act, isBusy, failure } = useAct(runId);
  const [isEditing, setIsEditing] = useState(false);
  const change = (text: string | null, state: QuestionState) =>
    act(() =>
      send('editDebriefQuestion', {
        params: { runId, questionId: question.id },
        body: { text, state },
      }),
    );
  const edit = (isOpen: boolean) => {
    setIsEditing(isOpen);
    if (!isOpen) keepFocus('questions');
  };
  const saveText = async (text: string | null) => {
    if (await change(text, question.state)) edit(false);
  };
  return {
    isBusy,
    failure,
    isEditing,
    setIsEditing: edit,
    saveText,
    /** Restores the text that was made from the run; undefined if a facilitator wrote the question or did not edit it. */
    restore: question.from_run !== null && question.text !== null ? () => void saveText(null) : undefined,
    setState: async (state: QuestionState) => {
      if (await change(question.text, state)) keepFocus('questions');
    },
  };
}

/** Returns a function that adds a question, then calls `onAdded`. A repeated attempt at the same text stores it once. */
export function useNewQuestion(runId: number, onAdded: () => void) {
  const { act, isBusy, failure } = useAct(runId);
  const keyOf = useRequestKey();
  const add = async (phase: WritingPhase, text: string) => {
    const body = { phase, text };
    if (await act(() => send('writeDebriefQuestion', { params: { runId }, body, key: keyOf(body) })))
      onAdded();
  };
  return { add, isBusy, failure };
}
