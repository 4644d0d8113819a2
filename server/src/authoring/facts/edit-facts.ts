import {
  refuse,
  requireCarrier,
  requireFactLinks,
  requireFactOrder,
  requireWithinFactLimit,
} from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { beginEdit } from '../begin-edit.ts';
import {
  findFact,
  listFactRows,
  listFactSubjects,
  removeFact,
  replaceFact,
  saveFact,
  saveFactOrder,
} from '../store/facts.ts';
import { ofScenario } from '../store/part.ts';
import { isAwaited } from '../store/waiting-posts.ts';
import { factViews, findFactView } from './fact-views.ts';

export const createFact: CallHandler<'createFact', AuthoringApp> = (
  { params: { scenarioId }, body, inChange },
  app,
) =>
  inChange(async (change) => {
    await beginEdit(app, change, { scenario_id: scenarioId });
    requireWithinFactLimit((await listFactRows(change.tx, ofScenario(scenarioId))).length);
    requireCarrier(body, null);
    requireFactLinks(body, await listFactSubjects(change.tx, scenarioId));
    return findFactView(change.tx, await saveFact(change.tx, scenarioId, body), scenarioId);
  });

export const updateFact: CallHandler<'updateFact', AuthoringApp> = (
  { params: { factId }, body, inChange },
  app,
) =>
  inChange(async (change) => {
    await beginEdit(app, change, { fact_id: factId });
    const { scenario_id } = (await findFact(change.tx, factId)) ?? refuse('fact.unknown');
    const storedFact = (await listFactRows(change.tx, ofScenario(scenario_id))).find(
      ({ id }) => id === factId,
    );
    requireCarrier(body, storedFact ?? null);
    requireFactLinks(body, await listFactSubjects(change.tx, scenario_id));
    await replaceFact(change.tx, factId, body);
    return findFactView(change.tx, factId, scenario_id);
  });

export const deleteFact: CallHandler<'deleteFact', AuthoringApp> = ({ params: { factId }, inChange }, app) =>
  inChange(async (change) => {
    await beginEdit(app, change, { fact_id: factId });
    const tickedIn = await app.contentUse.findRunWithTick(change.tx, factId);
    if (tickedIn !== null) refuse('fact.ticked', { run: tickedIn });
    const { scenario_id } = (await findFact(change.tx, factId)) ?? refuse('fact.unknown');
    const facts = await listFactRows(change.tx, ofScenario(scenario_id));
    const fact = facts.find(({ id }) => id === factId) ?? refuse('fact.unknown');
    const run =
      (await app.contentUse.findRunUsingCarriers(change.tx, fact)) ??
      ((await isAwaited(change.tx, scenario_id, { fact_id: factId }))
        ? await app.contentUse.findRunPlaying(change.tx, scenario_id)
        : null);
    if (run !== null) refuse('fact.in-use', { run });
    await removeFact(change.tx, factId);
    return { id: factId };
  });

export const orderFacts: CallHandler<'orderFacts', AuthoringApp> = (
  { params: { scenarioId }, body, inChange },
  app,
) =>
  inChange(async (change) => {
    await beginEdit(app, change, { scenario_id: scenarioId });
    const existing = await listFactRows(change.tx, ofScenario(scenarioId));
    requireFactOrder(
      body.facts,
      existing.map(({ id }) => id),
    );
    await saveFactOrder(change.tx, body.facts);
    return factViews(change.tx, scenarioId);
  });
