import type { CallHandler } from '../../platform/http/handle.ts';
import { isoTimeOrNull } from '../../platform/time.ts';
import type { App } from '../../play/app.ts';
import { loadOwnRun } from '../played-run/own.ts';
import { loadOwnRecord } from './load.ts';
import { ownRecordView } from './view.ts';

export const getOwnRecord: CallHandler<'getOwnRecord', App> = async ({ params, caller }, app) => {
  const db = app.db.read;
  const ownRun = await loadOwnRun(db, params.runId, caller.user, app.clock());
  const record = await loadOwnRecord(db, ownRun);
  return { ...ownRecordView(record), started_at: isoTimeOrNull(ownRun.run.started_at) };
};
