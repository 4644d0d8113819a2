import type { QuestionState, WritingPhase } from '@vincere/domain';
import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';

export type QuestionRow = Selectable<Schema['debrief_questions']>;

export type NewQuestion = {
  run_id: number;
  phase: WritingPhase;
  state: QuestionState;
  from_run: string | null;
  text: string | null;
  is_authors: 0 | 1;
};

export async function saveQuestions(db: Queries, questions: readonly NewQuestion[]): Promise<void> {
  if (questions.length === 0) return;
  await db
    .insertInto('debrief_questions')
    .values(questions.map((question) => ({ ...question, asked_at: null })))
    .execute();
}

/** Returns the questions of a guided debrief in the order in which they were added. */
export function listQuestions(db: Queries, runId: number): Promise<QuestionRow[]> {
  return db.selectFrom('debrief_questions').selectAll().where('run_id', '=', runId).orderBy('id').execute();
}

/** Returns a question of a guided debrief; undefined if it has none with this id. */
export function findQuestion(db: Queries, runId: number, id: number): Promise<QuestionRow | undefined> {
  return db
    .selectFrom('debrief_questions')
    .selectAll()
    .where('run_id', '=', runId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateQuestion(
  db: Queries,
  id: number,
  changes: Partial<Pick<QuestionRow, 'text' | 'state' | 'asked_at' | 'is_authors'>>,
): Promise<void> {
  await db.updateTable('debrief_questions').set(changes).where('id', '=', id).execute();
}

/** The final vote of a minority with its reason. */
type Minority = { scenario_id: number; decision_id: number };

/** Returns the reasons of those who cast their final vote themselves for a decision, ordered by their texts. */
export function listReasonsFor(db: Queries, runId: number, { scenario_id, decision_id }: Minority) {
  return db
    .selectFrom('votes')
    .select(['id', 'reasoning'])
    .where('run_id', '=', runId)
    .where('scenario_id', '=', scenario_id)
    .where('decision_chosen_id', '=', decision_id)
    .where('kind', '=', 'final')
    .where('withdrawn_at', 'is', null)
    .where('recorded_by', 'is', null)
    .orderBy('reasoning')
    .orderBy('id')
    .execute();
}

/** Returns the reason of a vote of a run; undefined if it has none with this id. */
export async function findReason(db: Queries, runId: number, id: number): Promise<string | undefined> {
  const vote = await db
    .selectFrom('votes')
    .select('reasoning')
    .where('run_id', '=', runId)
    .where('id', '=', id)
    .executeTakeFirst();
  return vote?.reasoning;
}
