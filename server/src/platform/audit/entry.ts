import type { Call } from '@vincere/contract';
import { actOf, cut } from '@vincere/domain';
import type { Queries } from '../db/database.ts';
import type { SessionUser } from '../http/caller.ts';
import type { AnyRequest, CalledRequest } from '../http/handle.ts';
import type { NewEntry } from './store.ts';
import { fullName, nameField, nameSubject, type Subject, subjectOf } from './subjects.ts';

/** An action of an administrator that the audit log records. */
export type AuditedAction = {
  user: SessionUser;
  action: string;
  subject: Subject | null;
  details: Record<string, unknown>;
};

/**
 * Returns the action that a request's entry in the audit log records. Returns null if the request isn't audited: one that
 * isn't made by an administrator, one for the own account, a read, and a call marked with `skipAudit`.
 */
export function auditedAction({ name, call, request }: CalledRequest): AuditedAction | null {
  if (call.method === 'GET' || call.access === 'signed-in' || call.skipAudit) return null;
  if (!('standing' in request.caller)) return null;
  const { user, standing } = request.caller;
  const subject = subjectOf(request);
  const isOwn = call.access === 'own-account' && subject?.id === user.id;
  if (standing !== 'administrator' || isOwn) return null;
  return { user, action: actOf(name), subject, details: detailsOf(call, subject, request) };
}

/** Returns the entry of an action at `now` (epoch ms). Call it before the change, which may delete the rows that it names. */
export async function describeAction(
  db: Queries,
  recordedAction: AuditedAction,
  now: number,
): Promise<NewEntry> {
  const { user, action, subject } = recordedAction;
  const details = await withNames(db, recordedAction.details);
  return {
    created_at: now,
    user_id: user.id,
    user_name: fullName(user),
    action,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    subject_name: subject ? await nameSubject(db, subject) : '',
    details: JSON.stringify(details),
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
