import type { Nouns } from '@vincere/contract';
import {
  type Role,
  refuse,
  requireCarrier,
  requireFactLinks,
  requireFactOrder,
  requireWithinFactLimit,
  roomsHolding,
  roomsInUse,
} from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { CallHandler, Handlers } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import {
  type FactRow,
  findFact,
  listFactRows,
  listFactSubjects,
  removeFact,
  replaceFact,
  saveFact,
  saveFactOrder,
} from '../store/facts.ts';
import { lockSimulationOfFact, lockSimulationOfScenario } from '../store/lock.ts';
import { ofScenario } from '../store/part.ts';
import { findRoomSettingsOfScenario } from '../store/room-settings.ts';
import { findScenario } from '../store/scenarios.ts';
import { isAwaited } from '../store/waiting-posts.ts';

export const listFacts: CallHandler<'listFacts', AuthoringApp> = async ({ params }, app) => {
  const scenario = await findScenario(app.db.read, params.scenarioId);
  if (scenario?.deleted_at !== null) refuse('scenario.unknown');
  return viewsOf(app.db.read, params.scenarioId);
};

export const createFact: CallHandler<'createFact', AuthoringApp> = (
  { params: { scenarioId }, body, inChange },
  app,
) =>
  inChange(async (change) => {
    const simulationId = await lockSimulationOfScenario(change, scenarioId, app.clock());
    await app.contentUse.prepareEdit(change, simulationId);
    requireWithinFactLimit((await listFactRows(change.tx, ofScenario(scenarioId))).length);
    requireCarrier(body, null);
    requireFactLinks(body, await listFactSubjects(change.tx, scenarioId));
    return viewOf(change.tx, await saveFact(change.tx, scenarioId, body), scenarioId);
  });

export const updateFact: CallHandler<'updateFact', AuthoringApp> = (
  { params: { factId }, body, inChange },
  app,
) =>
  inChange(async (change) => {
    const simulationId = await lockSimulationOfFact(change, factId, app.clock());
    await app.contentUse.prepareEdit(change, simulationId);
    const { scenario_id } = (await findFact(change.tx, factId)) ?? refuse('fact.unknown');
    const storedFact = (await listFactRows(change.tx, ofScenario(scenario_id))).find(
      ({ id }) => id === factId,
    );
    requireCarrier(body, storedFact ?? null);
    requireFactLinks(body, await listFactSubjects(change.tx, scenario_id));
    await replaceFact(change.tx, factId, body);
    return viewOf(change.tx, factId, scenario_id);
  });

export const deleteFact: CallHandler<'deleteFact', AuthoringApp> = ({ params: { factId }, inChange }, app) =>
  inChange(async (change) => {
    const simulationId = await lockSimulationOfFact(change, factId, app.clock());
    await app.contentUse.prepareEdit(change, simulationId);
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
    const simulationId = await lockSimulationOfScenario(change, scenarioId, app.clock());
    await app.contentUse.prepareEdit(change, simulationId);
    const existing = await listFactRows(change.tx, ofScenario(scenarioId));
    requireFactOrder(
      body.facts,
      existing.map(({ id }) => id),
    );
    await saveFactOrder(change.tx, body.facts);
    return viewsOf(change.tx, scenarioId);
  });

/** Calls with which authors write the key facts of a scenario. */
export const factRoutes: Handlers<Nouns['facts'], AuthoringApp> = {
  listFacts,
  createFact,
  updateFact,
  deleteFact,
  orderFacts,
};

/** Returns the facts of a scenario as calls answer with them. */
async function viewsOf(db: Queries, scenarioId: number) {
  const inUse = roomsInUse(await findRoomSettingsOfScenario(db, scenarioId));
  return (await listFactRows(db, ofScenario(scenarioId))).map((fact) => factView(fact, inUse));
}

async function viewOf(tx: Queries, factId: number, scenarioId: number) {
  const facts = await viewsOf(tx, scenarioId);
  return facts.find(({ id }) => id === factId) ?? refuse('fact.unknown');
}

function factView({ id, text, posts, files, supports, opposes, carriers }: FactRow, inUse: readonly Role[]) {
  return { id, text, posts, files, supports, opposes, held_by: roomsHolding(carriers, inUse) };
}
