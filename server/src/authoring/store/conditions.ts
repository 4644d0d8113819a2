import type { Selectable } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Part } from './part.ts';

export type ConditionRow = Pick<Selectable<Schema['conditions']>, 'id' | 'text' | 'met' | 'unmet'>;

const columns = ['conditions.id', 'conditions.text', 'conditions.met', 'conditions.unmet'] as const;

/** Returns the conditions of all decisions in a part of a simulation, in order within each decision. */
export function listConditions(db: Queries, { column, id }: Part) {
  return db
    .selectFrom('conditions')
    .innerJoin('decisions', 'decisions.id', 'conditions.decision_id')
    .innerJoin('scenarios', 'scenarios.id', 'decisions.scenario_id')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .select([...columns, 'conditions.decision_id'])
    .where(column, '=', id)
    .orderBy('conditions.position')
    .orderBy('conditions.id')
    .execute();
}

/** Returns the conditions of a decision in order. */
export function listConditionsOf(db: Queries, decisionId: number): Promise<ConditionRow[]> {
  return db
    .selectFrom('conditions')
    .select(columns)
    .where('decision_id', '=', decisionId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

type ConditionTexts = Omit<ConditionRow, 'id'>;

/**
 * Replaces the conditions of a decision. Those with an id, which must be of this decision, keep it. Conditions that are
 * missing from the list are deleted.
 */
export async function saveConditions(
  db: Queries,
  decision_id: number,
  conditions: readonly (ConditionTexts & { id?: number | undefined })[],
): Promise<void> {
  const keptIds = conditions.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await db
    .deleteFrom('conditions')
    .where('decision_id', '=', decision_id)
    .$if(keptIds.length > 0, (query) => query.where('id', 'not in', keptIds))
    .execute();
  for (const [index, { id, text, met, unmet }] of conditions.entries()) {
    const row = { text, met, unmet, position: index + 1 };
    if (id === undefined)
      await db
        .insertInto('conditions')
        .values({ ...row, decision_id })
        .execute();
    else await db.updateTable('conditions').set(row).where('id', '=', id).execute();
  }
}
