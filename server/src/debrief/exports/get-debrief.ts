import { refuse } from '@vincere/domain';
import { simulationView } from '../../authoring/simulations/tree.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import { thenYield } from '../../platform/yield.ts';
import type { App } from '../../play/app.ts';
import { listScenarioEditions, loadPlayedSimulation } from '../../play/editions/read.ts';
import { loadKnownStages } from '../../play/run-facts/known-stages.ts';
import { listAllAnnouncements } from '../../play/store/runs/announcements.ts';
import { findRun } from '../../play/store/runs/runs.ts';
import { openAnswersView } from './people.ts';
import { loadPosts } from './posts.ts';
import { loadRecord } from './record.ts';
import { replayView } from './replay.ts';
import { listNotedRooms } from './store.ts';
import { debriefView } from './views.ts';

export const getDebrief: CallHandler<'getDebrief', App> = async ({ params }, app) =>
  debriefView(await thenYield(loadRecord(app.db.read, params.runId)), app.clock());

export const getOpenAnswers: CallHandler<'getOpenAnswers', App> = async ({ params }, app) =>
  openAnswersView(await thenYield(loadRecord(app.db.read, params.runId)));

export const getPlayedSimulation: CallHandler<'getPlayedSimulation', App> = async ({ params }, app) => {
  const db = app.db.read;
  const run = (await findRun(db, params.runId)) ?? refuse('run.unknown');
  return simulationView(await loadPlayedSimulation(db, run, await listScenarioEditions(db, run.id)));
};

export const getReplay: CallHandler<'getReplay', App> = async ({ params }, app) => {
  const db = app.db.read;
  const now = app.clock();
  const record = await loadRecord(db, params.runId);
  return replayView(record, {
    posts: await loadPosts(db, record, now),
    rooms: await thenYield(listNotedRooms(db, params.runId)),
    announcements: await thenYield(listAllAnnouncements(db, params.runId)),
    known: await thenYield(loadKnownStages(db, record.run, now)),
  });
};
