import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { listScenarioEditions } from '../editions/read.ts';
import { currentPlace, listOffered } from '../runs/place.ts';
import { isDebriefDone } from '../store/runs/guided-debriefs.ts';
import { findRun } from '../store/runs/runs.ts';
import { loadRunFacts } from './histories.ts';
import {
  loadKnownStages,
  loadStagesKnownToParticipants,
  offeredView,
  stageForParticipants,
} from './known-stages.ts';

export const getRunFacts: CallHandler<'getRunFacts', App> = async ({ params }, app) => {
  const db = app.db.read;
  const run = (await findRun(db, params.runId)) ?? refuse('run.unknown');
  const settings = {
    holds_facts: run.holds_facts === 1,
    accepts_ticks: run.shared_at === null && !(await isDebriefDone(db, run.id)),
  };
  const place = await currentPlace(db, run);
  if (place === null) return { scenario_id: null, ...settings, decisions: [], facts: [] };
  const { scenario_id, visit } = place;
  const edition = (await listScenarioEditions(db, run.id)).get(scenario_id);
  const facts = await loadRunFacts(db, run, { ...visit, edition }, app.clock());
  const decisions = facts.length === 0 ? [] : (edition?.decisions ?? (await listOffered(db, scenario_id)));
  return { scenario_id, ...settings, decisions: decisions.map(offeredView), facts };
};

export const getKnownFacts: CallHandler<'getKnownFacts', App> = async ({ params, caller }, app) => {
  const db = app.db.read;
  const run = (await findRun(db, params.runId)) ?? refuse('run.unknown');
  const stages = caller.user.is_admin
    ? (await loadKnownStages(db, run, app.clock())).map(stageForParticipants)
    : await loadStagesKnownToParticipants(db, run, app.clock());
  return { stages };
};
