import { type Room, sheetColumns } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readZip } from '../../testing/file-contents.ts';
import type { BuiltUser } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { buildSimulation } from '../../testing/simulations.ts';
import { workbook, zip } from '../../testing/workbook.ts';

let server: TestServer;
let author: BuiltUser;
beforeAll(async () => {
  server = await startServer();
  author = await server.administrator();
});
afterAll(() => server.close());

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const blobOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
const exported = async (simulationId: number) =>
  bytesOf(await author.call('exportSimulation', { params: { simulationId } }));
const importing = (bytes: Buffer) =>
  author.call('importSimulation', { body: {}, file: blobOf(bytes), fileName: 'simulation.zip' });

type Posts = { key?: string; content: string; release: unknown; when?: Record<string, unknown>[] }[];
type Scenario = {
  key: string;
  decisions: { key?: string; conditions: { key?: string }[] }[];
  facts: { key?: string; carried_by: string[]; supports: string[] }[];
  rooms: Record<string, { posts: Posts; files: { key?: string }[] }>;
};
type Text = { version: number; stages: { scenarios: Scenario[] }[] };
const textOf = (bytes: Buffer) => JSON.parse(readZip(bytes)['simulation.json'] ?? '') as Text;

const addPost = async (scenario_id: number, room_name: Room, body: object = {}) =>
  (
    await author.call('createPost', {
      body: { content: JSON.stringify({ content: 'Heard it?', ...post }), room_name, scenario_id, ...body },
    })
  ).id;
/** Fixed counts, because those of new posts are random. */
const post = { likes: 1, retweets: 2, replies: 3 };

/** Builds a simulation whose second stage has a post for each kind of condition. */
async function build() {
  const { id, stages } = await buildSimulation(server.app, { decisions: 3 });
  const [first, second] = stages.map(({ scenarios }) => scenarios[0]!);
  const decision = await author.call('updateDecision', {
    params: { decisionId: first!.decision_ids[1]! },
    body: { conditions: ['a date', 'a name'].map((text) => ({ text, met: '', unmet: '' })) },
  });
  const scenario = second!.id;
  const other = await addPost(scenario, 'economic');
  const warning = await addPost(scenario, 'legal');
  const file = await author.call('uploadScenarioFile', {
    params: { scenarioId: scenario },
    body: { room: 'legal' },
    file: new Blob(['the letter']),
    fileName: 'letter.txt',
  });
  const fact = await author.call('createFact', {
    params: { scenarioId: scenario },
    body: {
      text: 'The walkway is loose',
      posts: [other, warning],
      files: [file.id],
      supports: [second!.decision_ids[2]!, second!.decision_ids[0]!],
      opposes: [],
    },
  });
  // Places differ from ids, so that keys must follow the places.
  const later = await addPost(scenario, 'legal');
  await author.call('updatePost', { params: { postId: later }, body: { swap_with: warning } });
  const kinds = [
    [{ kind: 'decided', scenario_id: first!.id, decision_id: first!.decision_ids[2]! }],
    [{ kind: 'condition', condition_id: decision.conditions[1]!.id, is_met: false }],
    [{ kind: 'leans', room_name: 'legal', decision_id: second!.decision_ids[1]! }],
    [{ kind: 'on-table', fact_id: fact.id }],
    [{ kind: 'not-on-table', fact_id: fact.id, by_minute: 5 }],
    [{ kind: 'unread', room_name: 'legal', post_id: warning, by_minute: 7 }],
    [
      { kind: 'voted', room_name: null },
      { kind: 'voted', room_name: 'technological' },
    ],
  ] as const;
  for (const when of kinds) await addPost(scenario, 'social', { when, release: 30 });
  return { id, scenario, factId: fact.id, warning };
}

const waiting = [
  [{ kind: 'decided', scenario: '1-1', decision: 'C' }],
  [{ kind: 'condition', scenario: '1-1', condition: 'B2', is_met: false }],
  [{ kind: 'leans', room_name: 'legal', decision: 'B' }],
  [{ kind: 'on-table', fact: 'fact-1' }],
  [{ kind: 'not-on-table', fact: 'fact-1', by_minute: 5 }],
  [{ kind: 'unread', room_name: 'legal', post: 'legal-2', by_minute: 7 }],
  [
    { kind: 'voted', room_name: null },
    { kind: 'voted', room_name: 'technological' },
  ],
];

