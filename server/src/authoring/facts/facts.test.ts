import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { buildSimulation } from '../../testing/simulations.ts';

let server: TestServer;
let author: BuiltUser;

beforeAll(async () => {
  server = await startServer();
  author = await server.administrator();
});
afterAll(() => server.close());

const refused = (code: string, status = 422) => expect.objectContaining({ code, status });

type Content = { text: string; posts: number[]; files: number[]; supports: number[]; opposes: number[] };
const content = (changes: Partial<Content> = {}): Content => ({
  text: 'The walkway is loose',
  posts: [],
  files: [],
  supports: [],
  opposes: [],
  ...changes,
});

/** Builds a simulation whose first scenario has a post and a file in the legal room. */
async function buildMaterial() {
  const simulation = await buildSimulation(server.app, { decisions: 3 });
  const [first, other] = simulation.stages.map((stage) => stage.scenarios[0]!);
  const scenarioId = first!.id;
  const post = await addPost(scenarioId, 'legal');
  const file = await author.call('uploadScenarioFile', {
    params: { scenarioId },
    body: { room: 'legal' },
    file: new Blob(['the letter']),
    fileName: 'letter.txt',
  });
  return { simulation, scenarioId, other: other!, decisions: first!.decision_ids, post, file: file.id };
}

async function addPost(scenarioId: number, room_name: 'legal' | 'dashboard' | 'social') {
  const { id } = await author.call('createPost', {
    body: { content: 'Reported twice this month', room_name, scenario_id: scenarioId },
  });
  return id;
}

const create = (scenarioId: number, body: Content) =>
  author.call('createFact', { params: { scenarioId }, body });
const list = (scenarioId: number) => author.call('listFacts', { params: { scenarioId } });

