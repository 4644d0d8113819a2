import { refuse } from '@vincere/domain';
import { simulationView } from '../../authoring/simulations/tree.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import { thenYield } from '../../platform/yield.ts';
import type { App } from '../../play/app.ts';
import { listScenarioEditions, loadPlayedSimulation } from '../../play/editions/read.ts';
import { listAllAnnouncements } from '../../play/store/runs/announcements.ts';
import { findRun } from '../../play/store/runs/runs.ts';
import { withFacts } from '../played-run/load.ts';
import { listNotedRooms } from '../played-run/store.ts';
import { loadWholeRun } from '../played-run/whole.ts';
import { openAnswersView } from './people.ts';
import { loadPosts } from './posts.ts';
import { replayView } from './replay.ts';
import { runRecordView } from './view.ts';

export const getDebrief: CallHandler<'getDebrief', App> = async ({ params }, app) =>
  runRecordView(await thenYield(loadWholeRun(app.db.read, params.runId, app.clock())));

export const getOpenAnswers: CallHandler<'getOpenAnswers', App> = async ({ params }, app) =>
  openAnswersView(await thenYield(loadWholeRun(app.db.read, params.runId, app.clock())));

export const getPlayedSimulation: CallHandler<'getPlayedSimulation', App> = async ({ params }, app) => {
  const db = app.db.read;
  const run = (await findRun(db, params.runId)) ?? refuse('run.unknown');
  return simulationView(await loadPlayedSimulation(db, run, await listScenarioEditions(db, run.id)));
};

export const getReplay: CallHandler<'getReplay', App> = async ({ params }, app) => {
  const db = app.db.read;
  const record = await withFacts(db, await loadWholeRun(db, params.runId, app.clock()));
  return replayView(record, {
    posts: await loadPosts(db, record),
    rooms: await thenYield(listNotedRooms(db, params.runId)),
    announcements: await thenYield(listAllAnnouncements(db, params.runId)),
  });
};
