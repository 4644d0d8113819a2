import { sql } from 'kysely';
import type { SystemApp } from '../play/app.ts';
import type { BuiltSimulation } from './simulations.ts';

/**
 * Inserts the votes of many workshops into the embedded database: 84 finished runs of the simulation, in each of which 200
 * people cast a room vote and a final vote in each of three stages. These are 100,800 votes.
 */
export async function insertPastVotes(app: SystemApp, { id, stages }: BuiltSimulation): Promise<void> {
  const now = app.clock();
  const [first] = stages[0]?.scenarios ?? [];
  const played = sql.join(stages.flatMap(({ scenarios: [scenario] }) => (scenario ? [scenario.id] : [])));
  await app.systemChange(async ({ tx }) => {
    const firstUser = await maxOf('users');
    const firstRun = await maxOf('runs');
    await sql`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 200)
      insert into users (first_name, last_name, name_key, email_address, email_key, username, username_key, created_at)
      select 'Past', i, 'past ' || i, 'past-' || i, 'past-' || i, 'past-' || i, 'past-' || i, ${now} from n`.execute(
      tx,
    );
    await sql`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 84)
      insert into runs (simulation_id, name, access_code, status, created_at, updated_at)
      select ${id}, 'Past ' || i, 'PAST' || i, 'COMPLETED', ${now}, ${now} from n`.execute(tx);
    await sql`
      insert into seats (run_id, user_id, room_name, created_at)
      select runs.id, users.id, 'legal', ${now} from runs, users
      where runs.id > ${firstRun} and users.id > ${firstUser}`.execute(tx);
    await sql`
      insert into visits (run_id, stage_id, stage_number, scenario_id, entered_at, entered_at_running_ms, closed_at)
      select runs.id, stages.id, stages.stage_number, scenarios.id, ${now}, 0, ${now}
      from runs, scenarios join stages on stages.id = scenarios.stage_id
      where runs.id > ${firstRun} and scenarios.id in (${played})`.execute(tx);
    await sql`
      insert into votes (run_id, scenario_id, seat_id, kind, room_name, decision_chosen_id, reasoning, created_at)
      select visits.run_id, visits.scenario_id, seats.id, kinds.value, 'legal', ${first?.decision_ids[0] ?? 0}, 'So be it', ${now}
      from visits join seats on seats.run_id = visits.run_id, json_each('["room", "final"]') as kinds
      where visits.run_id > ${firstRun}`.execute(tx);

    async function maxOf(table: 'users' | 'runs'): Promise<number> {
      const { last } = await tx
        .selectFrom(table)
        .select((eb) => eb.fn.coalesce(eb.fn.max<number>('id'), sql<number>`0`).as('last'))
        .executeTakeFirstOrThrow();
      return last;
    }
  });
}
