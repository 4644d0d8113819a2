import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleLanguages } from '@vincere/contract';
import {
  acceptedExtensions,
  extensionOf,
  filesOf,
  type Role,
  roles,
  rooms,
  teachingNoteLength,
} from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp } from '../../open.ts';
import { readConfig } from '../../platform/config.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { buildSimulation } from '../../testing/simulations.ts';
import type { AuthoringApp } from '../app.ts';
import { parsePackage } from '../packages/read.ts';
import { readSample, sampleFilesFolder } from './editions.ts';
import { loadSample } from './load.ts';
import type { SampleScenario } from './shape.ts';
import { sampleSimulation } from './story/en/index.ts';

const scenarios = sampleSimulation.stages.flatMap((stage) => stage.scenarios);
const uses = filesOf(parsePackage(sampleSimulation, new Set(readdirSync(sampleFilesFolder('en'))))).map(
  ({ file, room_name }) => ({ file: file.path, room_name }),
);
const postsOf = ({ rooms: held }: SampleScenario, role: Role) => held[role]?.posts ?? [];
const postCount = scenarios
  .flatMap((scenario) => roles.map((role) => postsOf(scenario, role).length))
  .reduce((sum, count) => sum + count, 0);

async function storedKeys(app: AuthoringApp): Promise<string[]> {
  const root = join(app.config.dataFolder, 'files');
  const folders = await readdir(root);
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(join(root, folder))).map((name) => `${folder}/${name}`)),
  );
  return names.flat().sort();
}

describe('the sample simulation', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
    await loadSample(server.app, ['en']);
  });
  afterAll(() => server.close());

  test('the sample simulation has 1, 3 and 9 scenarios with 3 linked decisions each', async () => {
    const admin = await server.administrator();
    const list = await admin.call('listSimulations');
    expect(list).toMatchObject([{ name: sampleSimulation.name, total_stages: 3 }]);
    const simulation = await admin.call('getSimulation', { params: { simulationId: list[0]?.id ?? 0 } });
    const stages = simulation.stages.map((stage) => stage.scenarios);
    expect(stages.map((inStage) => inStage.length)).toEqual([1, 3, 9]);
    for (const [index, inStage] of stages.entries())
      for (const scenario of inStage) {
        const next = (stages[index + 1] ?? []).map(({ id }) => id);
        const links = scenario.all_decisions.map(({ link_next_scenario_id }) => link_next_scenario_id);
        expect(links).toHaveLength(3);
        for (const link of links)
          expect(next.length === 0 ? link === null : next.includes(link ?? 0)).toBe(true);
      }
    // Exactly one way leads to each scenario of the last stage.
    const onward = stages
      .flat()
      .flatMap(({ all_decisions }) => all_decisions.map((d) => d.link_next_scenario_id));
    expect(new Set(onward.filter((link) => link !== null)).size).toBe(12);
    expect(stages.flat().map(({ name }) => name)).toEqual(scenarios.map(({ name }) => name));
  });

  test('the sample simulation has notes, and the posts of every room in order', async () => {
    const { read } = server.app.db;
    const found = await read.selectFrom('scenarios').select(['id', 'name']).orderBy('id').execute();
    for (const [index, scenario] of scenarios.entries()) {
      const scenario_id = found[index]?.id ?? 0;
      for (const role of roles) {
        const posts = await read
          .selectFrom('posts')
          .select('content')
          .where('scenario_id', '=', scenario_id)
          .where('room_name', '=', role)
          .orderBy('id')
          .execute();
        expect(posts).toEqual(postsOf(scenario, role).map(({ content }) => ({ content })));
      }
      const notes = await read
        .selectFrom('authored_rooms')
        .select(['room_name', 'notes'])
        .where('scenario_id', '=', scenario_id)
        .execute();
      expect(notes.map(({ room_name }) => room_name).sort()).toEqual([...rooms].sort());
      expect(notes.find(({ room_name }) => room_name === 'dashboard')?.notes).toBe(
        scenario.rooms.dashboard?.notes,
      );
    }
  });

  test('the sample simulation has its files, each stored separately', async () => {
    const files = await server.app.db.read.selectFrom('files').selectAll().orderBy('id').execute();
    expect(files.map(({ name, room_name }) => ({ file: name, room_name }))).toEqual(uses);
    expect(await storedKeys(server.app)).toEqual(files.map(({ storage_key }) => storage_key).sort());
    const admin = await server.administrator();
    for (const { id, size } of files) {
      const response = await admin.call('downloadFile', { params: { fileId: id } });
      expect((await response.arrayBuffer()).byteLength).toBe(size);
    }
  });

  test('the sample simulation is loaded only once, even after it was deleted', async () => {
    await loadSample(server.app, ['en']);
    await server.app.systemChange(({ tx }) => tx.updateTable('simulations').set({ deleted_at: 1 }).execute());
    await loadSample(server.app, ['en']);
    const { length } = await server.app.db.read.selectFrom('simulations').select('id').execute();
    expect(length).toBe(1);
    const posts = await server.app.db.read.selectFrom('posts').select('id').execute();
    expect(posts).toHaveLength(postCount);
    expect(await storedKeys(server.app)).toHaveLength(uses.length);
  });
});

