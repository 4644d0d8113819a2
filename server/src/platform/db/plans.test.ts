import { join as joinPath } from 'node:path';
import { apiPrefix, calls } from '@vincere/contract';
import { questionKeys, roles } from '@vincere/domain';
import SqliteFile from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCallsOutsidePlay } from '../../testing/calls-outside-play.ts';
import { registration } from '../../testing/people.ts';
import { advanceAll, type BuiltRun, buildRun, join } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { type BuiltSimulation, buildSimulation } from '../../testing/simulations.ts';
import { follow } from '../../testing/streams.ts';
import { insertPastVotes } from '../../testing/votes.ts';
import { listSilentProcesses, removeProcess, saveOpenStreams, saveProcess } from '../live/presence-store.ts';

/*
 * No query of a call may scan a whole table that grows, except for lists that show all of it. The test reads SQLite's
 * query plans. They depend on the indexes, not on the size of the tables, so little data suffices.
 */

const statements = new Set<string>();
/** False while the database is filled with test data. */
let isRecording = false;
let server: TestServer;
beforeAll(async () => {
  // With an unreachable mail server, mails are composed but not delivered.
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9' };
  server = await startServer(mail, (sql) => void (isRecording && statements.add(sql)));
});
afterAll(() => server.close());

/** Statements that scan a whole table on purpose. */
const allowed = [
  // Lists for administrators: all simulations, all runs, and searches for any part of a person's or scenario's name.
  /^select .* from "simulations"/,
  /^select .* from "runs" inner join "simulations"/,
  /^select .* from "users"( where .*lower\(|.* order by| *$)/,
  // Counts on the dashboard, read from an index.
  /^select "status", count\(\*\) as "count" from "runs" where "rehearsal" is null and "archived_at" is null group by "status"$/,
  /^select count\(\*\) as "\w+" from "(users|scenarios|runs|simulations)"/,
  // All administrators, through an index that contains only them.
  /^update "users" .* where "is_admin" = 1 returning/,
  /^select "email_address", "settings" from "users" where "is_admin" = 1 /,
  /^select .* from "scenarios" inner join "stages" .*"simulations"/,
  // The audit log, newest first: searched for any part of a text, and counted for paging.
  /^select .* from "audit_entries"/,
];

/** Makes every call of a workshop once, on a run of three stages. */
async function playWorkshop(simulation: BuiltSimulation): Promise<void> {
  const run = await buildRun(server, { rooms: [...roles, 'dashboard'], simulation });
  const { facilitator, members, first } = run;
  const [member] = members;
  if (member === undefined) throw new Error('The run has members');
  const params = { runId: run.id };
  const scenario = { scenarioId: first.id, roomName: 'political' } as const;
  const { id: roomRunId } = await member.call('getRoomRunByName', {
    params: { ...params, roomName: 'political' },
  });
  await facilitator.call('createPost', {
    body: { content: 'A', room_name: 'political', scenario_id: first.id },
  });
  await facilitator.call('publishPost', { params: { roomRunId }, body: { content: 'B' } });
  const heldPost = await facilitator.call('createPost', {
    body: { content: 'Held', room_name: 'political', scenario_id: first.id, release: 'held' },
  });
  await facilitator.call('listComingPosts', { params });
  await facilitator.call('releasePost', {
    params: { postId: heldPost.id },
    body: { simulation_run_id: run.id },
  });
  await facilitator.call('saveAuthoredNotes', { params: scenario, body: { notes: 'Look closely' } });
  const file = { file: new Blob(['text']), fileName: 'a.txt' };
  const { id: fileId } = await facilitator.call('uploadScenarioFile', {
    params: { scenarioId: first.id },
    body: { room: 'political' },
    ...file,
  });
  await facilitator.call('uploadSimulationFile', {
    params: { simulationId: simulation.id },
    body: {},
    ...file,
  });
  for (const reader of [member, facilitator]) {
    await reader.call('joinRun', { body: { access_code: run.access_code, room_name: 'political' } });
    await reader.call('getRoomRun', { params: { roomRunId } });
    await reader.call('getAuthoredRoom', { params: scenario });
    await reader.call('listPosts', { params: scenario });
    await reader.call('listRoomFiles', { params: { roomRunId } });
    await reader.call('downloadFile', { params: { fileId } });
    await reader.call('downloadRoomFile', { params: { ...params, fileId } });
    await reader.call('downloadScenarioFiles', { params: { scenarioId: first.id } });
    await reader.call('getScenario', { params: { scenarioId: first.id } });
    for (const roomId of roles) await reader.call('getRoomVotes', { params: { ...params, roomId } });
    await reader.call('addRoomNote', { params: { roomRunId }, body: { text: 'Seen' } });
    await reader.call('listMyRuns');
    await reader.call('getProfile');
    await reader.call('getSettings');
  }
  await member.call('getUserRun', { params: { userRunId: member.seat_id } });
  await member.call('castRoomVote', {
    params,
    body: { decision_chosen_id: first.decision_ids[0] ?? 0, reasoning: 'Yes', evidence: [heldPost.id] },
  });
  await facilitator.call('seatParticipant', {
    params,
    body: { name: 'Ada Byron', email: 'ada@example.org' },
  });
  const { users_playing } = await facilitator.call('getRun', { params });
  const seat = { userRunId: users_playing.at(-1)?.user_run_id ?? 0 };
  await facilitator.call('moveParticipant', { params: seat, body: { room_name: 'legal' } });
  await facilitator.call('listPeopleToPlace', { params });
  await facilitator.call('assignRooms', {
    params,
    body: {
      moves: [{ user_run_id: seat.userRunId, from: 'legal', room_name: 'social', is_room_given: false }],
    },
  });
  await facilitator.call('removeParticipant', { params: seat });
  await facilitator.call('restoreParticipant', { params: seat });
  await facilitator.call('removeParticipant', { params: seat });
  await facilitator.call('removeParticipant', {
    params: { userRunId: users_playing.find(({ user_id }) => user_id === facilitator.id)?.user_run_id ?? 0 },
  });
  await joinAsGuest(run);
  await addRoster(run);
  await exportAndImport(run);
  await playRehearsal(run);
  await facilitator.call('getRunBoard', { params });
  await facilitator.call('getFigures');
  await facilitator.call('updatePost', { params: { postId: heldPost.id }, body: { release: 30 } });
  for (const content of ['C', 'D']) {
    const post =
      content === 'C'
        ? await facilitator.call('createPost', {
            body: { content, room_name: 'political', scenario_id: first.id },
          })
        : await facilitator.call('publishPost', { params: { roomRunId }, body: { content } });
    await facilitator.call('updatePost', { params: { postId: post.id }, body: { content: 'E' } });
    await facilitator.call('deletePost', { params: { postId: post.id } });
  }
  await followAndLeave(run);
  await facilitator.call('addTime', { params, body: { seconds: 60 } });
  await facilitator.call('setPlenaryTimer', { params, body: { seconds: 600 } });
  await facilitator.call('setTime', { params, body: { remaining_seconds: 600 } });
  for (const { scenarios } of simulation.stages) {
    const reached = scenarios[0];
    if (reached) await advanceAll(run, reached);
  }
  await facilitator.call('renameRun', { params, body: { name: 'Renamed' } });
  await facilitator.call('archiveRun', { params, body: { archived: true } });
  await facilitator.call('listRuns', { query: { archived: false } });
  const draft = await buildRun(server, { rooms: ['legal'], status: 'DRAFT', simulation });
  const options = { table: false, asks_confidence: true };
  await draft.facilitator.call('setRunOptions', { params: { runId: draft.id }, body: options });
  await draft.facilitator.call('deleteRun', { params: { runId: draft.id }, query: {} });
  await readNamedAnswers(simulation);
  const answers = Object.fromEntries(questionKeys.map((key) => [key, key.endsWith('q4') ? 'Well' : 3]));
  await member.call('submitQuestionnaire', {
    params: { userId: member.id },
    body: { ...answers, questionnaire_type: 'post', simulation_run_id: run.id },
  });
  await member.call('getQuestionnaire', {
    params: { userId: member.id },
    query: { questionnaire_type: 'post', simulation_run_id: run.id },
  });
  await member.call('getOwnEstimates', { params });
  await member.call('getParticipantReport', { params });
  await member.call('getOwnRecord', { params });
  await facilitator.call('getAdminReport', { params });
  await facilitator.call('shareReport', { params, body: { shared: true } });
  await facilitator.call('getDebrief', { params });
  await facilitator.call('getOpenAnswers', { params });
  await facilitator.call('getReplay', { params });
  await (
    await member.call('exportSummary', { params, query: { time_zone: 'UTC', hour_cycle: 'h12' } })
  ).arrayBuffer();
  await (await facilitator.call('exportRun', { params, body: { format: 'json' } })).text();
  await facilitator.call('getPreflight', { params: { simulationId: simulation.id } });
  await facilitator.call('getSimulationUse', { params: { simulationId: simulation.id } });
  await facilitator.call('getReadiness', { params: { simulationId: simulation.id } });
  await facilitator.call('getSimulation', { params: { simulationId: simulation.id } });
  await facilitator.call('listDecisions', { params: { scenarioId: first.id } });
  // The first edit after the end of the run makes its editions, which the calls after it read.
  await facilitator.call('deleteFile', { params: { fileId } });
  await facilitator.call('getPlayedSimulation', { params });
  await facilitator.call('getRun', { params });
  await facilitator.call('getRunBoard', { params });
  await member.call('getParticipantReport', { params });
  await member.call('listPosts', { params: scenario });
  await (await member.call('downloadRunFile', { params: { ...params, fileId } })).text();
  await facilitator.call('listRuns');
  await facilitator.call('listOpenRuns');
  await facilitator.call('listRuns', { query: { finished: true, page: 1 } });
  await facilitator.call('searchSimulations', { query: { search: 'harbour' } });
  const unused = simulation.stages[2]?.scenarios[1];
  const decisionId = unused?.decision_ids[0] ?? 0;
  await facilitator.call('updateDecision', { params: { decisionId }, body: { title_of_decision: 'Other' } });
  await facilitator.call('deleteDecision', { params: { decisionId } });
  await facilitator.call('deleteScenario', { params: { scenarioId: unused?.id ?? 0 } });
  await facilitator.call('listUsers');
  await facilitator.call('listAuditEntries', { query: { search: 'harbour', acts: 'createRun' } });
}

/** Reads answers of a run that names them, while it goes on and after its end. */
async function readNamedAnswers(simulation: BuiltSimulation): Promise<void> {
  const run = await buildRun(server, { simulation });
  const params = { runId: run.id };
  await run.facilitator.call('setNamesAnswers', { params, body: { names_answers: true } });
  const member = await join(server, run.facilitator, run, 'legal');
  server.clock.advance(1_000);
  const answers = Object.fromEntries(questionKeys.map((key) => [key, key.endsWith('q4') ? 'Well' : 3]));
  await member.call('submitQuestionnaire', {
    params: { userId: member.id },
    body: { ...answers, questionnaire_type: 'pre' },
  });
  const read = () =>
    run.facilitator.call('getQuestionnaire', {
      params: { userId: member.id },
      query: { simulation_run_id: run.id },
    });
  await read();
  await run.facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
  await read();
}

/** Lets a guest join, create an account and be removed. */
async function joinAsGuest({ id, access_code, facilitator }: BuiltRun): Promise<void> {
  await facilitator.call('setGuestJoin', { params: { runId: id }, body: { guest_join: true } });
  await facilitator.call('setQuestionnaires', { params: { runId: id }, body: { questionnaires: 'scales' } });
  await server.nobody.call('getJoin', { params: { accessCode: access_code } });
  await server.nobody.call('getTakingPart', { params: { accessCode: access_code } });
  const { access_token } = await server.nobody.call('joinAsGuest', {
    body: { access_code, name: 'Ada', key: 'k'.repeat(32) },
  });
  const guest = server.as(access_token);
  await guest.call('makeOwnAccount', { body: registration() });
  const { user_run } = await guest.call('listMyRuns');
  await facilitator.call('removeParticipant', { params: { userRunId: user_run[0]?.id ?? 0 } });
}

/** Exports a simulation and imports it again, as a package and as a workbook. */
async function exportAndImport({ facilitator, simulation }: BuiltRun): Promise<void> {
  const params = { simulationId: simulation.id };
  await facilitator.call('duplicateSimulation', { params });
  await server.nobody.call('getPackageSchema');
  await facilitator.call('getSheetTemplate', {});
  const zip = await facilitator.call('exportSimulation', { params });
  await facilitator.call('importSimulation', { body: {}, file: await zip.blob(), fileName: 'a.zip' });
  const book = await facilitator.call('exportSimulationSheet', { params });
  await facilitator.call('importSimulationSheet', { body: {}, file: await book.blob(), fileName: 'a.xlsx' });
}

/** Lets bots play one path of a rehearsal, which is then deleted. */
async function playRehearsal({ facilitator, simulation }: BuiltRun): Promise<void> {
  const way = simulation.stages.map(({ scenarios }) => scenarios[0]?.decision_ids[0] ?? 0);
  const { id: runId } = await facilitator.call('startRehearsal', {
    params: { simulationId: simulation.id },
    body: { ways: [way, way] },
  });
  for (let step = 0; step < 15; step++) await facilitator.call('stepRehearsal', { params: { runId } });
  await facilitator.call('endRehearsal', { params: { runId } });
}

/** Previews a roster, adds it and removes it again. */
async function addRoster({ id, facilitator }: BuiltRun): Promise<void> {
  const params = { runId: id };
  const [file, fileName] = [new Blob(['name,email\nEda,eda@example.org\n']), 'people.csv'];
  await facilitator.call('checkRoster', { params, body: {}, file, fileName });
  const lines = [{ line: 2, name: 'Ada', email: 'ada@example.org', room: '' }];
  await facilitator.call('checkRosterLines', { params, body: { lines } });
  await facilitator.call('getRosterExample', {});
  const people = [{ name: 'Eda', email: 'eda@example.org' }];
  const { added } = await facilitator.call('addRoster', { params, body: { people } });
  await facilitator.call('takeBackRoster', {
    params,
    body: { user_run_ids: added.map(({ user_run_id }) => user_run_id) },
  });
}

/** Follows the run, leaves it, and lets the presence of a dead process be removed. */
async function followAndLeave({ id, members: [member], facilitator }: BuiltRun): Promise<void> {
  const stream = await follow(server, id, member?.token ?? '');
  const isConnected = async () => {
    const { seats } = await facilitator.call('getRunBoard', { params: { runId: id } });
    return seats.some(({ is_connected }) => is_connected);
  };
  await expect.poll(isConnected, { timeout: 5_000 }).toBe(true);
  stream.close();
  await expect.poll(isConnected, { timeout: 5_000 }).toBe(false);
  await server.app.systemChange(async (change) => {
    await saveProcess(change.tx, { id: 'died', beat_at: 1 });
    await saveOpenStreams(change.tx, 'died', [member?.seat_id ?? 0]);
  });
  for (const died of await listSilentProcesses(server.app.db.read, 'own', 2))
    await server.app.systemChange((change) => removeProcess(change, died));
}

/** Returns the paths of the calls that have never succeeded. */
async function uncalled(): Promise<string[]> {
  const metrics = await (await fetch(`${server.origin}/metrics`)).text();
  return Object.values(calls)
    .filter(
      ({ method, path, answer }) =>
        answer !== 'events' && !metrics.includes(`{method="${method}",route="${apiPrefix}${path}",status="2`),
    )
    .map(({ path }) => path);
}

describe.skipIf(process.env['DATABASE_URL'])('the queries of a whole workshop', () => {
  test('the queries of a whole workshop use an index', async () => {
    const simulation = await buildSimulation(server.app);
    await insertPastVotes(server.app, simulation);
    isRecording = true;
    await playWorkshop(simulation);
    await makeCallsOutsidePlay(server, await buildRun(server, { rooms: ['legal'], simulation }));
    // The server counts a call after sending its response, so the client may be ahead of the count.
    await expect.poll(uncalled).toEqual([]);
    const file = new SqliteFile(joinPath(server.app.config.dataFolder, 'vincere.sqlite'), { readonly: true });
    const scans: string[] = [];
    for (const statement of statements) {
      // Skip inserts: their plans include foreign key checks that only run after a violation.
      if (!/^(select|update|delete)/.test(statement) || /sqlite_master|kysely_migration/.test(statement))
        continue;
      if (allowed.some((one) => one.test(statement))) continue;
      const plan = file.prepare(`explain query plan ${statement}`).all() as { detail: string }[];
      // Scanning the result of an inner select is fine. `SCAN x USING INDEX` reads in order and stops at a limit.
      const inner = new Set(plan.map(({ detail }) => /^CO-ROUTINE (.+)/.exec(detail)?.[1]));
      for (const { detail } of plan)
        if (/^SCAN (?!CONSTANT|json_|\(subquery)/.test(detail) && !inner.has(detail.slice('SCAN '.length)))
          scans.push(`${detail}: ${statement.slice(0, 300)}`);
    }
    file.close();
    expect(statements.size).toBeGreaterThan(100);
    expect(scans).toEqual([]);
    // It makes every call once, so it takes as long as dozens of other tests.
  }, 120_000);
});
