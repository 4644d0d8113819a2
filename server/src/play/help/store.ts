import { shownQuestions } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';

const columns = ['id', 'run_id', 'seat_id', 'room_name', 'content', 'created_at', 'settled_at'] as const;

/** Selects questions with the people who asked them. */
function questionsWithAuthors(db: Queries) {
  return db
    .selectFrom('help_questions')
    .innerJoin('seats', 'seats.id', 'help_questions.seat_id')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select(columns.map((column) => `help_questions.${column}` as const))
    .select(['seats.user_id', 'seats.removed_at', 'users.first_name', 'users.last_name']);
}
export type QuestionRow = Awaited<ReturnType<typeof listOpenQuestions>>[number];

/** Returns the open questions of a run, oldest first, limited to `shownQuestions.open`. */
export function listOpenQuestions(db: Queries, runId: number) {
  return questionsWithAuthors(db)
    .where('help_questions.run_id', '=', runId)
    .where('help_questions.settled_at', 'is', null)
    .orderBy('help_questions.id')
    .limit(shownQuestions.open)
    .execute();
}

/** Counts the open and the settled questions of a run. */
export async function countQuestions(db: Queries, runId: number): Promise<{ open: number; settled: number }> {
  const { all, settled } = await db
    .selectFrom('help_questions')
    .select((eb) => [eb.fn.countAll<number>().as('all'), eb.fn.count<number>('settled_at').as('settled')])
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow();
  return { open: all - settled, settled };
}

/** Returns the settled questions of a run, the last settled first, limited to `shownQuestions.settled`. */
export function listSettledQuestions(db: Queries, runId: number) {
  return questionsWithAuthors(db)
    .where('help_questions.run_id', '=', runId)
    .where('help_questions.settled_at', 'is not', null)
    .orderBy('help_questions.settled_at', 'desc')
    .orderBy('help_questions.id', 'desc')
    .limit(shownQuestions.settled)
    .execute();
}

/** Returns the last questions of a seat, newest first. */
export function listQuestionsOfSeat(db: Queries, seatId: number) {
  return questionsWithAuthors(db)
    .where('help_questions.seat_id', '=', seatId)
    .orderBy('help_questions.id', 'desc')
    .limit(shownQuestions.own)
    .execute();
}

/** Returns the open questions of a seat, oldest first. */
export function listOpenQuestionsOfSeat(db: Queries, seatId: number) {
  return questionsWithAuthors(db)
    .where('help_questions.seat_id', '=', seatId)
    .where('help_questions.settled_at', 'is', null)
    .orderBy('help_questions.id')
    .execute();
}

/** Returns all questions of a run, oldest first. */
export function listQuestions(db: Queries, runId: number) {
  return questionsWithAuthors(db)
    .where('help_questions.run_id', '=', runId)
    .orderBy('help_questions.id')
    .execute();
}

/** Returns a question of a run; undefined if it doesn't exist. */
export function findQuestion(db: Queries, runId: number, id: number): Promise<QuestionRow | undefined> {
  return questionsWithAuthors(db)
    .where('help_questions.id', '=', id)
    .where('help_questions.run_id', '=', runId)
    .executeTakeFirst();
}

export async function saveQuestion(
  db: Queries,
  question: { run_id: number; seat_id: number; room_name: Room; content: string; created_at: number },
): Promise<number> {
  const { id } = await db
    .insertInto('help_questions')
    .values({ ...question, settled_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function settleQuestion(db: Queries, id: number, settled_at: number | null) {
  return db.updateTable('help_questions').set({ settled_at }).where('id', '=', id).execute();
}

/** Selects answers with the names of their authors, oldest first. */
function answersWithAuthors(db: Queries) {
  return db
    .selectFrom('help_answers')
    .innerJoin('users', 'users.id', 'help_answers.user_id')
    .select([
      'help_answers.id',
      'help_answers.question_id',
      'help_answers.user_id',
      'help_answers.content',
      'help_answers.created_at',
      'users.first_name',
      'users.last_name',
    ])
    .orderBy('help_answers.id');
}
export type AnswerRow = Awaited<ReturnType<typeof listAnswersOfRun>>[number];

export async function listAnswers(db: Queries, questionIds: readonly number[]): Promise<AnswerRow[]> {
  if (questionIds.length === 0) return [];
  return answersWithAuthors(db).where('help_answers.question_id', 'in', questionIds).execute();
}

export function listAnswersOfRun(db: Queries, runId: number) {
  return answersWithAuthors(db)
    .innerJoin('help_questions', 'help_questions.id', 'help_answers.question_id')
    .where('help_questions.run_id', '=', runId)
    .execute();
}

export function saveAnswer(
  db: Queries,
  answer: { question_id: number; user_id: number; content: string; created_at: number },
) {
  return db.insertInto('help_answers').values(answer).execute();
}
