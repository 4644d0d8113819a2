import type { CallName } from '@vincere/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepFiles } from '../../authoring/files/sweep.ts';
import { advanceAll, type BuiltRun, buildRun, decideAll } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import type { BuiltScenario } from '../../testing/simulations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Content = { fact: number; posts: number[]; files: { briefing: number; room: number } };

/** Adds posts, files and texts to the rooms of the first scenario. */
async function addContent({ facilitator, simulation, first }: BuiltRun): Promise<Content> {
  const posts: number[] = [];
  for (const [index, content] of ['The quay is closed', 'Divers are on their way'].entries()) {
    const post = await facilitator.call('createPost', {
      body: { content, room_name: 'legal', scenario_id: first.id, release: index === 0 ? null : 60 },
    });
    posts.push(post.id);
  }
  const briefing = await facilitator.call('uploadSimulationFile', {
    params: { simulationId: simulation.id },
    body: {},
    file: new Blob(['briefing']),
    fileName: 'briefing.txt',
  });
  const room = await facilitator.call('uploadScenarioFile', {
    params: { scenarioId: first.id },
    body: { room: 'legal' },
    file: new Blob(['opinion']),
    fileName: 'opinion.txt',
  });
  const fact = await facilitator.call('createFact', {
    params: { scenarioId: first.id },
    body: { text: 'The quay is weak', posts: posts.slice(0, 1), files: [room.id], supports: [], opposes: [] },
  });
  return { fact: fact.id, posts, files: { briefing: briefing.id, room: room.id } };
}

/** Plays the first scenario of a run, with room votes that name a post as evidence. */
async function playFirst(run: BuiltRun, [post = 0]: number[]): Promise<void> {
  const [member] = run.members;
  await member?.call('castRoomVote', {
    params: { runId: run.id },
    body: { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'It says so', evidence: [post] },
  });
  await advanceAll(run, run.first);
}

function scenarioOf(run: BuiltRun, stage: number, index = 0): BuiltScenario {
  const scenario = run.simulation.stages[stage - 1]?.scenarios[index];
  if (scenario === undefined) throw new Error(`Stage ${stage} has no scenario ${index}`);
  return scenario;
}

async function playedRun(): Promise<BuiltRun & { content: Content }> {
  const run = await buildRun(server, { rooms: ['legal', 'legal', 'social'] });
  const content = await addContent(run);
  await playFirst(run, content.posts);
  await advanceAll(run, scenarioOf(run, 2));
  await advanceAll(run, scenarioOf(run, 3));
  return { ...run, content };
}

/** Returns everything that facilitators and a participant see of a run and its first scenario. */
async function everythingSeen(run: BuiltRun & { content: Content }) {
  const { facilitator, members, first, content } = run;
  const [member] = members;
  if (member === undefined) throw new Error('The run has members');
  const params = { runId: run.id };
  const scenario = { scenarioId: first.id };
  const room = { ...scenario, roomName: 'legal' } as const;
  const textOf = async (response: Response) => [response.status, await response.text()];
  const rows = await facilitator.call('listRuns', { query: {} });
  const exported = await facilitator.call('exportRun', { params, body: { format: 'json' } });
  return {
    debrief: await facilitator.call('getDebrief', { params }),
    simulation: await facilitator.call('getPlayedSimulation', { params }),
    replay: await facilitator.call('getReplay', { params }),
    adminReport: await facilitator.call('getAdminReport', { params }),
    findings: await facilitator.call('getFindings', { params }),
    report: await member.call('getParticipantReport', { params }),
    json: await exported.json(),
    csv: await textOf(await facilitator.call('exportRun', { params, body: { format: 'csv' } })),
    path: (await facilitator.call('getRunBoard', { params })).path,
    listed: rows.all_sim_run.find(({ id }) => id === run.id)?.simulation,
    knownFacts: await member.call('getKnownFacts', { params }),
    history: await member.call('listMyRuns'),
    run: withoutClock(await facilitator.call('getRun', { params })),
    scenario: await member.call('getScenario', { params: scenario }),
    posts: await member.call('listPosts', { params: room }),
    authoredRoom: await member.call('getAuthoredRoom', { params: room }),
    roomFile: await textOf(
      await member.call('downloadRunFile', { params: { ...params, fileId: content.files.room } }),
    ),
    briefingFile: await textOf(
      await member.call('downloadRunFile', { params: { ...params, fileId: content.files.briefing } }),
    ),
    scenarioFile: await textOf(
      await member.call('downloadScenarioFiles', {
        params: scenario,
        query: { file_id: content.files.room },
      }),
    ),
  };
}

