import type { Selectable } from 'kysely';
import { isGiven } from '../../authoring/store/objectives.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';

export type RatingRow = Selectable<Schema['ratings']>;

/** Returns the ratings of a run, each with the name of its rater, without emptied ones. */
export function listRatings(db: Queries, runId: number) {
  return db
    .selectFrom('ratings')
    .innerJoin('users', 'users.id', 'ratings.user_id')
    .selectAll('ratings')
    .select(['users.first_name', 'users.last_name'])
    .where('ratings.run_id', '=', runId)
    .where(isGiven)
    .orderBy('users.name_key')
    .orderBy('users.id')
    .execute();
}

/** Returns the ratings of a person in a run, with emptied ones. */
export function listOwnRatings(db: Queries, runId: number, userId: number): Promise<RatingRow[]> {
  return db
    .selectFrom('ratings')
    .selectAll()
    .where('run_id', '=', runId)
    .where('user_id', '=', userId)
    .orderBy('stage_number')
    .orderBy('objective_id')
    .orderBy('room_name')
    .execute();
}

type RatingKey = Pick<RatingRow, 'run_id' | 'user_id' | 'stage_number' | 'objective_id' | 'room_name'>;

/** Returns the rating of a person in one place, also an emptied one; undefined if they have given none. */
export function findRating(db: Queries, key: RatingKey): Promise<RatingRow | undefined> {
  return db
    .selectFrom('ratings')
    .selectAll()
    .where('run_id', '=', key.run_id)
    .where('user_id', '=', key.user_id)
    .where('stage_number', '=', key.stage_number)
    .where('objective_id', '=', key.objective_id)
    .where('room_name', '=', key.room_name)
    .executeTakeFirst();
}

/** Stores a rating in place of the person's earlier one for the same stage, objective and room. */
export async function replaceRating(db: Queries, rating: RatingRow): Promise<void> {
  const { mark, remark, may_be_shared, revision, updated_at } = rating;
  await db
    .insertInto('ratings')
    .values(rating)
    .onConflict((conflict) =>
      conflict
        .columns(['run_id', 'user_id', 'stage_number', 'objective_id', 'room_name'])
        .doUpdateSet({ mark, remark, may_be_shared, revision, updated_at }),
    )
    .execute();
}