describe('a key fact', () => {
  test('a key fact is carried by posts and files, and supports and opposes decisions', async () => {
    const { scenarioId, decisions, post, file } = await buildMaterial();
    const [a, b] = decisions as [number, number];
    const fact = await create(
      scenarioId,
      content({ posts: [post, post], files: [file], supports: [a], opposes: [b] }),
    );
    const expected = {
      id: fact.id,
      text: 'The walkway is loose',
      posts: [post],
      files: [file],
      supports: [a],
      opposes: [b],
      held_by: ['legal'],
    };
    expect(fact).toEqual(expected);
    const social = await addPost(scenarioId, 'social');
    const changed = {
      ...expected,
      posts: [social],
      files: [],
      opposes: [],
      held_by: ['social'],
      text: 'Loose',
    };
    const body = content({ text: 'Loose', posts: [social], supports: [a] });
    expect(await author.call('updateFact', { params: { factId: fact.id }, body })).toEqual(changed);
    expect(await list(scenarioId)).toEqual([changed]);
    await author.call('deleteFact', { params: { factId: fact.id } });
    expect(await list(scenarioId)).toEqual([]);
    await expect(author.call('updateFact', { params: { factId: fact.id }, body })).rejects.toEqual(
      refused('fact.unknown', 404),
    );
  });

  test('a key fact in the dashboard is held by every room', async () => {
    const { scenarioId } = await buildMaterial();
    const post = await addPost(scenarioId, 'dashboard');
    expect((await create(scenarioId, content({ posts: [post] }))).held_by).toHaveLength(6);
  });

  test('a key fact cannot refer to another scenario, nor contradict itself', async () => {
    const one = await buildMaterial();
    const two = await buildMaterial();
    const refusedFor = (changes: Partial<Content>, code: string) =>
      expect(create(one.scenarioId, content(changes))).rejects.toEqual(refused(code));
    await refusedFor({ posts: [two.post] }, 'fact.foreign-carrier');
    await refusedFor({ files: [two.file] }, 'fact.foreign-carrier');
    const posts = [one.post];
    await refusedFor({ posts, supports: [two.decisions[0]!] }, 'fact.foreign-decision');
    await refusedFor({ posts, opposes: [one.other.decision_ids[0]!] }, 'fact.foreign-decision');
    const [a] = one.decisions as [number];
    await refusedFor({ posts, supports: [a], opposes: [a] }, 'fact.contradictory');
    await expect(create(one.scenarioId, content({ posts, text: 'x'.repeat(201) }))).rejects.toMatchObject({
      status: 422,
    });
    expect(await list(one.scenarioId)).toEqual([]);
  });

  test('a scenario has at most twelve key facts, also if many are added at once', async () => {
    const { scenarioId, post } = await buildMaterial();
    const fact = (index: number) => content({ text: `Fact ${index}`, posts: [post] });
    const added = await Promise.allSettled(
      Array.from({ length: 14 }, (_, index) => create(scenarioId, fact(index))),
    );
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
    await expect(create(scenarioId, fact(14))).rejects.toEqual(refused('fact.limit', 409));
    expect(await list(scenarioId)).toHaveLength(12);
  });

  test('key facts change their places with a list of all of them in their new order', async () => {
    const { scenarioId, file } = await buildMaterial();
    const add = (text: string) => create(scenarioId, content({ text, files: [file] }));
    const first = await add('First');
    const second = await add('Second');
    const third = await add('Third');
    const order = (facts: number[]) => author.call('orderFacts', { params: { scenarioId }, body: { facts } });
    const ordered = [third, first, second];
    expect(await order(ordered.map(({ id }) => id))).toEqual(ordered);
    expect(await list(scenarioId)).toEqual(ordered);
    const added = await add('Behind the others');
    const all = [...ordered, added].map(({ id }) => id);
    const other = await buildMaterial();
    const elsewhere = await create(other.scenarioId, content({ posts: [other.post] }));
    for (const wrong of [
      [],
      all.slice(1),
      [...all, all[0]!],
      all.with(0, all[1]!),
      all.with(0, elsewhere.id),
    ])
      await expect(order(wrong)).rejects.toEqual(refused('fact.other-order', 409));
    expect((await list(scenarioId)).map(({ id }) => id)).toEqual(all);
    await expect(
      author.call('orderFacts', { params: { scenarioId: 999_999 }, body: { facts: [] } }),
    ).rejects.toEqual(refused('scenario.unknown', 404));
  });

  test('key facts keep a complete order if several orders are sent at once', async () => {
    const { scenarioId, post } = await buildMaterial();
    const facts: number[] = [];
    for (const text of ['First', 'Second', 'Third'])
      facts.push((await create(scenarioId, content({ text, posts: [post] }))).id);
    const orders = [facts, facts.toReversed(), [facts[1]!, facts[0]!, facts[2]!]];
    await Promise.all(
      orders.map((order) => author.call('orderFacts', { params: { scenarioId }, body: { facts: order } })),
    );
    expect(orders).toContainEqual((await list(scenarioId)).map(({ id }) => id));
  });

  test('a key fact stays when the last post that carries it is deleted', async () => {
    const { scenarioId, post } = await buildMaterial();
    const fact = await create(scenarioId, content({ posts: [post] }));
    await author.call('deletePost', { params: { postId: post } });
    expect(await list(scenarioId)).toEqual([{ ...fact, posts: [], held_by: [] }]);
    const changed = await author.call('updateFact', {
      params: { factId: fact.id },
      body: content({ text: 'Corrected' }),
    });
    expect(changed).toEqual({ ...fact, text: 'Corrected', posts: [], held_by: [] });
  });

  test('a key fact needs a post or file that carries it', async () => {
    const { scenarioId, post, file } = await buildMaterial();
    await expect(create(scenarioId, content())).rejects.toEqual(refused('fact.no-carrier'));
    const fact = await create(scenarioId, content({ posts: [post] }));
    const change = (body: Content) => author.call('updateFact', { params: { factId: fact.id }, body });
    await expect(change(content({ text: 'Bare' }))).rejects.toEqual(refused('fact.no-carrier'));
    expect(await list(scenarioId)).toEqual([fact]);
    expect(await change(content({ files: [file] }))).toMatchObject({ posts: [], files: [file] });
  });

  test('key facts are for administrators only', async () => {
    const { scenarioId } = await buildMaterial();
    const person = await server.user();
    await expect(person.call('listFacts', { params: { scenarioId } })).rejects.toMatchObject({ status: 403 });
    await expect(
      person.call('orderFacts', { params: { scenarioId }, body: { facts: [] } }),
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe('the key facts of a copy', () => {
  test('the key facts of a copy refer to the posts, files and decisions of the copy', async () => {
    const { simulation, scenarioId, decisions, post, file } = await buildMaterial();
    const [a, , c] = decisions as [number, number, number];
    await create(scenarioId, content({ posts: [post], files: [file], supports: [c], opposes: [a] }));
    const lost = await addPost(scenarioId, 'social');
    await create(scenarioId, content({ text: 'Nothing carries this', posts: [lost] }));
    await author.call('deletePost', { params: { postId: lost } });
    const params = { simulationId: simulation.id };
    const copy = await author.call('duplicateSimulation', { params });
    const { stages } = await author.call('getSimulation', { params: { simulationId: copy.id } });
    const copied = stages[0]!.scenarios[0]!;
    const [fact, bare] = await list(copied.id);
    const ids = copied.all_decisions.map(({ id }) => id);
    expect(fact).toMatchObject({ supports: [ids[2]], opposes: [ids[0]], held_by: ['legal'] });
    expect(fact?.posts).toHaveLength(1);
    expect(fact?.files).toHaveLength(1);
    expect(fact?.posts).not.toEqual([post]);
    expect(bare).toMatchObject({ text: 'Nothing carries this', held_by: [] });
  });

  test('key facts in a workbook keep what posts carry, and lose what files carry', async () => {
    const { simulation, scenarioId, decisions, post, file } = await buildMaterial();
    const [a, b] = decisions as [number, number];
    await create(scenarioId, content({ posts: [post], supports: [b], opposes: [a] }));
    await create(scenarioId, content({ text: 'Only in a file', files: [file], supports: [a] }));
    const params = { simulationId: simulation.id };
    const book = await author.call('exportSimulationSheet', { params });
    const made = await author.call('importSimulationSheet', {
      body: {},
      file: await book.blob(),
      fileName: 'simulation.xlsx',
    });
    const { stages } = await author.call('getSimulation', { params: { simulationId: made.id } });
    const read = stages[0]!.scenarios[0]!;
    const ids = read.all_decisions.map(({ id }) => id);
    expect(await list(read.id)).toMatchObject([
      { text: 'The walkway is loose', supports: [ids[1]], opposes: [ids[0]], held_by: ['legal'] },
      { text: 'Only in a file', supports: [ids[0]], files: [], held_by: [] },
    ]);
  });
});