function withoutClock<Seen extends { server_time: string }>(seen: Seen): Seen {
  return { ...seen, server_time: '' };
}

/** Each call that changes the content of a simulation, with an edit of the played scenario where it can have one. */
const edits: Partial<Record<CallName, (run: BuiltRun & { content: Content }) => Promise<unknown>>> = {
  updateSimulation: ({ facilitator, simulation }) =>
    facilitator.call('updateSimulation', {
      params: { simulationId: simulation.id },
      body: { name: 'Renamed', description: 'Rewritten', string_briefing: 'Another briefing' },
    }),
  createStage: ({ facilitator, simulation }) =>
    facilitator
      .call('createStage', {
        params: { simulationId: simulation.id },
        body: { stage_number: 4, stage_instruction: 'One more' },
      })
      .catch(() => null),
  updateStage: ({ facilitator, simulation }) =>
    facilitator.call('updateStage', {
      params: { stageId: simulation.stages[0]?.id ?? 0 },
      body: { stage_instruction: 'Another instruction', duration_seconds: 60 },
    }),
  createScenario: ({ facilitator, simulation }) =>
    facilitator.call('createScenario', {
      params: { stageId: simulation.stages[1]?.id ?? 0 },
      body: { name: 'A third way', description: 'New' },
    }),
  updateScenario: ({ facilitator, first }) =>
    facilitator.call('updateScenario', {
      params: { scenarioId: first.id },
      body: { name: 'Another scenario', description: 'Rewritten' },
    }),
  deleteScenario: (run) =>
    run.facilitator.call('deleteScenario', { params: { scenarioId: scenarioOf(run, 3, 1).id } }),
  createDecision: ({ facilitator, first }) =>
    facilitator.call('createDecision', {
      params: { scenarioId: first.id },
      body: { title_of_decision: 'A third option', description_of_decision: 'New' },
    }),
  updateDecision: ({ facilitator, first }) =>
    facilitator.call('updateDecision', {
      params: { decisionId: first.decision_ids[0] ?? 0 },
      body: { title_of_decision: 'Renamed option', description_of_decision: 'Rewritten' },
    }),
  deleteDecision: (run) =>
    run.facilitator.call('deleteDecision', {
      params: { decisionId: scenarioOf(run, 2, 1).decision_ids[1] ?? 0 },
    }),
  createFact: ({ facilitator, first, content }) =>
    facilitator.call('createFact', {
      params: { scenarioId: first.id },
      body: { text: 'Another', posts: content.posts.slice(0, 1), files: [], supports: [], opposes: [] },
    }),
  updateFact: ({ facilitator, first, content }) =>
    facilitator.call('updateFact', {
      params: { factId: content.fact },
      body: {
        text: 'Rewritten',
        posts: [],
        files: [content.files.room],
        supports: first.decision_ids.slice(0, 1),
        opposes: [],
      },
    }),
  deleteFact: ({ facilitator, content }) =>
    facilitator.call('deleteFact', { params: { factId: content.fact } }),
  createPost: ({ facilitator, first }) =>
    facilitator.call('createPost', {
      body: { content: 'Written afterwards', room_name: 'legal', scenario_id: first.id },
    }),
  updatePost: ({ facilitator, content }) =>
    facilitator.call('updatePost', {
      params: { postId: content.posts[0] ?? 0 },
      body: { content: 'Rewritten', release: 'held' },
    }),
  deletePost: ({ facilitator, content }) =>
    facilitator.call('deletePost', { params: { postId: content.posts[1] ?? 0 } }),
  saveAuthoredNotes: ({ facilitator, first }) =>
    facilitator.call('saveAuthoredNotes', {
      params: { scenarioId: first.id, roomName: 'legal' },
      body: { notes: 'Another text' },
    }),
  uploadScenarioFile: ({ facilitator, first }) =>
    facilitator.call('uploadScenarioFile', {
      params: { scenarioId: first.id },
      body: { room: 'legal' },
      file: new Blob(['late']),
      fileName: 'late.txt',
    }),
  updateFile: ({ facilitator, content }) =>
    facilitator.call('updateFile', { params: { fileId: content.files.room }, body: { day: 2 } }),
  deleteScenarioFile: ({ facilitator, content }) =>
    facilitator.call('deleteScenarioFile', { params: { fileId: content.files.room } }),
  uploadSimulationFile: ({ facilitator, simulation }) =>
    facilitator.call('uploadSimulationFile', {
      params: { simulationId: simulation.id },
      body: {},
      file: new Blob(['late']),
      fileName: 'late.txt',
    }),
  deleteSimulationFile: ({ facilitator, content }) =>
    facilitator.call('deleteSimulationFile', { params: { fileId: content.files.briefing } }),
  deleteSimulation: ({ facilitator, simulation }) =>
    facilitator.call('deleteSimulation', { params: { simulationId: simulation.id } }),
};

