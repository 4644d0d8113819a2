import type { Nouns } from '@vincere/contract';
import {
  emailKey,
  hasStandardTitles,
  isFinished,
  judgeRoster,
  type KnownPerson,
  ownsEmail,
  placeByPreference,
  type Role,
  type RosterLine,
  refuse,
  requireInUse,
  roles,
  rolesOf,
} from '@vincere/domain';
import { readerLanguage } from '../../people/accounts/settings.ts';
import type { Change, Queries } from '../../platform/db/database.ts';
import type { CallHandler, Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { findRunRooms } from '../editions/rooms.ts';
import { sizesOf } from '../participation/facts.ts';
import { mailInvitations } from '../participation/mails.ts';
import { inUseOf } from '../store/run-rooms.ts';
import { announceOn, findRun, lockRun, type RunRow } from '../store/runs.ts';
import { listSeats, removeSeats } from '../store/seats.ts';
import { exampleBook } from './example.ts';
import { joinLink, makeInvitations } from './invitations.ts';
import { readRosterFile } from './read.ts';
import { listPeopleByEmail, listPreferencesOf, listVotedSeats, saveSeats } from './store.ts';

type Line = { name: string; email: string; room_name?: (typeof roles)[number] | 'dashboard' | undefined };

export const checkRoster: CallHandler<'checkRoster', App> = async (
  { params, body, upload, caller, language },
  app,
) => {
  const run = await openRun(app, params.runId);
  const { sheet, lines } = await readRosterFile({
    ...upload,
    encoding: body.encoding,
    language: await readerLanguage(app.db.read, caller.user.id, language),
  });
  return { sheet, ...(await judge(app, run, lines)) };
};

export const checkRosterLines: CallHandler<'checkRosterLines', App> = async ({ params, body }, app) =>
  judge(app, await openRun(app, params.runId), body.lines);

export const getRosterExample: CallHandler<'getRosterExample', App> = async ({ caller, language }, app) =>
  exampleBook(await readerLanguage(app.db.read, caller.user.id, language));

export const addRoster: CallHandler<'addRoster', App> = async ({ params, body, language, inChange }, app) => {
  const addedPeople = await inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    // Only bots take part in a rehearsal.
    if (run.rehearsal !== null) refuse('run.unknown');
    if (isFinished(run.status)) refuse('run.is-over');
    for (const { room_name } of body.people)
      if (room_name !== undefined) requireInUse(room_name, inUseOf(run));
    await requireAddable(change.tx, run, body.people);
    const people = await makeInvitations(app, change.tx, run, body.people);
    const rooms = await roomsFor(change.tx, run, people);
    const now = app.clock();
    const seats = await saveSeats(
      change.tx,
      people.map(({ user, room_name }, index) => ({
        run_id: run.id,
        user_id: user.id,
        room_name: rooms[index] ?? roles[0],
        created_at: now,
        is_room_given: room_name ? 1 : 0,
      })),
    );
    announceOn(change, run, 'participants-changed');
    return people.map((person, index) => {
      const seat = seats[index] ?? refuse('roster.changed', { emails: [person.user.email_address] });
      return { ...person, run, seat };
    });
  });
  return {
    mailed: mailInvitations(app, addedPeople, language),
    added: addedPeople.map(({ run, user, seat, name, invitation_url }) => ({
      user_run_id: seat.id,
      name,
      email: user.email_address,
      room_name: seat.room_name,
      url: invitation_url ?? joinLink(app, run),
    })),
  };
};

export const takeBackRoster: CallHandler<'takeBackRoster', App> = ({ params, body, inChange }, app) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    if (isFinished(run.status)) refuse('run.is-over');
    const seatIds = new Set((await listSeats(change.tx, run.id)).map(({ id }) => id));
    const ids = [...new Set(body.user_run_ids)];
    const votedSeatIds = await listVotedSeats(change.tx, run.id);
    if (ids.some((id) => !seatIds.has(id) || votedSeatIds.has(id))) refuse('roster.used');
    await removeSeats(change.tx, ids, app.clock());
    announceOn(change, run, 'participants-changed');
    return { removed: ids.length };
  });

/** Calls that add the people of a sheet to a run. */
export const rosterRoutes: Handlers<Nouns['rosters'], App> = {
  checkRoster,
  checkRosterLines,
  getRosterExample,
  addRoster,
  takeBackRoster,
};

/** Returns a run to which people can be added. */
async function openRun(app: App, runId: number): Promise<RunRow> {
  const run = (await findRun(app.db.read, runId)) ?? refuse('run.unknown');
  if (isFinished(run.status)) refuse('run.is-over');
  return run;
}

async function judge(app: App, run: RunRow, lines: readonly RosterLine[]) {
  const knownPeople = await knownOf(app.db.read, run.id, lines);
  return {
    lines: judgeRoster(lines, knownPeople, await findRunRooms(app.db.read, run)),
    can_mail: app.mail.configured,
  };
}

/** Returns the stored facts about the people of a roster, by email. */
async function knownOf(
  db: Queries,
  runId: number,
  lines: readonly { email: string }[],
): Promise<ReadonlyMap<string, KnownPerson>> {
  const [people, seats] = await Promise.all([
    listPeopleByEmail(
      db,
      lines.map(({ email }) => emailKey(email)),
    ),
    listSeats(db, runId),
  ]);
  const seatedUserIds = new Set(seats.map(({ user_id }) => user_id));
  return new Map(
    [...people].map(([email, person]) => [
      email,
      {
        id: person.id,
        is_on_run: seatedUserIds.has(person.id),
        is_active: person.is_active === 1,
        owns_email: ownsEmail(person),
      },
    ]),
  );
}

/** Judges the lines again under the lock of the run, because they may have been checked long ago. Refuses `roster.changed`. */
async function requireAddable(tx: Change['tx'], run: RunRow, people: readonly Line[]): Promise<void> {
  const lines = people.map(({ name, email, room_name = '' }, index) => ({
    line: index + 1,
    name,
    email,
    room: room_name,
    unclear: [],
  }));
  const judgedLines = judgeRoster(lines, await knownOf(tx, run.id, lines));
  const bad = judgedLines.filter(({ problems }) => problems.length > 0);
  if (bad.length > 0) refuse('roster.changed', { emails: bad.map(({ email }) => email) });
}

/** Returns the room of each person: the one of their line, else the room that needs people most at that point. */
async function roomsFor(
  tx: Change['tx'],
  run: RunRow,
  people: readonly { user: { id: number }; room_name?: Line['room_name'] }[],
) {
  const rooms = await findRunRooms(tx, run);
  const sizes = sizesOf(rolesOf(rooms), await listSeats(tx, run.id));
  const add = (room: Role | 'dashboard') => {
    if (room !== 'dashboard') sizes[room] = (sizes[room] ?? 0) + 1;
  };
  for (const { room_name } of people) if (room_name) add(room_name);
  const preferences = await listPreferencesOf(
    tx,
    people.map(({ user }) => user.id),
  );
  return people.map(({ user, room_name }) => {
    if (room_name) return room_name;
    const ownPreferences = hasStandardTitles(rooms) ? preferences.get(user.id) : undefined;
    const room = placeByPreference(sizes, ownPreferences ?? []);
    add(room);
    return room;
  });
}
