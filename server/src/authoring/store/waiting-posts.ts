import type { Queries } from '../../platform/db/database.ts';
import { conditionsOf } from './posts.ts';

/** Returns whether an authored post of a scenario waits for this key fact. */
export async function isAwaited(
  db: Queries,
  scenarioId: number,
  { fact_id }: { fact_id: number },
): Promise<boolean> {
  const posts = await db
    .selectFrom('posts')
    .select('appears_when')
    .where('scenario_id', '=', scenarioId)
    .where('appears_when', 'is not', null)
    .execute();
  return posts.some((post) =>
    conditionsOf(post).some((condition) => 'fact_id' in condition && condition.fact_id === fact_id),
  );
}