describe('the conditions of posts in a package', () => {
  test('the conditions of posts come along in a package with the keys to which they refer, and again after an import', async () => {
    const { id } = await build();
    const bytes = await exported(id);
    const text = textOf(bytes);
    const [first, second] = text.stages.map(({ scenarios }) => scenarios[0]!);
    expect(text.version).toBe(2);
    expect(second?.rooms['social']?.posts).toMatchObject(waiting.map((when) => ({ when, release: 30 })));
    expect(second?.rooms['social']?.posts.some((one) => 'key' in one)).toBe(false);
    expect(second?.rooms['legal']?.posts.map(({ key }) => key)).toEqual([undefined, 'legal-2']);
    expect(second?.decisions.map(({ key }) => key)).toEqual(['A', 'B', 'C']);
    expect(second?.facts).toMatchObject([
      {
        key: 'fact-1',
        carried_by: ['economic-1', 'legal-2', 'legal-file-1'],
        supports: ['A', 'C'],
      },
    ]);
    expect(first?.decisions.map(({ key }) => key)).toEqual([undefined, undefined, 'C']);
    expect(first?.decisions[1]?.conditions.map(({ key }) => key)).toEqual([undefined, 'B2']);

    const made = await importing(bytes);
    const again = textOf(await exported(made.id));
    expect(again).toEqual(text);
    const copy = await author.call('duplicateSimulation', { params: { simulationId: made.id } });
    expect({ ...textOf(await exported(copy.id)), name: null }).toEqual({ ...text, name: null });
  });

  test('the conditions of posts in a copied simulation refer to the parts of the copy', async () => {
    const { id, scenario, factId } = await build();
    const copy = await author.call('duplicateSimulation', { params: { simulationId: id } });
    const { stages } = await author.call('getSimulation', { params: { simulationId: copy.id } });
    const [first, second] = stages.map(({ scenarios }) => scenarios[0]!);
    const posts = await author.call('listPosts', {
      params: { scenarioId: second!.id, roomName: 'social' },
    });
    const legal = await author.call('listPosts', { params: { scenarioId: second!.id, roomName: 'legal' } });
    const facts = await author.call('listFacts', { params: { scenarioId: second!.id } });
    expect(second!.id).not.toBe(scenario);
    expect(facts[0]?.id).not.toBe(factId);
    expect(posts.map((one) => ('when' in one ? one.when : null))).toEqual([
      [{ kind: 'decided', scenario_id: first!.id, decision_id: first!.all_decisions[2]?.id }],
      [
        {
          kind: 'condition',
          condition_id: first!.all_decisions[1]?.conditions[1]?.id,
          is_met: false,
        },
      ],
      [{ kind: 'leans', room_name: 'legal', decision_id: second!.all_decisions[1]?.id }],
      [{ kind: 'on-table', fact_id: facts[0]?.id }],
      [{ kind: 'not-on-table', fact_id: facts[0]?.id, by_minute: 5 }],
      [{ kind: 'unread', room_name: 'legal', post_id: legal[1]?.id, by_minute: 7 }],
      waiting[6],
    ]);
  });

  test('conditions that refer to something deleted keep a simulation from being copied until the author changes them', async () => {
    const { id, scenario, factId } = await build();
    await author.call('deleteFact', { params: { factId } });
    const params = { simulationId: id };
    for (const name of ['exportSimulation', 'exportSimulationSheet', 'duplicateSimulation'] as const)
      await expect(author.call(name, { params })).rejects.toMatchObject({
        code: 'package.post-waits',
        status: 409,
        body: { count: 2 },
      });
    const posts = await author.call('listPosts', { params: { scenarioId: scenario, roomName: 'social' } });
    const waitsForFact = (post: object) => JSON.stringify(post).includes('fact_id');
    for (const { id: postId } of posts.filter(waitsForFact))
      await author.call('updatePost', { params: { postId }, body: { when: [], release: 'held' } });
    expect((await importing(await exported(id))).name).toBeTruthy();
  });

  test('conditions in a package that have a mistake are refused with its path, and nothing is stored', async () => {
    const { id } = await build();
    const { 'simulation.json': _, ...files } = readZip(await exported(id));
    const text = textOf(await exported(id));
    const [scenario] = text.stages[1]?.scenarios ?? [];
    const posts = scenario?.rooms['social']?.posts ?? [];
    const set = (index: number, changes: object) => Object.assign(posts[index]!.when![0]!, changes);
    set(0, { scenario: '2-1' });
    set(1, { condition: 'C9' });
    set(2, { room_name: 'social' });
    set(3, { fact: 'nothing' });
    set(5, { room_name: 'economic' });
    Object.assign(posts[6]!, { release: 'held' });
    scenario?.facts.push({ ...scenario.facts[0]!, carried_by: [] });
    const before = (await author.call('listSimulations')).length;
    const at = 'stages.1.scenarios.0';
    await expect(
      importing(await zip({ 'simulation.json': JSON.stringify(text), ...files })),
    ).rejects.toMatchObject({
      code: 'package.invalid',
      status: 422,
      body: {
        problems: [
          { path: `${at}.facts.1.key`, code: 'package.repeated-part-key' },
          { path: `${at}.rooms.social.posts.0.when.0.scenario`, code: 'package.no-earlier-scenario' },
          { path: `${at}.rooms.social.posts.1.when.0.condition`, code: 'package.no-condition' },
          { path: `${at}.rooms.social.posts.2.when.0.room_name`, code: 'package.leans-here' },
          { path: `${at}.rooms.social.posts.3.when.0.fact`, code: 'package.no-fact' },
          { path: `${at}.rooms.social.posts.5.when.0.post`, code: 'package.no-post' },
          { path: `${at}.rooms.social.posts.6.when`, code: 'package.held-when' },
        ],
      },
    });
    const wrongKind = textOf(await exported(id));
    const [wrong] = wrongKind.stages[1]?.scenarios[0]?.rooms['social']?.posts ?? [];
    wrong!.when = [{ kind: 'raining' }, { kind: 'voted' }];
    await expect(
      importing(await zip({ 'simulation.json': JSON.stringify(wrongKind), ...files })),
    ).rejects.toMatchObject({
      body: {
        problems: [
          { path: `${at}.rooms.social.posts.0.when.0.kind` },
          { path: `${at}.rooms.social.posts.0.when.1.room_name` },
        ],
      },
    });
    expect(await author.call('listSimulations')).toHaveLength(before);
  });

  test('the conditions in a package are complete in a large simulation', async () => {
    const { id } = await build();
    const { 'simulation.json': _, ...files } = readZip(await exported(id));
    const text = textOf(await exported(id));
    const posts = text.stages[1]?.scenarios[0]?.rooms['social']?.posts ?? [];
    posts.push(...Array.from({ length: 40 }, () => posts).flat());
    const made = await importing(await zip({ 'simulation.json': JSON.stringify(text), ...files }));
    const again = textOf(await exported(made.id));
    expect(again.stages).toEqual(text.stages);
  });
});

