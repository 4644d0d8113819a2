import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import { isoTimeOrNull } from '../../platform/time.ts';
import type { App } from '../../play/app.ts';
import { findRun } from '../../play/store/runs/runs.ts';
import { loadOwnRecord } from './load.ts';
import { ownRecordView } from './view.ts';

export const getOwnRecord: CallHandler<'getOwnRecord', App> = async ({ params, caller }, app) => {
  const db = app.db.read;
  const run = (await findRun(db, params.runId)) ?? refuse('run.unknown');
  const record = await loadOwnRecord(db, run, caller.user, app.clock());
  return { ...ownRecordView(record), started_at: isoTimeOrNull(run.started_at) };
};
