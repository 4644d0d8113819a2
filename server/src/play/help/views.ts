import type { Queries } from '../../platform/db/database.ts';
import { isoTime, isoTimeOrNull } from '../../platform/time.ts';
import { type AnswerRow, listAnswers, listAnswersOfRun, listQuestions, type QuestionRow } from './store.ts';

/** Returns a participant's own questions with their answers. */
export async function ownViews(db: Queries, questions: readonly QuestionRow[]) {
  const ids = questions.map(({ id }) => id);
  return withAnswers(questions, await listAnswers(db, ids)).map(({ view }) => view);
}

/** Returns questions for facilitators, with authors and answers. */
export async function askedViews(db: Queries, questions: readonly QuestionRow[]) {
  const ids = questions.map(({ id }) => id);
  return withAnswers(questions, await listAnswers(db, ids)).map(askedView);
}

/** Returns all questions of a run for facilitators, oldest first. */
export async function allAskedViews(db: Queries, runId: number) {
  return withAnswers(await listQuestions(db, runId), await listAnswersOfRun(db, runId)).map(askedView);
}

function withAnswers(questions: readonly QuestionRow[], answers: readonly AnswerRow[]) {
  const byQuestion = new Map<number, AnswerRow[]>();
  for (const answer of answers) {
    const questionAnswers = byQuestion.get(answer.question_id);
    if (questionAnswers === undefined) byQuestion.set(answer.question_id, [answer]);
    else questionAnswers.push(answer);
  }
  return questions.map((question) => ({
    question,
    view: questionView(question, byQuestion.get(question.id) ?? []),
  }));
}

function askedView({ question, view }: ReturnType<typeof withAnswers>[number]) {
  const { seat_id, first_name, last_name, room_name, removed_at } = question;
  return { ...view, user_run_id: seat_id, first_name, last_name, room_name, has_left: removed_at !== null };
}

function questionView({ id, content, created_at, settled_at }: QuestionRow, answers: readonly AnswerRow[]) {
  return {
    id,
    content,
    created_at: isoTime(created_at),
    settled_at: isoTimeOrNull(settled_at),
    answers: answers.map((answer) => ({
      id: answer.id,
      content: answer.content,
      created_at: isoTime(answer.created_at),
      by: `${answer.first_name} ${answer.last_name}`.trim(),
    })),
  };
}
