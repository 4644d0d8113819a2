import { refuse } from '@vincere/domain';
import { lockSimulationOf } from '../../authoring/store/lock.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { saveRun } from '../store/runs/save.ts';
import { serializeRun } from './snapshots.ts';

export const createRun: CallHandler<'createRun', App> = async ({ params, body, caller, inChange }, app) => {
  const run = await inChange(async (change) => {
    const now = app.clock();
    const simulation_id = await lockSimulationOf(change, { simulation_id: params.simulationId }, now);
    const savedRun = await saveRun(change.tx, { ...body, simulation_id, now });
    return savedRun ?? refuse('run.code-taken');
  });
  return serializeRun(app, run, caller);
};