describe('loading the sample', () => {
  test('loading the sample adds each wanted edition with its files', async () => {
    const server = await startServer();
    await loadSample(server.app, ['en', 'de']);
    const names = await server.app.db.read.selectFrom('simulations').select('name').orderBy('id').execute();
    expect(names.map(({ name }) => name)).toEqual(['The Tamber Light', 'Die Tamber Light']);
    expect(await storedKeys(server.app)).toHaveLength(2 * uses.length);
    await server.close();
  });

  test('loading the sample does nothing if there is a simulation', async () => {
    const server = await startServer();
    await buildSimulation(server.app);
    await loadSample(server.app, ['en']);
    const { length } = await server.app.db.read.selectFrom('simulations').select('id').execute();
    expect(length).toBe(1);
    expect(await storedKeys(server.app)).toEqual([]);
    await server.close();
  });

  test('loading the sample is done once by concurrent starts', async () => {
    const server = await startServer();
    const { config } = server.app;
    // The embedded database has only one process, so the loads are concurrent within it.
    const second =
      config.databaseUrl === undefined
        ? server.app
        : await openApp(
            readConfig({
              VINCERE_DATA: config.dataFolder,
              DATABASE_URL: config.databaseUrl,
              LOG_LEVEL: 'silent',
            }),
          );
    await Promise.all([
      loadSample(server.app, ['en']),
      loadSample(second, ['en']),
      loadSample(server.app, ['en']),
    ]);
    const { length } = await server.app.db.read.selectFrom('scenarios').select('id').execute();
    expect(length).toBe(13);
    expect(await storedKeys(server.app)).toHaveLength(uses.length);
    if (second !== server.app) await second.close();
    await server.close();
  });
});

describe('the sample simulation', () => {
  test('the sample simulation uses every file of its folder, and all are of accepted types', () => {
    const names = uses.map(({ file }) => file);
    expect(names.toSorted()).toEqual(readdirSync(sampleFilesFolder('en')).toSorted());
    expect(names.filter((name) => !acceptedExtensions.includes(extensionOf(name)))).toEqual([]);
    expect(new Set(uses.map(({ file }) => extensionOf(file))).size).toBeGreaterThanOrEqual(4);
  });

  test.each(sampleLanguages)(
    'the sample simulation has a teaching note that fits in %s: the agenda, then each scenario',
    async (language) => {
      const { teaching_note, stages } = await readSample(language);
      expect(teaching_note.length).toBeLessThanOrEqual(teachingNoteLength);
      const titles = stages.flatMap((stage) => stage.scenarios.map(({ name }) => name));
      expect([...teaching_note.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
        language === 'de' ? 'Ablauf' : 'Agenda',
        ...titles,
      ]);
    },
  );

  test('the sample simulation has a unique key per scenario, and links only to the next stage', () => {
    expect(new Set(scenarios.map(({ key }) => key)).size).toBe(13);
    for (const [index, { scenarios: inStage }] of sampleSimulation.stages.entries()) {
      const next = sampleSimulation.stages[index + 1]?.scenarios.map(({ key }) => key) ?? [null];
      const links = inStage.flatMap(({ decisions }) => decisions.map(({ leads_to }) => leads_to));
      expect(new Set(links)).toEqual(new Set<string | null>(next));
    }
  });
});
