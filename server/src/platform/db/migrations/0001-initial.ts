import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type Columns, columnsFor } from '../columns.ts';

/**
 * Creates the first version of every table. Each index serves a query of a store, or the deletion of a referenced row.
 * Unique indexes also enforce a rule. Room runs and votes have no foreign key to their scenario, because the visit's
 * foreign key already protects it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, integer }: Columns = columnsFor(db);
  const { schema } = db;

  await schema
    .createTable('secrets')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();

  await schema
    .createTable('users')
    .addColumn('id', integer, id)
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('email_address', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull().unique())
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('username_key', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('bio', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('settings', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('is_admin', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('is_active', integer, (c) => c.notNull().defaultTo(1))
    .addColumn('has_completed_questionnaire', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', integer, (c) => c.notNull())
    .execute();
  await schema
    .createIndex('users_administrators')
    .on('users')
    .column('id')
    .where(sql.ref('is_admin'), '=', sql.lit(1))
    .execute();

  await schema.createIndex('users_listed').on('users').columns(['name_key', 'id']).execute();

  await schema
    .createTable('preferences')
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('room_id', 'text', (c) => c.notNull())
    .addColumn('preference_order', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('preferences_key', ['user_id', 'room_id'])
    .addUniqueConstraint('preferences_order', ['user_id', 'preference_order'])
    .execute();

  await schema
    .createTable('sessions')
    .addColumn('id', integer, id)
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('refresh_token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('expires_at', integer, (c) => c.notNull())
    .execute();
  await schema.createIndex('sessions_user').on('sessions').column('user_id').execute();

  await schema
    .createTable('password_links')
    .addColumn('id', integer, id)
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('expires_at', integer, (c) => c.notNull())
    .execute();
  await schema.createIndex('password_links_user').on('password_links').column('user_id').execute();

  await schema
    .createTable('simulations')
    .addColumn('id', integer, id)
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('string_briefing', 'text', (c) => c.notNull())
    .addColumn('total_stages', integer, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('updated_at', integer, (c) => c.notNull())
    .addColumn('deleted_at', integer)
    .execute();
  await schema
    .createIndex('simulations_listed')
    .on('simulations')
    .column('id')
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();

  await schema
    .createTable('stages')
    .addColumn('id', integer, id)
    .addColumn('simulation_id', integer, (c) => c.notNull().references('simulations.id').onDelete('cascade'))
    .addColumn('stage_number', integer, (c) => c.notNull())
    .addColumn('stage_instruction', 'text', (c) => c.notNull())
    .addColumn('duration_seconds', integer)
    .addUniqueConstraint('stages_number', ['simulation_id', 'stage_number'])
    .execute();

  await schema
    .createTable('scenarios')
    .addColumn('id', integer, id)
    .addColumn('stage_id', integer, (c) => c.notNull().references('stages.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('scenarios_stage').on('scenarios').column('stage_id').execute();

  await schema
    .createTable('decisions')
    .addColumn('id', integer, id)
    .addColumn('scenario_id', integer, (c) => c.notNull().references('scenarios.id').onDelete('cascade'))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('title_of_decision', 'text', (c) => c.notNull())
    .addColumn('description_of_decision', 'text', (c) => c.notNull())
    .addColumn('link_next_scenario_id', integer, (c) => c.references('scenarios.id').onDelete('set null'))
    .execute();
  await schema
    .createIndex('decisions_scenario')
    .on('decisions')
    .columns(['scenario_id', 'position'])
    .execute();
  await schema.createIndex('decisions_link').on('decisions').column('link_next_scenario_id').execute();

  await schema
    .createTable('authored_rooms')
    .addColumn('id', integer, id)
    .addColumn('scenario_id', integer, (c) => c.notNull().references('scenarios.id').onDelete('cascade'))
    .addColumn('room_name', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull().defaultTo(''))
    .addUniqueConstraint('authored_rooms_key', ['scenario_id', 'room_name'])
    .execute();

  await schema
    .createTable('runs')
    .addColumn('id', integer, id)
    .addColumn('simulation_id', integer, (c) => c.notNull().references('simulations.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('access_code', 'text', (c) => c.notNull().unique())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('sim_pass', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('current_visit_id', integer)
    .addColumn('running_ms', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('last_start_time', integer)
    .addColumn('notes', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('revision', integer, (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('updated_at', integer, (c) => c.notNull())
    .addColumn('started_at', integer)
    .addColumn('ended_at', integer)
    .execute();
  await schema.createIndex('runs_simulation').on('runs').columns(['simulation_id', 'status']).execute();
  await schema.createIndex('runs_newest').on('runs').columns(['created_at', 'id']).execute();

  await schema
    .createTable('visits')
    .addColumn('id', integer, id)
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('stage_id', integer, (c) => c.notNull().references('stages.id'))
    .addColumn('stage_number', integer, (c) => c.notNull())
    .addColumn('scenario_id', integer, (c) => c.notNull().references('scenarios.id'))
    .addColumn('entered_at', integer, (c) => c.notNull())
    .addColumn('entered_at_running_ms', integer, (c) => c.notNull())
    .addColumn('extra_seconds', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('closed_at', integer)
    .addColumn('decision_id', integer, (c) => c.references('decisions.id'))
    .addColumn('decided_by', 'text')
    .addColumn('forced', integer, (c) => c.notNull().defaultTo(0))
    .addUniqueConstraint('visits_stage', ['run_id', 'stage_number'])
    .execute();
  await schema.createIndex('visits_scenario').on('visits').columns(['scenario_id', 'run_id']).execute();
  await schema.createIndex('visits_decision').on('visits').column('decision_id').execute();
  await schema.createIndex('visits_by_stage').on('visits').column('stage_id').execute();

  await schema
    .createTable('questionnaire_responses')
    .addColumn('id', integer, id)
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('questionnaire_type', 'text', (c) => c.notNull())
    .addColumn('simulation_run_id', integer, (c) => c.references('runs.id').onDelete('cascade'))
    .addColumn('answers', 'text', (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .execute();
  await schema.createIndex('responses_user').on('questionnaire_responses').column('user_id').execute();
  await schema
    .createIndex('responses_pre')
    .unique()
    .on('questionnaire_responses')
    .column('user_id')
    .where(sql.ref('questionnaire_type'), '=', sql.lit('pre'))
    .execute();
  await schema
    .createIndex('responses_post')
    .unique()
    .on('questionnaire_responses')
    .columns(['user_id', 'simulation_run_id'])
    .where(sql.ref('questionnaire_type'), '=', sql.lit('post'))
    .execute();

  await schema
    .createTable('seats')
    .addColumn('id', integer, id)
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id'))
    .addColumn('room_name', 'text', (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('removed_at', integer)
    .execute();
  await schema
    .createIndex('seats_held')
    .unique()
    .on('seats')
    .columns(['run_id', 'user_id'])
    .where(sql.ref('removed_at'), 'is', null)
    .execute();
  await schema.createIndex('seats_user').on('seats').columns(['user_id', 'run_id']).execute();

  await schema
    .createTable('room_runs')
    .addColumn('id', integer, id)
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('scenario_id', integer, (c) => c.notNull())
    .addColumn('room_name', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('notes_revision', integer, (c) => c.notNull().defaultTo(0))
    .addUniqueConstraint('room_runs_key', ['run_id', 'scenario_id', 'room_name'])
    .execute();

  await schema
    .createTable('posts')
    .addColumn('id', integer, id)
    .addColumn('scenario_id', integer, (c) => c.notNull().references('scenarios.id').onDelete('cascade'))
    .addColumn('room_name', 'text', (c) => c.notNull())
    .addColumn('room_run_id', integer, (c) => c.references('room_runs.id').onDelete('cascade'))
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('timestamp', 'text')
    .addColumn('author_name', 'text', (c) => c.notNull())
    .addColumn('author_handle', 'text', (c) => c.notNull())
    .addColumn('author_avatar', 'text')
    .addColumn('likes', integer, (c) => c.notNull())
    .addColumn('retweets', integer, (c) => c.notNull())
    .addColumn('replies', integer, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .execute();
  await schema
    .createIndex('posts_authored')
    .on('posts')
    .columns(['scenario_id', 'room_name', 'id'])
    .where(sql.ref('room_run_id'), 'is', null)
    .execute();
  await schema.createIndex('posts_scenario').on('posts').column('scenario_id').execute();
  await schema.createIndex('posts_live').on('posts').columns(['room_run_id', 'id']).execute();

  await schema
    .createTable('files')
    .addColumn('id', integer, id)
    .addColumn('simulation_id', integer, (c) => c.notNull().references('simulations.id').onDelete('cascade'))
    .addColumn('scenario_id', integer, (c) => c.references('scenarios.id').onDelete('cascade'))
    .addColumn('room_name', 'text', (c) => c.notNull())
    .addColumn('day', integer)
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('size', integer, (c) => c.notNull())
    .addColumn('file_type', 'text', (c) => c.notNull())
    .addColumn('storage_key', 'text', (c) => c.notNull().unique())
    .addColumn('uploader_id', integer, (c) => c.references('users.id'))
    .addColumn('upload_date', integer, (c) => c.notNull())
    .execute();
  await schema.createIndex('files_simulation').on('files').columns(['simulation_id', 'id']).execute();
  await schema.createIndex('files_scenario').on('files').columns(['scenario_id', 'id']).execute();

  await schema
    .createTable('votes')
    .addColumn('id', integer, id)
    .addColumn('run_id', integer, (c) => c.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('scenario_id', integer, (c) => c.notNull())
    .addColumn('seat_id', integer, (c) => c.notNull().references('seats.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('room_name', 'text', (c) => c.notNull())
    .addColumn('decision_chosen_id', integer, (c) => c.notNull().references('decisions.id'))
    .addColumn('reasoning', 'text', (c) => c.notNull())
    .addColumn('recorded_by', integer, (c) => c.references('users.id'))
    .addColumn('withdrawn_at', integer)
    .addColumn('created_at', integer, (c) => c.notNull())
    .addUniqueConstraint('votes_once', ['seat_id', 'scenario_id', 'kind'])
    .execute();
  await schema.createIndex('votes_decision').on('votes').column('decision_chosen_id').execute();
  await schema
    .createIndex('votes_run')
    .on('votes')
    .columns(['run_id', 'kind', 'scenario_id', 'id'])
    .execute();
}