describe('a finished run', () => {
  test.each(Object.entries(edits))('a finished run shows the same after %s', async (_, edit) => {
    const run = await playedRun();
    const before = await everythingSeen(run);
    await edit(run);
    expect(await everythingSeen(run)).toEqual(before);
  });

  test('a finished run shows the same after all edits in turn, and after unused files are removed', async () => {
    const run = await playedRun();
    const before = await everythingSeen(run);
    for (const edit of Object.values(edits)) await edit(run);
    await sweepFiles(server.app);
    expect(await everythingSeen(run)).toEqual(before);
  });

  test('a finished run keeps the bytes of files of scenarios that it did not reach', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'legal', 'social'] });
    const unreached = scenarioOf(run, 2, 1);
    const { id: fileId } = await run.facilitator.call('uploadScenarioFile', {
      params: { scenarioId: unreached.id },
      body: { room: 'legal' },
      file: new Blob(['unread']),
      fileName: 'unread.txt',
    });
    for (const stage of [1, 2, 3]) await advanceAll(run, scenarioOf(run, stage));
    await run.facilitator.call('deleteScenarioFile', { params: { fileId } });
    await sweepFiles(server.app);
    const { stages } = await run.facilitator.call('getPlayedSimulation', { params: { runId: run.id } });
    const listed = stages.flatMap(({ scenarios }) => scenarios.flatMap(({ files }) => files));
    expect(listed.map(({ id }) => id)).toEqual([fileId]);
    const response = await run.facilitator.call('downloadRunFile', { params: { runId: run.id, fileId } });
    expect(await response.text()).toBe('unread');
  });

  test('a finished run shows participants no files that were added later', async () => {
    const run = await playedRun();
    const { facilitator, members, simulation, first } = run;
    const upload = { body: {}, file: new Blob(['late']), fileName: 'late.txt' };
    const late = [
      await facilitator.call('uploadSimulationFile', { params: { simulationId: simulation.id }, ...upload }),
      await facilitator.call('uploadScenarioFile', {
        params: { scenarioId: first.id },
        ...upload,
        body: { room: 'legal' },
      }),
    ];
    const [member] = members;
    for (const { id } of late) {
      const params = { runId: run.id, fileId: id };
      await expect(member?.call('downloadRunFile', { params })).rejects.toMatchObject({
        code: 'file.unknown',
      });
      await expect(member?.call('downloadFile', { params: { fileId: id } })).rejects.toMatchObject({
        status: 404,
      });
    }
  });

  test('a finished run shares its editions with the other runs that played the same content', async () => {
    const one = await playedRun();
    const other = await buildRun(server, { rooms: ['social'], simulation: one.simulation });
    for (const stage of [1, 2, 3]) await advanceAll(other, scenarioOf(other, stage));
    const count = async () => {
      const rows = await server.app.db.read.selectFrom('editions').select('hash').execute();
      return rows.length;
    };
    const before = await count();
    await edits.updateScenario?.(one);
    // One of the simulation, and one of each of the three scenarios that were played.
    expect(await count()).toBe(before + 4);
    await edits.updateScenario?.(one);
    expect(await count()).toBe(before + 4);
  });
});

