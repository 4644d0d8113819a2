import {
  hasStandardTitles,
  isFinished,
  judgeRoster,
  placeByPreference,
  type Role,
  refuse,
  requireInUse,
  roles,
  rolesOf,
} from '@vincere/domain';
import type { Change } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { findRunRooms } from '../editions/rooms.ts';
import { sizesOf } from '../participation/facts.ts';
import { mailInvitations } from '../participation/mails.ts';
import { inUseOf } from '../store/rooms/run-rooms.ts';
import { announceOn, lockRun, type RunRow } from '../store/runs/runs.ts';
import { listSeats } from '../store/seats/seats.ts';
import { joinLink, makeInvitations } from './invitations.ts';
import { type Line, loadPeopleFacts } from './judge-lines.ts';
import { listPreferencesOf, saveSeats } from './store.ts';

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

/** Judges the lines again under the lock of the run, because they may have been checked long ago. Refuses `roster.changed`. */
async function requireAddable(tx: Change['tx'], run: RunRow, people: readonly Line[]): Promise<void> {
  const lines = people.map(({ name, email, room_name = '' }, index) => ({
    line: index + 1,
    name,
    email,
    room: room_name,
    unclear: [],
  }));
  const judgedLines = judgeRoster(lines, await loadPeopleFacts(tx, run.id, lines));
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
