import type { AnswerCount } from '@vincere/domain';
import type { Queries } from '../../../platform/db/database.ts';

/** Returns how many people gave each answer to the statements about a guided debrief. */
export function listAnswerCounts(db: Queries, runId: number): Promise<AnswerCount[]> {
  return db
    .selectFrom('statement_answers')
    .select(['statement', 'value', 'people'])
    .where('run_id', '=', runId)
    .execute();
}

/** Returns whether the person of a seat has answered the statements or left them out. */
export async function hasAnswered(db: Queries, seatId: number): Promise<boolean> {
  const row = await db
    .selectFrom('answered_seats')
    .select('seat_id')
    .where('seat_id', '=', seatId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Adds the answers of a person to the counts; null for a person who leaves the statements out. For the seat, the same is stored in
 * both cases.
 */
export async function addAnswers(
  db: Queries,
  { run_id, seat_id, answers }: { run_id: number; seat_id: number; answers: readonly number[] | null },
): Promise<void> {
  await db.insertInto('answered_seats').values({ seat_id }).execute();
  if (answers === null) return;
  await db
    .insertInto('statement_answers')
    .values(answers.map((value, statement) => ({ run_id, statement, value, people: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['run_id', 'statement', 'value'])
        .doUpdateSet((eb) => ({ people: eb('statement_answers.people', '+', 1) })),
    )
    .execute();
}
