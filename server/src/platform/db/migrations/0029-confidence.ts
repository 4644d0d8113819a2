import type { Kysely } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/**
 * Adds confidence and forecast to votes, and the seats that were on a run when a scenario closed. Existing runs ask for
 * neither answer. For scenarios that closed before, a seat counts in the room that it holds now, because earlier rooms
 * weren't stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer }: Columns = columnsFor(db);
  for (const table of ['simulations', 'runs'])
    await db.schema
      .alterTable(table)
      .addColumn('asks_confidence', integer, (c) => c.notNull().defaultTo(0))
      .execute();
  await db.schema.alterTable('votes').addColumn('confidence', integer).execute();
  await db.schema.alterTable('votes').addColumn('forecast_id', integer).execute();
  await db.schema
    .createTable('closing_seats')
    .addColumn('visit_id', integer, (c) => c.notNull().references('visits.id').onDelete('cascade'))
    .addColumn('seat_id', integer, (c) => c.notNull().references('seats.id').onDelete('cascade'))
    .addColumn('room_name', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('closing_seats_key', ['visit_id', 'seat_id'])
    .execute();
  await db.schema.createIndex('closing_seats_seat').on('closing_seats').column('seat_id').execute();
  await fillClosingSeats(db as Kysely<Stored>);
}

type Stored = {
  visits: { id: number; run_id: number; closed_at: number | null };
  seats: { id: number; run_id: number; room_name: string; created_at: number; removed_at: number | null };
  closing_seats: { visit_id: number; seat_id: number; room_name: string };
};

async function fillClosingSeats(db: Kysely<Stored>): Promise<void> {
  await db
    .insertInto('closing_seats')
    .columns(['visit_id', 'seat_id', 'room_name'])
    .expression((eb) =>
      eb
        .selectFrom('visits')
        .innerJoin('seats', 'seats.run_id', 'visits.run_id')
        .select(['visits.id', 'seats.id as seat_id', 'seats.room_name'])
        .whereRef('seats.created_at', '<=', 'visits.closed_at')
        .where((where) =>
          where.or([
            where('seats.removed_at', 'is', null),
            where('seats.removed_at', '>', where.ref('visits.closed_at')),
          ]),
        ),
    )
    .execute();
}