test('an edition that an older version of the program saved lacks outcomes and facts, and is shown without', async () => {
  const run = await playedRun();
  await edits.updateDecision?.(run);
  await edits.updateSimulation?.(run);
  const seen = await everythingSeen(run);
  const { db } = server.app;
  const withoutNewFields = (text: string) =>
    JSON.stringify(
      JSON.parse(text, (key, value: unknown) =>
        ['outcome', 'conditions', 'asks_order', 'facts'].includes(key) ? undefined : value,
      ),
    );
  for (const { hash, content } of await db.read.selectFrom('editions').select(['hash', 'content']).execute())
    await server.app.systemChange(({ tx }) =>
      tx
        .updateTable('editions')
        .set({ content: withoutNewFields(content) })
        .where('hash', '=', hash)
        .execute(),
    );
  const findings = { ...seen.findings, not_shared: null };
  const json = { ...seen.json, findings, known_facts: undefined };
  expect(await everythingSeen(run)).toEqual({ ...seen, findings, json, knownFacts: { stages: [] } });
});

describe('a run that goes on', () => {
  test('a run in progress keeps a closed scenario, and follows edits of the open one', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'] });
    const content = await addContent(run);
    await playFirst(run, content.posts);
    const open = scenarioOf(run, 2);
    const params = { runId: run.id };
    const { facilitator } = run;
    const closed = (await facilitator.call('getDebrief', { params })).stages;
    const { path } = await facilitator.call('getRunBoard', { params });
    for (const scenario of [run.first, open]) {
      await edits.updateScenario?.({ ...run, content, first: scenario });
      await edits.updateDecision?.({ ...run, content, first: scenario });
    }
    expect((await facilitator.call('getDebrief', { params })).stages).toEqual(closed);
    expect((await facilitator.call('getRunBoard', { params })).path).toEqual(path);
    expect((await facilitator.call('getRun', { params })).current_scenario).toMatchObject({
      name: 'Another scenario',
      all_decisions: [{ title_of_decision: 'Renamed option' }, {}],
    });
  });

  test('an edit during an advance is seen either before the stage closes or not at all', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    await decideAll(run, run.first);
    const params = { runId: run.id };
    const content = { fact: 0, posts: [], files: { briefing: 0, room: 0 } };
    await Promise.all([
      run.facilitator.call('advanceRun', { params, body: { scenario_id: run.first.id } }),
      edits.updateScenario?.({ ...run, content }),
    ]);
    const [seen] = (await run.facilitator.call('getDebrief', { params })).stages;
    await run.facilitator.call('updateScenario', {
      params: { scenarioId: run.first.id },
      body: { name: 'Once more' },
    });
    const [after] = (await run.facilitator.call('getDebrief', { params })).stages;
    expect(after).toEqual(seen);
    expect(['Scenario 1.1', 'Another scenario']).toContain(after?.title_of_scenario);
  });
});

test('a rehearsal makes no editions', async () => {
  const { facilitator, simulation } = await buildRun(server, { rooms: ['legal'] });
  const way = simulation.stages.map(({ scenarios }) => scenarios[0]?.decision_ids[0] ?? 0);
  const body = { ways: [way] };
  const params = { simulationId: simulation.id };
  const { id: runId } = await facilitator.call('startRehearsal', { params, body });
  const closedStages = async () => (await facilitator.call('getRunBoard', { params: { runId } })).path.length;
  while ((await closedStages()) === 0) await facilitator.call('stepRehearsal', { params: { runId } });
  await facilitator.call('updateSimulation', { params, body: { name: 'Renamed' } });
  const { edition_hash } = await server.app.db.read
    .selectFrom('visits')
    .select('edition_hash')
    .where('run_id', '=', runId)
    .where('closed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  expect(edition_hash).toBeNull();
});
