import type { FactLinks } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { Part } from './part.ts';

/** A key fact with its links. `carriers` are the rooms of the posts and files that carry it, with the ids of the posts. */
export type FactRow = Awaited<ReturnType<typeof listFactRows>>[number];

/** Returns the facts of a part of a simulation in their order, with their links. */
export async function listFactRows(db: Queries, part: Part) {
  const rows = await factsIn(db, part)
    .select(['facts.id', 'facts.scenario_id', 'facts.text'])
    .orderBy('facts.position')
    .orderBy('facts.id')
    .execute();
  if (rows.length === 0) return [];
  const posts = await factsIn(db, part)
    .innerJoin('fact_posts', 'fact_posts.fact_id', 'facts.id')
    .innerJoin('posts', 'posts.id', 'fact_posts.post_id')
    .select(['facts.id as fact_id', 'posts.id', 'posts.room_name'])
    .orderBy('posts.id')
    .execute();
  const files = await factsIn(db, part)
    .innerJoin('fact_files', 'fact_files.fact_id', 'facts.id')
    .innerJoin('files', 'files.id', 'fact_files.file_id')
    .select(['facts.id as fact_id', 'files.id', 'files.room_name'])
    .orderBy('files.id')
    .execute();
  const decisions = await factsIn(db, part)
    .innerJoin('fact_decisions', 'fact_decisions.fact_id', 'facts.id')
    .select(['facts.id as fact_id', 'fact_decisions.decision_id', 'fact_decisions.supports'])
    .orderBy('fact_decisions.decision_id')
    .execute();
  return rows.map((row) => {
    const isOfFact = ({ fact_id }: { fact_id: number }) => fact_id === row.id;
    const ownPosts = posts.filter(isOfFact);
    const ownFiles = files.filter(isOfFact);
    const decisionsWith = (supports: number) =>
      decisions
        .filter((link) => isOfFact(link) && link.supports === supports)
        .map((link) => link.decision_id);
    return {
      ...row,
      posts: ownPosts.map(({ id }) => id),
      files: ownFiles.map(({ id }) => id),
      supports: decisionsWith(1),
      opposes: decisionsWith(0),
      carriers: [
        ...ownPosts.map(({ id, room_name }) => ({ room_name, post_id: id })),
        ...ownFiles.map(({ room_name }) => ({ room_name })),
      ],
    };
  });
}

function factsIn(db: Queries, { column, id }: Part) {
  return db
    .selectFrom('facts')
    .innerJoin('scenarios', 'scenarios.id', 'facts.scenario_id')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .where(column, '=', id);
}

/** Returns the scenario of a fact; undefined if the fact is unknown. */
export function findFact(db: Queries, factId: number) {
  return db.selectFrom('facts').select(['id', 'scenario_id']).where('id', '=', factId).executeTakeFirst();
}

/** Returns the ids of the authored posts, the files and the decisions of a scenario, to which its facts can refer. */
export async function listFactSubjects(db: Queries, scenarioId: number) {
  const [posts, files, decisions] = await Promise.all([
    db
      .selectFrom('posts')
      .select('id')
      .where('scenario_id', '=', scenarioId)
      .where('room_run_id', 'is', null)
      .execute(),
    db.selectFrom('files').select('id').where('scenario_id', '=', scenarioId).execute(),
    db.selectFrom('decisions').select('id').where('scenario_id', '=', scenarioId).execute(),
  ]);
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  return { posts: idsOf(posts), files: idsOf(files), decisions: idsOf(decisions) };
}

/** Inserts a fact behind the others of its scenario. Returns its id. */
export async function saveFact(
  db: Queries,
  scenario_id: number,
  { text, ...links }: FactLinks & { text: string },
): Promise<number> {
  const { last } = await db
    .selectFrom('facts')
    .select((eb) => eb.fn.max<number | null>('position').as('last'))
    .where('scenario_id', '=', scenario_id)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('facts')
    .values({ scenario_id, text, position: (last ?? 0) + 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveLinks(db, id, links);
  return id;
}

/** Replaces the text and the links of a fact. */
export async function replaceFact(
  db: Queries,
  factId: number,
  { text, ...links }: FactLinks & { text: string },
): Promise<void> {
  await db.updateTable('facts').set({ text }).where('id', '=', factId).execute();
  for (const table of ['fact_posts', 'fact_files', 'fact_decisions'] as const)
    await db.deleteFrom(table).where('fact_id', '=', factId).execute();
  await saveLinks(db, factId, links);
}

/** Sets the positions of facts to their places in the list. */
export async function saveFactOrder(db: Queries, factIds: readonly number[]): Promise<void> {
  for (const [index, id] of factIds.entries())
    await db
      .updateTable('facts')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute();
}

async function saveLinks(db: Queries, fact_id: number, links: FactLinks): Promise<void> {
  const posts = links.posts.map((post_id) => ({ fact_id, post_id }));
  const files = links.files.map((file_id) => ({ fact_id, file_id }));
  const decisions = [
    ...links.supports.map((decision_id) => ({ fact_id, decision_id, supports: 1 as const })),
    ...links.opposes.map((decision_id) => ({ fact_id, decision_id, supports: 0 as const })),
  ];
  if (posts.length > 0) await db.insertInto('fact_posts').values(posts).execute();
  if (files.length > 0) await db.insertInto('fact_files').values(files).execute();
  if (decisions.length > 0) await db.insertInto('fact_decisions').values(decisions).execute();
}

export function removeFact(db: Queries, factId: number) {
  return db.deleteFrom('facts').where('id', '=', factId).execute();
}
