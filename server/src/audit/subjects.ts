import type { SubjectKind } from '@vincere/contract';
import { placeName } from '@vincere/domain';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import { findRun } from '../runs/store.ts';

export type Subject = { kind: SubjectKind; id: number };

const excerptCharacters = 80;

/** What each kind of subject is called by people; undefined when there is none of this id. */
const nameOf: Record<SubjectKind, (db: Queries, id: number) => Promise<string | undefined>> = {
  user: async (db, id) => {
    const found = db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', id);
    const person = await found.executeTakeFirst();
    return person && fullName(person);
  },
  simulation: (db, id) => nameIn(db, 'simulations', id),
  scenario: (db, id) => nameIn(db, 'scenarios', id),
  run: async (db, id) => (await findRun(db, id))?.name,
  file: (db, id) => nameIn(db, 'files', id),
  stage: async (db, id) => {
    const stage = await db
      .selectFrom('stages')
      .innerJoin('simulations', 'simulations.id', 'stages.simulation_id')
      .select(['stages.stage_number', 'simulations.name'])
      .where('stages.id', '=', id)
      .executeTakeFirst();
    return stage && `Stage ${stage.stage_number} of ${stage.name}`;
  },
  decision: async (db, id) => {
    const found = db.selectFrom('decisions').select('title_of_decision').where('id', '=', id);
    return (await found.executeTakeFirst())?.title_of_decision;
  },
  userRun: async (db, id) => {
    const seat = await db
      .selectFrom('seats')
      .innerJoin('users', 'users.id', 'seats.user_id')
      .innerJoin('runs', 'runs.id', 'seats.run_id')
      .select(['users.first_name', 'users.last_name', 'seats.room_name', 'runs.name'])
      .where('seats.id', '=', id)
      .executeTakeFirst();
    return seat && `${fullName(seat)}, ${placeName(seat.room_name)}, ${seat.name}`;
  },
  roomRun: async (db, id) => {
    const room = await db
      .selectFrom('room_runs')
      .innerJoin('runs', 'runs.id', 'room_runs.run_id')
      .select(['room_runs.room_name', 'runs.name'])
      .where('room_runs.id', '=', id)
      .executeTakeFirst();
    return room && `${placeName(room.room_name)}, ${room.name}`;
  },
  post: (db, id) => startIn(db, 'posts', id),
};

/** The name of a subject as it is now; empty for one that is not there. */
export async function nameSubject(db: Queries, { kind, id }: Subject): Promise<string> {
  return (await nameOf[kind](db, id)) ?? '';
}

/** What the ids in these fields of a body or a path are called by people. */
const fieldNames: Readonly<Record<string, (db: Queries, id: number) => Promise<string | undefined>>> = {
  decision_id: nameOf.decision,
  decisionId: nameOf.decision,
  link_next_scenario_id: nameOf.scenario,
  participantId: nameOf.userRun,
  simulation_run_id: nameOf.run,
  userId: nameOf.user,
  // Who asked, and not what: that is between them and the facilitators.
  questionId: async (db, id) => {
    const asked = await db
      .selectFrom('help_questions')
      .innerJoin('seats', 'seats.id', 'help_questions.seat_id')
      .innerJoin('users', 'users.id', 'seats.user_id')
      .select(['users.first_name', 'users.last_name', 'help_questions.room_name'])
      .where('help_questions.id', '=', id)
      .executeTakeFirst();
    return asked && `${fullName(asked)}, ${placeName(asked.room_name)}`;
  },
  announcementId: (db, id) => startIn(db, 'announcements', id),
};

/** A value of a field, by its name as it is now where it is an id; as it is where it is none, or of nothing. */
export async function nameField(db: Queries, field: string, value: number): Promise<string | number> {
  return (await fieldNames[field]?.(db, value)) || value;
}

/**
 * What a call is about: the first id of its path, or the scenario that its body or query names; null for what is
 * only about to be made.
 */
export function subjectOf(request: {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
}): Subject | null {
  for (const [name, id] of Object.entries(request.params ?? {})) {
    const kind = name.replace(/Id$/, '');
    if (typeof id === 'number' && isKind(kind)) return { kind, id };
  }
  const id = request.body?.['scenario_id'] ?? request.query?.['scenario_id'];
  return typeof id === 'number' ? { kind: 'scenario', id } : null;
}

function isKind(word: string): word is SubjectKind {
  return Object.hasOwn(nameOf, word);
}

export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim();
}

/** How the text of what was said begins. */
async function startIn(db: Queries, table: 'posts' | 'announcements', id: number) {
  const start = sql<string>`substr(content, 1, ${sql.lit(excerptCharacters)})`.as('start');
  return (await db.selectFrom(table).select(start).where('id', '=', id).executeTakeFirst())?.start;
}

async function nameIn(db: Queries, table: 'simulations' | 'scenarios' | 'files', id: number) {
  return (await db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst())?.name;
}
