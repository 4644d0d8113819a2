import { runningMs } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import { isoTime, isoTimeOrNull } from '../../platform/time.ts';
import type { App } from '../app.ts';
import { currentRun } from './current-run.ts';
import { listOpenRunRows, listRunRows } from './list.ts';

export const listRuns: CallHandler<'listRuns', App> = async ({ query }, app) => {
  const { rows, total } = await listRunRows(app.db.read, query);
  const now = app.clock();
  return {
    total,
    all_sim_run: rows.map((run) => ({
      id: run.id,
      name: run.name,
      status: run.status,
      access_code: run.access_code,
      created_at: isoTime(run.created_at),
      updatedAt: isoTime(run.updated_at),
      started_at: isoTimeOrNull(run.started_at),
      ended_at: isoTimeOrNull(run.ended_at),
      archived_at: isoTimeOrNull(run.archived_at),
      sim_pass: run.sim_pass === 1,
      total_run_time: Math.floor(run.running_ms / 1000),
      last_start_time: isoTimeOrNull(run.last_start_time),
      elapsed_seconds: Math.floor(runningMs(run, now) / 1000),
      participant_count: run.participant_count,
      simulation: { id: run.simulation_id, name: run.simulation_name },
      current_stage: run.stage_number === null ? null : { stage_number: run.stage_number },
    })),
  };
};

export const listOpenRuns: CallHandler<'listOpenRuns', App> = async (_request, app) => {
  const rows = await listOpenRunRows(app.db.read);
  return rows.map(({ stage_number, ...run }) => ({
    ...run,
    current_stage: stage_number === null ? null : { stage_number },
  }));
};

export const getRun: CallHandler<'getRun', App> = ({ params, caller }, app) =>
  currentRun(app, params.runId, caller);
