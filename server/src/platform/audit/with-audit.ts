import type { Call } from '@vincere/contract';
import { actOf, cut } from '@vincere/domain';
import type { PlatformApp } from '../app.ts';
import type { Database, Queries } from '../db/database.ts';
import type { SessionUser } from '../http/caller.ts';
import { type AnyRequest, Existing, Unfinished } from '../http/handle.ts';
import { saveEntry } from './store.ts';
import { fullName, nameField, nameSubject, type Subject, subjectOf } from './subjects.ts';

/** The audited action of a call. */
type AuditedAction = {
  user: SessionUser;
  action: string;
  subject: Subject | null;
  details: Record<string, unknown>;
};

/**
 * Returns the app for one call. If an administrator makes the call, its first change also adds an entry to the audit log, in
 * the same transaction. Not audited: changes to the own account, calls marked with `skipAudit`, and calls that find
 * nothing to change.
 */
export function withAudit<A extends PlatformApp>(app: A, name: string, call: Call, request: AnyRequest): A {
  if (call.method === 'GET' || call.access === 'signed-in' || call.skipAudit) return app;
  if (!('standing' in request.caller)) return app;
  const { user, standing } = request.caller;
  const subject = subjectOf(request);
  const isOwn = call.access === 'own-account' && subject?.id === user.id;
  if (standing !== 'administrator' || isOwn) return app;
  const audited = { user, action: actOf(name), subject, details: detailsOf(call, subject, request) };
  return { ...app, db: withEntry(app.db, audited, app.clock) };
}

/** Returns a database whose first change also saves the audit entry, in the same transaction. */
function withEntry(db: Database, audited: AuditedAction, clock: () => number): Database {
  let isSaved = false;
  return {
    ...db,
    change: async (work) => {
      if (isSaved) return db.change(work);
      const changed = await db.change(async (change) => {
        // Looks up names before the work, which may delete the named rows.
        const subject = audited.subject && {
          ...audited.subject,
          name: await nameSubject(change.tx, audited.subject),
        };
        const details = await withNames(change.tx, audited.details);
        const value = await work(change);
        if (value instanceof Existing || value instanceof Unfinished) return value;
        await saveEntry(change.tx, {
          created_at: clock(),
          user_id: audited.user.id,
          user_name: fullName(audited.user),
          action: audited.action,
          subject_kind: subject?.kind ?? null,
          subject_id: subject?.id ?? null,
          subject_name: subject?.name ?? '',
          details: JSON.stringify(details),
        });
        return value;
      });
      // An unfinished change has saved no entry, so the next one does.
      isSaved = !(changed instanceof Unfinished);
      return changed;
    },
  };
}

/** Replaces ids in the details by names, because the rows may be deleted later. */
async function withNames(db: Queries, details: AuditedAction['details']): Promise<AuditedAction['details']> {
  const entries = Object.entries(details).map(
    async ([field, value]) =>
      [field, typeof value === 'number' ? await nameField(db, field, value) : value] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** Longer texts in details are truncated to this length, in UTF-16 units. */
const maxDetailLength = 200;

/**
 * Returns the fields that the call declares as audited, as far as present (lists as their length, long texts truncated), the
 * name of an uploaded file, and the path parameters besides the subject, such as the observer who is removed from a run.
 */
function detailsOf(call: Call, subject: Subject | null, { params, body, upload }: AnyRequest) {
  const fields = (call.audited ?? []).filter((field) => body[field] !== undefined);
  return {
    ...Object.fromEntries(fields.map((field) => [field, detailValue(body[field])])),
    ...(upload ? { file: upload.name } : {}),
    ...Object.fromEntries(
      Object.entries(params)
        .filter(([name]) => name !== `${subject?.kind}Id`)
        .map(([name, value]) => [name === 'roomName' ? 'room_name' : name, value]),
    ),
  };
}

function detailValue(value: unknown): unknown {
  if (typeof value === 'string') return cut(value, maxDetailLength);
  return Array.isArray(value) ? value.length : value;
}
