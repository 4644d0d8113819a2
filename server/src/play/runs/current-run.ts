import { refuse } from '@vincere/domain';
import type { App } from '../app.ts';
import { findRun } from '../store/runs/runs.ts';
import { serializeRun } from './snapshots.ts';
import type { Reader } from './views.ts';

/** Returns the run as it is now, serialized for `reader`. */
export async function currentRun(app: App, runId: number, reader: Reader) {
  return serializeRun(app, (await findRun(app.db.read, runId)) ?? refuse('run.unknown'), reader);
}
