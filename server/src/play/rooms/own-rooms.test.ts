import { type Role, type RoomSetting, standardRooms } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readZip } from '../../testing/file-contents.ts';
import { advanceAll, type BuiltRun, buildRun, freshCode, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { type BuiltSimulation, buildSimulation } from '../../testing/simulations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Changes = Partial<Record<Role, Partial<RoomSetting>>>;

const families = {
  title: 'Families',
  persona: { name: 'The Ward Sister', handle: '@wardseven' },
  description: 'Speaks for those who wait.',
} as const;

/** Four rooms, of which two have a title of their own. */
const four: Changes = {
  political: { in_use: false },
  social: families,
  environmental: { title: 'Coast' },
  technological: { in_use: false },
};
const fourRoles = ['economic', 'social', 'environmental', 'legal'] as const;

function settings(changes: Changes): RoomSetting[] {
  return standardRooms.map((room) => ({ ...room, ...changes[room.room_name] }));
}

async function setRooms(simulationId: number, changes: Changes, rename_authors: Role[] = []) {
  const author = await server.administrator();
  return author.call('updateSimulation', {
    params: { simulationId },
    body: { rooms: settings(changes), rename_authors },
  });
}

async function simulationWith(changes: Changes): Promise<BuiltSimulation> {
  const simulation = await buildSimulation(server.app);
  await setRooms(simulation.id, changes);
  return simulation;
}

const buildFour = async (options: Parameters<typeof buildRun>[1] = {}) =>
  buildRun(server, { simulation: await simulationWith(four), rooms: [...fourRoles], ...options });

describe('the rooms of a simulation', () => {
  test('the rooms of a simulation are stored in their order, and null once they are standard again', async () => {
    const { id } = await buildSimulation(server.app);
    const author = await server.administrator();
    const params = { simulationId: id };
    const set = (rooms: RoomSetting[] | null) => author.call('updateSimulation', { params, body: { rooms } });
    expect((await author.call('getSimulation', { params })).rooms).toBeNull();
    expect((await set(settings(four).reverse())).rooms).toEqual(settings(four));
    await author.call('updateSimulation', { params, body: { name: 'Renamed' } });
    expect((await author.call('getSimulation', { params })).rooms).toEqual(settings(four));
    expect((await set([...standardRooms])).rooms).toBeNull();
    await set(settings(four));
    expect((await set(null)).rooms).toBeNull();
  });

  test.each([
    [
      'rooms.too-few',
      settings({ ...four, economic: { in_use: false }, social: { in_use: false }, legal: { in_use: false } }),
    ],
    ['rooms.incomplete', settings(four).slice(1)],
    ['rooms.title-taken', settings({ social: { title: 'Coast' }, legal: { title: 'coast' } })],
    ['rooms.title-taken', settings({ social: { title: 'Economist' } })],
  ])('the rooms of a simulation are refused with %s', async (code, rooms) => {
    const { id } = await buildSimulation(server.app);
    const author = await server.administrator();
    const setting = author.call('updateSimulation', { params: { simulationId: id }, body: { rooms } });
    await expect(setting).rejects.toMatchObject({ status: 422, code });
  });

  test('the rooms of a simulation count in the readiness list and the pre-flight as far as they are in use', async () => {
    const simulation = await simulationWith(four);
    const author = await server.administrator();
    const params = { simulationId: simulation.id };
    const { items } = await author.call('getReadiness', { params });
    const [first] = simulation.stages[0]?.scenarios ?? [];
    const empty = items.filter(({ kind, scenario_id }) => kind === 'empty-room' && scenario_id === first?.id);
    expect(empty.map(({ room_name }) => room_name)).toEqual(fourRoles);
    const { readings } = await author.call('getPreflight', { params });
    expect(readings[0]?.rooms.map(({ room_name }) => room_name)).toEqual(fourRoles);
  });

  test('the rooms of a simulation give new posts their persona, and existing posts only on request', async () => {
    const simulation = await buildSimulation(server.app);
    const author = await server.administrator();
    const scenario_id = simulation.stages[0]?.scenarios[0]?.id ?? 0;
    const post = (content: string, room_name: 'social' | 'legal' = 'social') =>
      author.call('createPost', { body: { content, room_name, scenario_id } });
    const authorsIn = async (roomName: 'social' | 'legal') => {
      const posts = await author.call('listPosts', { params: { scenarioId: scenario_id, roomName } });
      return posts.map(({ author: { name, handle } }) => `${name} ${handle}`);
    };
    const params = { simulationId: simulation.id };
    const countIn = async (room: Role) =>
      (await author.call('listRoomAuthors', { params })).find(({ room_name }) => room_name === room)?.posts;
    await post('First');
    await post('{"content": "Second", "author": {"name": "A passer-by", "handle": "@by"}}');
    await post('Third', 'legal');
    expect(await countIn('social')).toBe(1);
    await setRooms(simulation.id, { social: families });
    expect(await authorsIn('social')).toEqual(['The Advocate @advocate', 'A passer-by @by']);
    expect(await countIn('social')).toBe(0);
    await post('Fourth');
    expect((await authorsIn('social')).at(-1)).toBe('The Ward Sister @wardseven');
    const later = { name: 'The Night Nurse', handle: '@night' };
    await setRooms(simulation.id, { social: { ...families, persona: later } }, ['social']);
    expect(await authorsIn('social')).toEqual([
      'The Advocate @advocate',
      'A passer-by @by',
      'The Night Nurse @night',
    ]);
    expect(await authorsIn('legal')).toEqual(['The Legal Expert @legal_expert']);
  });

  test('the rooms of a simulation come along in a copy, a package and a workbook', async () => {
    const simulation = await simulationWith(four);
    const author = await server.administrator();
    const params = { simulationId: simulation.id };
    const roomsOf = async (simulationId: number) =>
      (await author.call('getSimulation', { params: { simulationId } })).rooms;
    const copy = await author.call('duplicateSimulation', { params });
    expect(await roomsOf(copy.id)).toEqual(settings(four));
    const archive = Buffer.from(await (await author.call('exportSimulation', { params })).arrayBuffer());
    const text = JSON.parse(readZip(archive)['simulation.json'] ?? '');
    expect(text).toMatchObject({ version: 2, rooms: settings(four) });
    const imported = await author.call('importSimulation', {
      body: {},
      file: new Blob([new Uint8Array(archive)]),
      fileName: 'harbour.zip',
    });
    expect(await roomsOf(imported.id)).toEqual(settings(four));
    const book = await (await author.call('exportSimulationSheet', { params })).arrayBuffer();
    const read = await author.call('importSimulationSheet', {
      body: {},
      file: new Blob([book]),
      fileName: 'harbour.xlsx',
    });
    expect(await roomsOf(read.id)).toEqual(settings(four));
  });

  test('standard rooms add nothing to the package of a simulation', async () => {
    const { id } = await buildSimulation(server.app);
    const author = await server.administrator();
    const archive = await author.call('exportSimulation', { params: { simulationId: id } });
    const text = readZip(Buffer.from(await archive.arrayBuffer()))['simulation.json'] ?? '';
    const { version, ...fields } = JSON.parse(text);
    expect(version).toBe(1);
    expect(Object.keys(fields)).toEqual([
      '$schema',
      'format',
      'name',
      'description',
      'string_briefing',
      'files',
      'stages',
    ]);
  });
});

describe('joining a run with four rooms', () => {
  const codeOf = ({ access_code }: BuiltRun) => access_code;
  const joined = async (run: BuiltRun, room_name?: Role) => {
    const user = await server.user();
    const { users_playing } = await user.call('joinRun', {
      body: { access_code: codeOf(run), ...(room_name && { room_name }) },
    });
    return users_playing[0]?.room.room_name;
  };

  test('joining without a room takes the one with the fewest people', async () => {
    const run = await buildFour({ rooms: ['economic', 'social', 'legal'] });
    expect(await joined(run)).toBe('environmental');
    expect(await joined(run)).toBe('economic');
  });

  test('joining in the default room takes the one with the fewest people while the default is not in use', async () => {
    const run = await buildFour({ rooms: ['economic', 'social', 'legal'] });
    expect(await joined(run, 'political')).toBe('environmental');
  });

  test('joining in another room that is not in use is refused', async () => {
    const run = await buildFour();
    await expect(joined(run, 'technological')).rejects.toMatchObject({
      status: 409,
      code: 'room.not-in-use',
    });
    expect(await joined(run, 'legal')).toBe('legal');
  });

  test('joining a run with standard rooms takes the default room', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    expect(await joined(run)).toBe('political');
  });

  test('a visitor of a run with four rooms sees its rooms', async () => {
    const run = await buildFour();
    const visitor = await server.user();
    const { rooms } = await visitor.call('getJoin', { params: { accessCode: codeOf(run) } });
    expect(rooms?.map(({ room_name, title }) => [room_name, title])).toEqual([
      ['economic', null],
      ['social', 'Families'],
      ['environmental', 'Coast'],
      ['legal', null],
    ]);
  });

  test('a facilitator or a guest reaches rooms in use only', async () => {
    const run = await buildFour({ status: 'DRAFT' });
    const params = { runId: run.id };
    const { facilitator, members } = run;
    const [member] = members as [Member];
    const refused = { status: 409, code: 'room.not-in-use' };
    const moving = facilitator.call('assignRooms', {
      params,
      body: {
        moves: [
          {
            user_run_id: member.seat_id,
            from: 'economic',
            room_name: 'technological',
            is_room_given: true,
          },
        ],
      },
    });
    await expect(moving).rejects.toMatchObject(refused);
    const announcing = facilitator.call('announce', {
      params,
      body: { content: 'Hello', room_name: 'political' },
    });
    await expect(announcing).rejects.toMatchObject(refused);
    const adding = facilitator.call('addRoster', {
      params,
      body: { people: [{ name: 'Ada', email: `${freshCode()}@example.com`, room_name: 'political' }] },
    });
    await expect(adding).rejects.toMatchObject(refused);
  });

  test('a roster names rooms by title or standard name', async () => {
    const run = await buildFour({ status: 'DRAFT' });
    const check = async (room: string) => {
      const { lines } = await run.facilitator.call('checkRoster', {
        params: { runId: run.id },
        body: {},
        file: new Blob([`name,email,room\nAda,ada@example.com,${room}\n`]),
        fileName: 'people.csv',
      });
      return [lines[0]?.room_name, lines[0]?.problems];
    };
    expect(await check('families')).toEqual(['social', []]);
    expect(await check('Advocate')).toEqual(['social', []]);
    expect(await check('Coast')).toEqual(['environmental', []]);
    expect(await check('Strategist')).toEqual([null, ['room-unknown']]);
  });
});

