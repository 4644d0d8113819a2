import type { Role, VoteKind } from '@vincere/domain';
import { newSecret } from '../../../people/sessions/tokens.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { roomsForNewRun } from '../rooms/run-rooms.ts';
import type { Plan } from './rehearsal-plan.ts';
import { proposedConfidence } from './save.ts';

/** Inserts the run of a rehearsal, with an access code that nobody can enter. */
export async function saveRehearsal(
  db: Queries,
  rehearsal: { simulation_id: number; name: string; plan: Plan; now: number },
): Promise<{ id: number }> {
  const { simulation_id, name, plan, now } = rehearsal;
  return db
    .insertInto('runs')
    .values({
      ...initialColumns,
      simulation_id,
      name,
      access_code: `REHEARSAL ${newSecret()}`,
      has_table: 1,
      asks_confidence: proposedConfidence(db, simulation_id),
      rooms: await roomsForNewRun(db, simulation_id),
      notes: '',
      takeaway: '',
      revision: 1,
      created_at: now,
      updated_at: now,
      rehearsal: JSON.stringify(plan),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Columns of a run that has not begun. */
const initialColumns = {
  status: 'DRAFT',
  sim_pass: 0,
  current_visit_id: null,
  running_ms: 0,
  last_start_time: null,
  started_at: null,
  ended_at: null,
} as const;

/** Adds bots to a rehearsal: users with only a name, who appear in no list and are deleted with it. */
export async function saveBots(
  db: Queries,
  runId: number,
  bots: readonly { last_name: string; room_name: Role }[],
  now: number,
): Promise<void> {
  const keys = bots.map(() => `bot ${newSecret()}`.toLowerCase());
  const users = await db
    .insertInto('users')
    .values(
      bots.map(({ last_name }, index) => ({
        first_name: 'Bot',
        last_name,
        name_key: `bot ${last_name}`.toLowerCase(),
        email_address: '',
        email_key: keys[index] ?? '',
        username: '',
        username_key: keys[index] ?? '',
        password_hash: null,
        bio: '',
        settings: '{}',
        is_admin: 0 as const,
        is_active: 1 as const,
        is_guest: 1 as const,
        has_completed_questionnaire: 0 as const,
        created_at: now,
        rehearsal_id: runId,
      })),
    )
    .returning(['id', 'email_key'])
    .execute();
  const ids = new Map(users.map(({ id, email_key }) => [email_key, id]));
  await db
    .insertInto('seats')
    .values(
      bots.map(({ room_name }, index) => ({
        run_id: runId,
        user_id: ids.get(keys[index] ?? '') ?? 0,
        room_name,
        created_at: now,
        removed_at: null,
        last_seen_at: null,
      })),
    )
    .execute();
}

type BotVote = {
  seat_id: number;
  room_name: Role;
  decision_chosen_id: number;
  reasoning: string;
  confidence: number | null;
  forecast_id: number | null;
};

/** Inserts the votes of bots in a scenario. */
export async function saveBotVotes(
  db: Queries,
  target: { run_id: number; scenario_id: number; kind: VoteKind; created_at: number },
  votes: readonly BotVote[],
): Promise<void> {
  await db
    .insertInto('votes')
    .values(votes.map((vote) => ({ ...target, ...vote, recorded_by: null, withdrawn_at: null })))
    .execute();
}

export function touchRehearsal(db: Queries, runId: number, now: number) {
  return db.updateTable('runs').set({ updated_at: now }).where('id', '=', runId).execute();
}

/** Resets a rehearsal to DRAFT without any votes and visits, with another plan. */
export async function rewind(db: Queries, runId: number, plan: Plan, now: number): Promise<void> {
  await db
    .updateTable('runs')
    .set({ ...initialColumns, updated_at: now, rehearsal: JSON.stringify(plan) })
    .where('id', '=', runId)
    .execute();
  await removeProgress(db, runId);
}

/** Returns the ids of rehearsals without a step since `before` (epoch ms). */
export async function listAbandoned(db: Queries, before: number): Promise<number[]> {
  const rows = await db
    .selectFrom('runs')
    .select('id')
    .where('rehearsal', 'is not', null)
    .where('updated_at', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the ids of the rehearsals of a simulation, or of those that have reached a stage or scenario. */
export async function listRehearsals(
  db: Queries,
  scope: { simulation_id: number } | { stage_id: number } | { scenario_id: number },
): Promise<number[]> {
  const rehearsals = db.selectFrom('runs').select('runs.id').where('runs.rehearsal', 'is not', null);
  if ('simulation_id' in scope) {
    const rows = await rehearsals.where('runs.simulation_id', '=', scope.simulation_id).execute();
    return rows.map(({ id }) => id);
  }
  const visitedRehearsals = rehearsals.innerJoin('visits', 'visits.run_id', 'runs.id').distinct();
  const rows = await ('stage_id' in scope
    ? visitedRehearsals.where('visits.stage_id', '=', scope.stage_id)
    : visitedRehearsals.where('visits.scenario_id', '=', scope.scenario_id)
  ).execute();
  return rows.map(({ id }) => id);
}

/** Deletes a rehearsal with its bots and all their data. */
export async function removeRehearsal(db: Queries, runId: number): Promise<void> {
  await removeProgress(db, runId);
  await db.deleteFrom('seats').where('run_id', '=', runId).execute();
  await db.deleteFrom('users').where('rehearsal_id', '=', runId).execute();
  await db.deleteFrom('runs').where('id', '=', runId).execute();
}

/** The tables with what happens in a run, whose rows name the run. */
export const progressTables = [
  'votes',
  'orders',
  'table_items',
  'first_reads',
  'fact_ticks',
  'post_releases',
  'post_drops',
  'deleted_posts',
  'judged_conditions',
  'announcements',
  'stretches',
  'guided_debriefs',
] as const;

async function removeProgress(db: Queries, runId: number): Promise<void> {
  for (const table of progressTables) await db.deleteFrom(table).where('run_id', '=', runId).execute();
  const seats = db.selectFrom('seats').select('id').where('run_id', '=', runId);
  await db.deleteFrom('answered_seats').where('seat_id', 'in', seats).execute();
  await db.deleteFrom('room_runs').where('run_id', '=', runId).execute();
  await db.deleteFrom('visits').where('run_id', '=', runId).execute();
}
