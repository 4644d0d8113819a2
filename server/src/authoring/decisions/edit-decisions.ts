import {
  refuse,
  requireDeletableDecision,
  requireLink,
  requireOwnConditions,
  requireWithinDecisionLimit,
} from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { beginEdit } from '../begin-edit.ts';
import { decisionView } from '../simulations/tree.ts';
import { saveConditions } from '../store/conditions.ts';
import {
  findDecision,
  listDecisionRows,
  removeDecision,
  saveDecision,
  saveDecisionTexts,
} from '../store/decisions.ts';
import { ofScenario } from '../store/part.ts';
import { findScenario, listScenarioIds } from '../store/scenarios.ts';

export const createDecision: CallHandler<'createDecision', AuthoringApp> = (
  { params, body: { conditions, ...body }, inChange },
  app,
) =>
  inChange(async (change) => {
    const simulationId = await beginEdit(app, change, { scenario_id: params.scenarioId });
    const scenario = (await findScenario(change.tx, params.scenarioId)) ?? refuse('scenario.unknown');
    const existing = await listDecisionRows(change.tx, ofScenario(scenario.id));
    requireWithinDecisionLimit(existing.length);
    const link = body.link_next_scenario_id ?? null;
    requireLink(link, await listScenarioIds(change.tx, simulationId, scenario.stage_number + 1));
    requireOwnConditions(conditions, []);
    const { id } = await saveDecision(change.tx, {
      ...body,
      link_next_scenario_id: link,
      scenario_id: scenario.id,
      position: (existing.at(-1)?.position ?? 0) + 1,
    });
    await saveConditions(change.tx, id, conditions);
    return viewOf(change.tx, id);
  });

export const updateDecision: CallHandler<'updateDecision', AuthoringApp> = (
  { params, body, inChange },
  app,
) =>
  inChange(async (change) => {
    const simulationId = await beginEdit(app, change, { decision_id: params.decisionId });
    const decision = (await findDecision(change.tx, params.decisionId)) ?? refuse('decision.unknown');
    const {
      title_of_decision = decision.title_of_decision,
      description_of_decision = decision.description_of_decision,
      link_next_scenario_id = decision.link_next_scenario_id,
      outcome = decision.outcome,
      conditions,
    } = body;
    if (body.link_next_scenario_id !== undefined)
      requireLink(
        body.link_next_scenario_id,
        await listScenarioIds(change.tx, simulationId, decision.stage_number + 1),
      );
    await saveDecisionTexts(change.tx, decision.id, {
      title_of_decision,
      description_of_decision,
      link_next_scenario_id,
      outcome,
    });
    if (conditions !== undefined) {
      requireOwnConditions(
        conditions,
        decision.conditions.map(({ id }) => id),
      );
      const hasRemoved = decision.conditions.some(
        ({ id }) => !conditions.some((condition) => condition.id === id),
      );
      const run = hasRemoved ? await app.contentUse.findRunJudging(change.tx, decision) : null;
      if (run !== null) refuse('condition.judged', { run });
      await saveConditions(change.tx, decision.id, conditions);
    }
    return viewOf(change.tx, decision.id);
  });

export const deleteDecision: CallHandler<'deleteDecision', AuthoringApp> = ({ params, inChange }, app) =>
  inChange(async (change) => {
    await beginEdit(app, change, { decision_id: params.decisionId });
    const decision = (await findDecision(change.tx, params.decisionId)) ?? refuse('decision.unknown');
    await app.contentUse.endRehearsals(change, { scenario_id: decision.scenario_id });
    requireDeletableDecision({
      reached_by: await app.contentUse.findRunReaching(change.tx, { scenario_id: decision.scenario_id }),
    });
    await removeDecision(change.tx, decision.id);
    return { id: decision.id };
  });

async function viewOf(tx: Queries, decisionId: number) {
  return decisionView((await findDecision(tx, decisionId)) ?? refuse('decision.unknown'));
}
