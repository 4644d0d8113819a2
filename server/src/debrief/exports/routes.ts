import { Readable } from 'node:stream';
import type { ExportFormat, Nouns } from '@vincere/contract';
import { contentTypeOf, portableName, refuse } from '@vincere/domain';
import { simulationView } from '../../authoring/simulations/tree.ts';
import { readerLanguage } from '../../people/accounts/settings.ts';
import type { CallHandler, Download, Handlers } from '../../platform/http/handle.ts';
import { type Language, translatorFor } from '../../platform/i18n/translator.ts';
import { thenYield } from '../../platform/yield.ts';
import type { App } from '../../play/app.ts';
import { listScenarioEditions, loadPlayedSimulation } from '../../play/editions/read.ts';
import { loadKnownStages } from '../../play/run-facts/known-stages.ts';
import { listAllAnnouncements } from '../../play/store/announcements.ts';
import { findRun } from '../../play/store/runs.ts';
import { makeQueued } from './files/queued.ts';
import { openAnswersView } from './people.ts';
import { loadPosts } from './posts.ts';
import { loadRecord } from './record.ts';
import { replayView } from './replay.ts';
import { loadRunData } from './run-data.ts';
import { listNotedRooms } from './store.ts';
import { loadSummary } from './summary.ts';
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

export const exportRun: CallHandler<'exportRun', App> = async (
  {
    params,
    body: { format, layout, with_appendix, with_reading, time_zone, hour_cycle, ...privateTexts },
    caller,
    language,
    gone,
    audit,
  },
  app,
) => {
  const runData = await loadRunData(app.db.read, params.runId, app.clock(), privateTexts);
  const order = {
    format,
    layout,
    with_appendix,
    with_reading,
    time_zone,
    hour_cycle,
    runData,
    language: await readerLanguage(app.db.read, caller.user.id, language),
  };
  const file = await makeQueued(order, { user_id: caller.user.id, gone });
  await audit();
  const { name } = runData.run;
  const { t } = translatorFor(order.language);
  const isForBoard = layout === 'board' && (format === 'pdf' || format === 'docx');
  return downloadOf(isForBoard ? t('{name}, for the board', { name }) : name, format, file);
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

export const exportSummary: CallHandler<'exportSummary', App> = async (
  { params, query, caller, language, gone },
  app,
) => {
  const summary = await loadSummary(app.db.read, params.runId, caller.user, app.clock());
  const order = {
    ...query,
    format: 'summary' as const,
    summary,
    language: await readerLanguage(app.db.read, caller.user.id, language),
  };
  const file = await makeQueued(order, { user_id: caller.user.id, gone });
  const { t } = translatorFor(order.language);
  return downloadOf(t('{simulation}, summary', summary.run), 'pdf', file);
};

export const exportGuide: CallHandler<'exportGuide', App> = async ({
  params: { language },
  caller,
  gone,
}) => {
  const file = await guideOf(language, { user_id: caller.user.id, gone });
  const { t } = translatorFor(language);
  return downloadOf(t('Vincere guide'), 'pdf', file);
};

export const debriefRoutes: Handlers<Nouns['debrief'], App> = {
  getDebrief,
  getOpenAnswers,
  getPlayedSimulation,
  exportRun,
  getReplay,
  exportSummary,
  exportGuide,
};

/** The guides that this process has made. They are the same for everybody. */
const guides = new Map<Language, Uint8Array[]>();

async function guideOf(language: Language, requester: Parameters<typeof makeQueued>[1]) {
  const guide =
    guides.get(language) ??
    (await makeQueued({ format: 'guide', language, time_zone: 'UTC', hour_cycle: 'h12' }, requester));
  guides.set(language, guide);
  return guide;
}

function downloadOf(name: string, format: ExportFormat, parts: readonly Uint8Array[]): Download {
  return {
    name: portableName(`${name}.${format}`),
    contentType: format === 'json' ? 'application/json' : contentTypeOf(format),
    size: parts.reduce((sum, { length }) => sum + length, 0),
    body: Readable.from(parts),
  };
}