describe('the conditions of posts in a workbook', () => {
  const sheetOf = async (simulationId: number) =>
    bytesOf(await author.call('exportSimulationSheet', { params: { simulationId } }));
  const importingSheet = (bytes: Buffer) =>
    author.call('importSimulationSheet', { body: {}, file: blobOf(bytes), fileName: 'simulation.xlsx' });

  test('the conditions of posts come along in a workbook with the keys to which they refer', async () => {
    const { id } = await build();
    const made = await importingSheet(await sheetOf(id));
    const withoutFiles = (text: Text) =>
      JSON.parse(
        JSON.stringify(text, (name, value) => (name === 'files' ? [] : value)).replace(',"legal-file-1"', ''),
      ) as Text;
    expect(textOf(await exported(made.id))).toEqual(withoutFiles(textOf(await exported(id))));
    expect(textOf(await exported(made.id)).stages[1]?.scenarios[0]?.rooms['social']?.posts).toMatchObject(
      waiting.map((when) => ({ when, release: 30 })),
    );
  });

  test('a condition in a workbook can wait for a fact that only a file carried, and that nothing carries now', async () => {
    const { id, scenario, factId } = await build();
    const [fact] = await author.call('listFacts', { params: { scenarioId: scenario } });
    const { text, files, supports, opposes } = fact!;
    await author.call('updateFact', {
      params: { factId },
      body: { text, files, supports, opposes, posts: [] },
    });
    const made = await importingSheet(await sheetOf(id));
    const { stages } = await author.call('getSimulation', { params: { simulationId: made.id } });
    const scenarioId = stages[1]!.scenarios[0]!.id;
    const [kept] = await author.call('listFacts', { params: { scenarioId } });
    expect(kept).toMatchObject({ text, posts: [], files: [], held_by: [] });
    const posts = await author.call('listPosts', { params: { scenarioId, roomName: 'social' } });
    expect(posts[3]).toMatchObject({ when: [{ kind: 'on-table', fact_id: kept?.id }] });
  });

  test('conditions in a workbook that have a mistake are refused with their cell', async () => {
    const scenarios = [
      ['1', '1-1', 'Night', 'Dark'],
      ['2', '2-1', 'Day', 'Light'],
    ];
    const book = (...cells: string[]) =>
      workbook({
        Simulation: [[...sheetColumns.Simulation], ['Name', 'Harbour'], ['Description', 'A port']],
        Stages: [[...sheetColumns.Stages], ['1', 'Look', ''], ['2', 'Act', '']],
        Scenarios: [[...sheetColumns.Scenarios], ...scenarios],
        Posts: [
          [...sheetColumns.Posts],
          ...cells.map((cell) => ['2-1', 'Legal', '', '', 'Hi', '', '', '', '', '', '', cell]),
        ],
      });
    const before = (await author.call('listSimulations')).length;
    await expect(
      importingSheet(
        await book(
          'on table: x',
          'condition: 2-1, y, met',
          'not on table: z, by 0 min',
          ['Economist', 'Legal', 'everyone', 'Advocate'].map((room) => `voted: ${room}`).join('; '),
          'soon',
        ),
      ),
    ).rejects.toMatchObject({
      code: 'package.invalid',
      body: {
        problems: [
          { path: 'Posts, row 2, Appears when', code: 'package.no-fact' },
          { path: 'Posts, row 3, Appears when', code: 'package.no-earlier-scenario' },
          { path: 'Posts, row 4, Appears when' },
          { path: 'Posts, row 4, Appears when', code: 'package.no-fact' },
          { path: 'Posts, row 5, Appears when' },
          { path: 'Posts, row 6, Appears when', code: 'sheet.bad-when' },
        ],
      },
    });
    expect(await author.call('listSimulations')).toHaveLength(before);
    expect((await importingSheet(await book('voted: everyone', ''))).name).toBe('Harbour');
  });
});