describe('a run with four rooms', () => {
  test('a run with four rooms has them from its start to its report', async () => {
    const run = await buildFour();
    const params = { runId: run.id };
    const [economist, sister] = run.members as [Member, Member];
    const shown = await sister.call('getRun', { params }).catch(() => null);
    expect(shown).toBeNull();
    const own = await sister.call('joinRun', { body: { access_code: run.access_code } });
    expect(own.rooms?.map(({ room_name }) => room_name)).toEqual(fourRoles);
    expect(own.rooms?.[1]).toEqual({ room_name: 'social', ...families });
    const unused = run.facilitator.call('getRoomRunByName', { params: { ...params, roomName: 'political' } });
    await expect(unused).rejects.toMatchObject({ status: 404 });
    const [choice = 0] = run.first.decision_ids;
    for (const member of run.members)
      await member.call('castRoomVote', {
        params,
        body: { decision_chosen_id: choice, reasoning: 'Because' },
      });
    const board = await run.facilitator.call('getRunBoard', { params });
    expect(Object.keys(board.room_votes)).toEqual(fourRoles);
    await advanceAll(run, run.first);
    await run.facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });

    const [stage] = await run.facilitator.call('getAdminReport', { params });
    expect(Object.keys(stage?.room_decisions ?? {})).toEqual(fourRoles);
    expect(stage?.room_texts).toEqual(own.rooms);
    const debrief = await run.facilitator.call('getDebrief', { params });
    expect(debrief.agreement.map(({ room_name }) => room_name)).toEqual(fourRoles);
    expect(debrief.stages[0]?.rooms.map(({ room_name }) => room_name)).toEqual(fourRoles);
    const { report_per_stage } = await economist.call('getParticipantReport', { params });
    expect(Object.keys(report_per_stage[0]?.room_decisions ?? {})).toEqual(fourRoles);
    const { user_run } = await sister.call('listMyRuns', {});
    expect(user_run[0]?.room).toMatchObject({ room_name: 'social', title: 'Families' });
    const csv = await run.facilitator.call('exportRun', { params, body: { format: 'csv' } });
    const lines = (await csv.text()).split('\n');
    expect(lines[0]).toMatch(/,room_title\s*$/);
    expect(lines.some((line) => /,social,.*,Families\s*$/.test(line))).toBe(true);
    const sheets = await run.facilitator.call('exportRun', { params, body: { format: 'xlsx' } });
    const book = Object.values(readZip(Buffer.from(await sheets.arrayBuffer()))).join('');
    expect(book).toContain('Families');
    expect(book).not.toContain('Advocate');
    const pdf = await run.facilitator.call('exportRun', { params, body: { format: 'pdf' } });
    expect((await pdf.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  });

  test('a run with four rooms gives nobody the files of rooms that are not in use', async () => {
    const { facilitator, ...run } = await buildFour({ rooms: ['dashboard', 'legal'] });
    const params = { scenarioId: run.first.id };
    const upload = async (room: Role) => {
      const file = { file: new Blob([room]), fileName: `${room}.txt` };
      return (await facilitator.call('uploadScenarioFile', { params, body: { room }, ...file })).id;
    };
    const [used, unused] = [await upload('legal'), await upload('political')];
    for (const member of run.members) {
      const ways = [
        (fileId: number) => member.call('downloadFile', { params: { fileId } }),
        (fileId: number) => member.call('downloadRunFile', { params: { runId: run.id, fileId } }),
        (fileId: number) => member.call('downloadRoomFile', { params: { runId: run.id, fileId } }),
        (fileId: number) => member.call('downloadScenarioFiles', { params, query: { file_id: fileId } }),
      ];
      for (const way of ways) {
        await expect(way(unused)).rejects.toMatchObject({ status: 404, code: 'file.unknown' });
        expect(await (await way(used)).text()).toBe('legal');
      }
      const all = await member.call('downloadScenarioFiles', { params });
      expect(Object.keys(readZip(Buffer.from(await all.arrayBuffer())))).toEqual(['legal/legal.txt']);
    }
    const file = await facilitator.call('downloadFile', { params: { fileId: unused } });
    expect(await file.text()).toBe('political');
  });

  test('a run keeps its rooms when the simulation changes those in use, and shows new titles', async () => {
    const run = await buildFour({ rooms: ['social'] });
    const params = { runId: run.id };
    await setRooms(run.simulation.id, { social: { title: 'Relatives', in_use: false } });
    const { rooms } = await run.facilitator.call('getRun', { params });
    expect(rooms?.map(({ room_name, title }) => [room_name, title])).toEqual([
      ['economic', null],
      ['social', 'Relatives'],
      ['environmental', null],
      ['legal', null],
    ]);
    const next = await buildRun(server, { simulation: run.simulation });
    const read = await next.facilitator.call('getRun', { params: { runId: next.id } });
    expect(read.rooms?.map(({ room_name }) => room_name)).toEqual([
      'political',
      'economic',
      'technological',
      'environmental',
      'legal',
    ]);
  });

  test('a run with four rooms keeps the texts of closed scenarios, and all texts once it is finished', async () => {
    const run = await buildFour({ rooms: ['social'] });
    const params = { runId: run.id };
    const titlesIn = async () =>
      (await run.facilitator.call('getDebrief', { params })).stages.map(({ room_texts }) =>
        room_texts?.map(({ title }) => title),
      );
    await advanceAll(run, run.first);
    await setRooms(run.simulation.id, { ...four, social: { title: 'Relatives' } });
    const second = run.simulation.stages[1]?.scenarios[0];
    if (second === undefined) throw new Error('There is no second stage');
    await advanceAll(run, second);
    expect(await titlesIn()).toEqual([
      [null, 'Families', 'Coast', null],
      [null, 'Relatives', 'Coast', null],
    ]);
    await run.facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
    await setRooms(run.simulation.id, {});
    expect(await titlesIn()).toMatchObject([
      [null, 'Families', 'Coast', null],
      [null, 'Relatives', 'Coast', null],
      [null, 'Relatives', 'Coast', null],
    ]);
    const { rooms } = await run.facilitator.call('getRun', { params });
    expect(rooms?.map(({ title }) => title)).toEqual([null, 'Relatives', 'Coast', null]);
    const [entry] = (await run.members[0]?.call('listMyRuns', {}))?.user_run ?? [];
    expect(entry?.room.title).toBe('Relatives');
  });

  test('a run with four rooms is rehearsed by bots in these rooms', async () => {
    const simulation = await simulationWith(four);
    const author = await server.administrator();
    const way = simulation.stages.map(({ scenarios }) => scenarios[0]?.decision_ids[0] ?? 0);
    const { id: runId } = await author.call('startRehearsal', {
      params: { simulationId: simulation.id },
      body: { ways: [way] },
    });
    const { seats } = await author.call('getRunBoard', { params: { runId } });
    expect([...new Set(seats.map(({ room_name }) => room_name))]).toEqual(fourRoles);
    expect(seats.find(({ room_name }) => room_name === 'social')?.last_name).toBe('Families 1');
  });
});

test('a simulation with standard rooms answers as before', async () => {
  const run = await buildRun(server, { rooms: ['legal', 'social'] });
  const params = { runId: run.id };
  await advanceAll(run, run.first);
  const read = await run.facilitator.call('getRun', { params });
  expect(read.rooms).toBeNull();
  const [stage] = await run.facilitator.call('getAdminReport', { params });
  expect(Object.keys(stage?.room_decisions ?? {})).toHaveLength(6);
  expect(stage?.room_texts).toBeNull();
  const debrief = await run.facilitator.call('getDebrief', { params });
  expect(debrief.agreement).toHaveLength(6);
  expect(debrief.run.rooms).toBeNull();
  const csv = await run.facilitator.call('exportRun', { params, body: { format: 'csv' } });
  expect(await csv.text()).not.toContain('room_title');
});
