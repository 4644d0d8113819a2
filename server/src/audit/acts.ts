import type { Call } from '@vincere/contract';
import { actOf, cut, type Standing } from '@vincere/domain';
import type { SessionUser } from '../accounts/sessions.ts';
import type { App } from '../app.ts';
import type { Database, Queries } from '../db/database.ts';
import { Existing } from '../http/handle.ts';
import { saveEntry } from './store.ts';
import { fullName, nameField, nameSubject, type Subject, subjectOf } from './subjects.ts';

/** What an administrator is doing by a call. */
type Act = {
  user: SessionUser;
  action: string;
  subject: Subject | null;
  details: Record<string, unknown>;
};

type Handled = {
  caller: { user?: SessionUser | null; standing?: Standing };
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  upload?: { name: string };
};
/** A call made to happen. */
export type Handler = (request: never) => Promise<unknown>;

/**
 * The handler of a call, made so that what it changes for somebody who stands as an administrator gets its entry in
 * the audit log: such an act is done with an app of its own, whose first change carries the entry. `handlerFor` makes
 * the handler for an app. What is about the own account is no such act, nor what was there already.
 */
export function asAct(app: App, name: string, call: Call, handlerFor: (app: App) => Handler): Handler {
  const plain = handlerFor(app) as (request: Handled) => Promise<unknown>;
  if (call.method === 'GET' || call.access === 'signed-in' || call.leavesNoTrace) return plain;
  return (request: Handled) => {
    const { user, standing } = request.caller;
    const subject = subjectOf(request);
    const isOwn = call.access === 'own-account' && subject?.id === user?.id;
    if (!user || standing !== 'administrator' || isOwn) return plain(request);
    const act = { user, action: actOf(name), subject, details: detailsOf(call, subject, request) };
    return handlerFor({ ...app, db: recording(app.db, act, app.clock) })(request as never);
  };
}

/** The database for one act: its first change carries the act's entry in the same transaction. */
function recording(db: Database, act: Act, clock: () => number): Database {
  let isKept = false;
  return {
    ...db,
    change: async (work) => {
      if (isKept) return db.change(work);
      const changed = await db.change(async (change) => {
        // Before the work, which may delete what is to be named.
        const subject = act.subject && { ...act.subject, name: await nameSubject(change.tx, act.subject) };
        const details = await named(change.tx, act.details);
        const value = await work(change);
        if (value instanceof Existing) return value;
        await saveEntry(change.tx, {
          created_at: clock(),
          user_id: act.user.id,
          user_name: fullName(act.user),
          action: act.action,
          subject_kind: subject?.kind ?? null,
          subject_id: subject?.id ?? null,
          subject_name: subject?.name ?? '',
          details: JSON.stringify(details),
        });
        return value;
      });
      isKept = true;
      return changed;
    },
  };
}

/** What an id means is kept by its name: later nobody could tell. */
async function named(db: Queries, details: Act['details']): Promise<Act['details']> {
  const entries = Object.entries(details).map(
    async ([field, value]) =>
      [field, typeof value === 'number' ? await nameField(db, field, value) : value] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** Of a longer text its beginning is kept, in characters (UTF-16 units). */
const longestKept = 200;

/**
 * The fields that the call says are kept, as far as they were given, a list as its length, of a long text the beginning;
 * the name of an upload; and what the path names besides the subject, such as who is no longer let watch a run.
 */
function detailsOf(call: Call, subject: Subject | null, { params = {}, body = {}, upload }: Handled) {
  const kept = (call.audited ?? []).filter((field) => body[field] !== undefined);
  return {
    ...Object.fromEntries(kept.map((field) => [field, keptOf(body[field])])),
    ...(upload ? { file: upload.name } : {}),
    ...Object.fromEntries(
      Object.entries(params)
        .filter(([name]) => name !== `${subject?.kind}Id`)
        .map(([name, value]) => [name === 'roomName' ? 'room_name' : name, value]),
    ),
  };
}

function keptOf(value: unknown): unknown {
  if (typeof value === 'string') return cut(value, longestKept);
  return Array.isArray(value) ? value.length : value;
}
