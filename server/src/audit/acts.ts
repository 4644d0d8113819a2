import type { Call } from '@vincere/contract';
import { actOf, cut } from '@vincere/domain';
import type { SessionUser } from '../accounts/sessions.ts';
import type { App } from '../app.ts';
import type { Database, Queries } from '../db/database.ts';
import { type AnyRequest, Existing, Unfinished } from '../http/handle.ts';
import { saveEntry } from './store.ts';
import { fullName, nameField, nameSubject, type Subject, subjectOf } from './subjects.ts';

/** What an administrator is doing by a call. */
type Act = {
  user: SessionUser;
  action: string;
  subject: Subject | null;
  details: Record<string, unknown>;
};

/**
 * Returns the app for one call: what the call changes for a caller with the standing of an administrator gets an entry in
 * the audit log, in the transaction of its first change. Changes to one's own account and changes that leave nothing
 * behind aren't audited, nor is a call that found everything as it should be.
 */
export function audited(app: App, name: string, call: Call, request: AnyRequest): App {
  if (call.method === 'GET' || call.access === 'signed-in' || call.skipAudit) return app;
  if (!('standing' in request.caller)) return app;
  const { user, standing } = request.caller;
  const subject = subjectOf(request);
  const isOwn = call.access === 'own-account' && subject?.id === user.id;
  if (standing !== 'administrator' || isOwn) return app;
  const act = { user, action: actOf(name), subject, details: detailsOf(call, subject, request) };
  return { ...app, db: recording(app.db, act, app.clock) };
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
        if (value instanceof Existing || value instanceof Unfinished) return value;
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
      // The entry belongs to the change that finishes the work.
      isKept = !(changed instanceof Unfinished);
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
function detailsOf(call: Call, subject: Subject | null, { params, body, upload }: AnyRequest) {
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
