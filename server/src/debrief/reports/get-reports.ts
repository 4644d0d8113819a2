import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { listPlayedPosts } from '../../play/editions/read.ts';
import { loadOwnRun } from '../played-run/own.ts';
import { loadWholeRun } from '../played-run/whole.ts';
import { adminReport } from './admin-report.ts';
import { participantReport } from './participant-report.ts';

export const getParticipantReport: CallHandler<'getParticipantReport', App> = async (
  { params, caller },
  app,
) => participantReport(await loadOwnRun(app.db.read, params.runId, caller.user, app.clock()));

export const getAdminReport: CallHandler<'getAdminReport', App> = async ({ params }, app) => {
  const db = app.db.read;
  const record = await loadWholeRun(db, params.runId, app.clock());
  const citedIds = new Set([...record.finalVotes, ...record.roomVotes].flatMap(({ evidence }) => evidence));
  return adminReport(record, await listPlayedPosts(db, [...citedIds], record.editions));
};
