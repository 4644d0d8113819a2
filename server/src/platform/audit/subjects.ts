import type { SubjectKind } from '@vincere/contract';
import { placeName, type Room, type RoomSettings, titleOfRoom } from '@vincere/domain';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

export type Subject = { kind: SubjectKind; id: number };

const excerptCharacters = 80;

/** Looks up the display name of each kind of subject; undefined if the id doesn't exist. */
const nameOf: Record<SubjectKind, (db: Queries, id: number) => Promise<string | undefined>> = {
  user: async (db, id) => {
    const query = db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', id);
    const person = await query.executeTakeFirst();
    return person && fullName(person);
  },
  simulation: (db, id) => nameIn(db, 'simulations', id),
  scenario: (db, id) => nameIn(db, 'scenarios', id),
  run: (db, id) => nameIn(db, 'runs', id),
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
    const query = db.selectFrom('decisions').select('title_of_decision').where('id', '=', id);
    return (await query.executeTakeFirst())?.title_of_decision;
  },
  userRun: async (db, id) => {
    const seat = await db
      .selectFrom('seats')
      .innerJoin('users', 'users.id', 'seats.user_id')
      .innerJoin('runs', 'runs.id', 'seats.run_id')
      .innerJoin('simulations', 'simulations.id', 'runs.simulation_id')
      .select(['users.first_name', 'users.last_name', 'seats.room_name', 'runs.name', 'simulations.rooms'])
      .where('seats.id', '=', id)
      .executeTakeFirst();
    return seat && `${fullName(seat)}, ${titleOf(seat)}, ${seat.name}`;
  },
  roomRun: async (db, id) => {
    const room = await db
      .selectFrom('room_runs')
      .innerJoin('runs', 'runs.id', 'room_runs.run_id')
      .innerJoin('simulations', 'simulations.id', 'runs.simulation_id')
      .select(['room_runs.room_name', 'runs.name', 'simulations.rooms'])
      .where('room_runs.id', '=', id)
      .executeTakeFirst();
    return room && `${titleOf(room)}, ${room.name}`;
  },
  post: (db, id) => excerptIn(db, 'posts', id),
};

/** Returns the current title of a room of a run. */
function titleOf({ room_name, rooms }: { room_name: Room; rooms: string | null }): string {
  const settings = rooms === null ? null : (JSON.parse(rooms) as RoomSettings);
  return titleOfRoom(settings, room_name) ?? placeName(room_name);
}

/** Returns the current name of a subject; empty if it doesn't exist. */
export async function nameSubject(db: Queries, { kind, id }: Subject): Promise<string> {
  return (await nameOf[kind](db, id)) ?? '';
}

/** Looks up display names for the ids in these fields of a body or path. */
const fieldNames: Readonly<Record<string, (db: Queries, id: number) => Promise<string | undefined>>> = {
  decision_id: nameOf.decision,
  decisionId: nameOf.decision,
  link_next_scenario_id: nameOf.scenario,
  participantId: nameOf.userRun,
  simulation_run_id: nameOf.run,
  userId: nameOf.user,
  // Names the person who asked, but not the question, which is private.
  questionId: async (db, id) => {
    const asker = await db
      .selectFrom('help_questions')
      .innerJoin('seats', 'seats.id', 'help_questions.seat_id')
      .innerJoin('users', 'users.id', 'seats.user_id')
      .innerJoin('runs', 'runs.id', 'seats.run_id')
      .innerJoin('simulations', 'simulations.id', 'runs.simulation_id')
      .select(['users.first_name', 'users.last_name', 'help_questions.room_name', 'simulations.rooms'])
      .where('help_questions.id', '=', id)
      .executeTakeFirst();
    return asker && `${fullName(asker)}, ${titleOf(asker)}`;
  },
  announcementId: (db, id) => excerptIn(db, 'announcements', id),
};

/** Returns the current name for an id in a known field. Returns other values, and unknown ids, unchanged. */
export async function nameField(db: Queries, field: string, value: number): Promise<string | number> {
  return (await fieldNames[field]?.(db, value)) || value;
}

/**
 * Returns the subject of a call: the first id of its path, or the scenario in its body or query. Null if the call creates
 * its subject.
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

/** Returns the beginning of the text of a post or announcement. */
async function excerptIn(db: Queries, table: 'posts' | 'announcements', id: number) {
  const excerpt = sql<string>`substr(content, 1, ${sql.lit(excerptCharacters)})`.as('excerpt');
  return (await db.selectFrom(table).select(excerpt).where('id', '=', id).executeTakeFirst())?.excerpt;
}

async function nameIn(db: Queries, table: 'simulations' | 'scenarios' | 'runs' | 'files', id: number) {
  return (await db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst())?.name;
}
