import {
  emailKey,
  isFinished,
  judgeRoster,
  type KnownPerson,
  ownsEmail,
  type RosterLine,
  refuse,
  roles,
} from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { App } from '../app.ts';
import { findRunRooms } from '../editions/rooms.ts';
import { findRun, type RunRow } from '../store/runs/runs.ts';
import { listSeats } from '../store/seats/seats.ts';
import { listPeopleByEmail } from './store.ts';

export type Line = {
  name: string;
  email: string;
  room_name?: (typeof roles)[number] | 'dashboard' | undefined;
};

/** Returns a run to which people can be added. */
export async function openRun(app: App, runId: number): Promise<RunRow> {
  const run = (await findRun(app.db.read, runId)) ?? refuse('run.unknown');
  if (isFinished(run.status)) refuse('run.is-over');
  return run;
}

/** Returns the lines of a roster with what adding them to the run would do. */
export async function judgeLines(app: App, run: RunRow, lines: readonly RosterLine[]) {
  const knownPeople = await loadPeopleFacts(app.db.read, run.id, lines);
  return {
    lines: judgeRoster(lines, knownPeople, await findRunRooms(app.db.read, run)),
    can_mail: app.mail.configured,
  };
}

/** Returns the stored facts about the people of a roster, by email. */
export async function loadPeopleFacts(
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
