import { refuse, type VoteKind } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { currentPlace } from '../runs/place.ts';
import { findRun } from '../store/runs/runs.ts';
import { findCurrentSeat } from '../store/seats/seats.ts';
import { listOwnEstimates } from '../store/votes/estimates.ts';

export const getOwnEstimates: CallHandler<'getOwnEstimates', App> = async ({ params, caller }, app) => {
  const db = app.db.read;
  const run = (await findRun(db, params.runId)) ?? refuse('run.unknown');
  const place = await currentPlace(db, run);
  const seat = await findCurrentSeat(db, run.id, caller.user.id);
  const rows = seat && place ? await listOwnEstimates(db, seat.id, place.scenario_id) : [];
  const rowOf = (kind: VoteKind) => rows.find((row) => row.kind === kind);
  const { confidence, forecast_id: forecast } = rowOf('room') ?? {};
  const final = rowOf('final')?.confidence;
  return {
    room: confidence != null && forecast != null ? { confidence, forecast } : null,
    final: final != null ? { confidence: final } : null,
  };
};
