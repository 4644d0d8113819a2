import type { Queries } from '../../../platform/db/database.ts';

export type OrderRow = {
  scenario_id: number;
  text: string;
  revision: number;
  /** Null once the pen was put down. */
  pen_user_id: number | null;
  pen_used_at: number | null;
  first_name: string | null;
  last_name: string | null;
  is_admin: 0 | 1 | null;
};

/** Returns the orders of a run that somebody has begun, with the person who holds or held the pen. */
export function listOrders(db: Queries, runId: number): Promise<OrderRow[]> {
  return orderRows(db).where('orders.run_id', '=', runId).execute();
}

/** Returns the texts of the orders of a run, without people. */
export function listOrderTexts(
  db: Queries,
  runId: number,
): Promise<Pick<OrderRow, 'scenario_id' | 'text'>[]> {
  return db.selectFrom('orders').select(['scenario_id', 'text']).where('run_id', '=', runId).execute();
}

/** Returns whether a scenario of the run's simulation asks for an order, or the run has one of a scenario that asked before an edit. */
export async function asksForOrders(
  db: Queries,
  run: { id: number; simulation_id: number },
): Promise<boolean> {
  if ((await listOrderTexts(db, run.id)).length > 0) return true;
  const scenario = await db
    .selectFrom('scenarios')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .select('scenarios.id')
    .where('stages.simulation_id', '=', run.simulation_id)
    .where('scenarios.asks_order', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return scenario !== undefined;
}

/** Returns the order of a scenario of a run; undefined if nobody has begun it. */
export function findOrder(db: Queries, runId: number, scenarioId: number): Promise<OrderRow | undefined> {
  return orderRows(db)
    .where('orders.run_id', '=', runId)
    .where('orders.scenario_id', '=', scenarioId)
    .executeTakeFirst();
}

function orderRows(db: Queries) {
  return db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.pen_user_id')
    .select([
      'orders.scenario_id',
      'orders.text',
      'orders.revision',
      'orders.pen_user_id',
      'orders.pen_used_at',
      'users.first_name',
      'users.last_name',
      'users.is_admin',
    ]);
}

type Written = {
  run_id: number;
  scenario_id: number;
  text: string;
  revision: number;
  pen_user_id: number | null;
  pen_used_at: number | null;
};

/** Saves the text of an order and who has the pen. */
export async function saveOrderRow(db: Queries, order: Written): Promise<void> {
  const { text, revision, pen_user_id, pen_used_at } = order;
  await db
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) =>
      conflict.columns(['run_id', 'scenario_id']).doUpdateSet({ text, revision, pen_user_id, pen_used_at }),
    )
    .execute();
}

/** Puts down the pen that a person holds on a run. Returns whether they held it. */
export async function releasePen(db: Queries, runId: number, userId: number): Promise<boolean> {
  const releasedRows = await db
    .updateTable('orders')
    .set({ pen_user_id: null, pen_used_at: null })
    .where('run_id', '=', runId)
    .where('pen_user_id', '=', userId)
    .returning('scenario_id')
    .execute();
  return releasedRows.length > 0;
}

/** Frees the pens of people whose seats were removed. */
export async function releasePensOfSeats(db: Queries, seatIds: readonly number[]): Promise<void> {
  await db
    .updateTable('orders')
    .set({ pen_user_id: null, pen_used_at: null })
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('seats')
          .select('seats.id')
          .whereRef('seats.run_id', '=', 'orders.run_id')
          .whereRef('seats.user_id', '=', 'orders.pen_user_id')
          .where('seats.id', 'in', seatIds),
      ),
    )
    .where('run_id', 'in', (eb) => eb.selectFrom('seats').select('run_id').where('id', 'in', seatIds))
    .execute();
}
