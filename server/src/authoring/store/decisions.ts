import type { Queries } from '../../platform/db/database.ts';
import { type ConditionRow, listConditions, listConditionsOf } from './conditions.ts';
import type { Part } from './part.ts';

/** A decision with its conditions in order. */
export type DecisionRow = Awaited<ReturnType<typeof listRows>>[number] & {
  conditions: readonly ConditionRow[];
};

/**
 * Returns the decisions of a part of a simulation, in order within each scenario, with the names of the linked scenarios.
 */
export async function listDecisionRows(db: Queries, part: Part): Promise<DecisionRow[]> {
  const [decisions, conditions] = await Promise.all([listRows(db, part), listConditions(db, part)]);
  return decisions.map((decision) => ({
    ...decision,
    conditions: conditions
      .filter(({ decision_id }) => decision_id === decision.id)
      .map(({ id, text, met, unmet }) => ({ id, text, met, unmet })),
  }));
}

export async function findDecision(db: Queries, decisionId: number): Promise<DecisionRow | undefined> {
  const decision = await decisionRows(db).where('decisions.id', '=', decisionId).executeTakeFirst();
  if (decision === undefined) return undefined;
  const conditions = await listConditionsOf(db, decisionId);
  return { ...decision, conditions };
}

function listRows(db: Queries, { column, id }: Part) {
  return decisionRows(db)
    .where(column, '=', id)
    .orderBy('decisions.position')
    .orderBy('decisions.id')
    .execute();
}

function decisionRows(db: Queries) {
  return db
    .selectFrom('decisions')
    .innerJoin('scenarios', 'scenarios.id', 'decisions.scenario_id')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .leftJoin('scenarios as next', 'next.id', 'decisions.link_next_scenario_id')
    .select([
      'decisions.id',
      'decisions.scenario_id',
      'decisions.position',
      'decisions.title_of_decision',
      'decisions.description_of_decision',
      'decisions.link_next_scenario_id',
      'decisions.outcome',
      'next.name as next_scenario',
      'stages.stage_number',
    ]);
}

type Texts = {
  title_of_decision: string;
  description_of_decision: string;
  link_next_scenario_id: number | null;
  outcome: string;
};

export function saveDecision(db: Queries, decision: Texts & { scenario_id: number; position: number }) {
  return db.insertInto('decisions').values(decision).returning('id').executeTakeFirstOrThrow();
}

export function saveDecisionTexts(db: Queries, decisionId: number, texts: Texts) {
  return db.updateTable('decisions').set(texts).where('id', '=', decisionId).execute();
}

/** Sets the positions of a scenario's decisions (at most three) to 1, 2, 3 in the order of the list. */
export async function saveDecisionOrder(db: Queries, decisionIds: readonly number[]): Promise<void> {
  for (const [index, id] of decisionIds.entries())
    await db
      .updateTable('decisions')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute();
}

export function removeDecision(db: Queries, decisionId: number) {
  return db.deleteFrom('decisions').where('id', '=', decisionId).execute();
}
