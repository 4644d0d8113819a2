import type { Client } from '@vincere/contract';
import { roles, standardRooms } from '@vincere/domain';
import { saveEmailLink } from '../people/accounts/email-store.ts';
import { hashSecret } from '../people/sessions/tokens.ts';
import { debriefRun } from './debrief.ts';
import { registration } from './people.ts';
import type { BuiltRun } from './runs.ts';
import type { TestServer } from './server.ts';

/** Makes every call except those that play a run: accounts, authoring, files, preparation, announcements, help, observers and the guided debrief. */
export async function makeCallsOutsidePlay(server: TestServer, run: BuiltRun): Promise<void> {
  await manageAccounts(server, run);
  await authorSimulation(run);
  await prepareRun(server, run);
  await debriefRun(server, run);
}

/** Changes a person's email address and verifies it in every way. The server must have mail configured. */
async function verifyAddress(
  server: TestServer,
  facilitator: Client,
  { id, email_address }: { id: number; email_address: string },
  password: string,
): Promise<void> {
  const { app, nobody } = server;
  const session = await nobody.call('logIn', { body: { username: email_address, password } });
  const me = server.as(session.access_token);
  const newAddress = `moved-${email_address}`;
  await me.call('updateProfile', { body: { email_address: newAddress, current_password: password } });
  const params = { userId: id };
  await me.call('sendOwnVerification');
  await facilitator.call('sendVerification', { params });
  const now = app.clock();
  const link = {
    user_id: id,
    token_hash: hashSecret('a secret'),
    email_key: newAddress,
    expires_at: now + 1_000,
  };
  await app.systemChange(({ tx }) => saveEmailLink(tx, link, now));
  await nobody.call('verifyEmail', { body: { token: 'a secret', password } });
  await me.call('updateProfile', { body: { email_address, current_password: password } });
  await facilitator.call('confirmEmail', { params, body: { email_address } });
}

async function manageAccounts(server: TestServer, { facilitator }: BuiltRun): Promise<void> {
  const { nobody } = server;
  const person = registration();
  const { id } = await nobody.call('registerUser', { body: person });
  const params = { userId: id };
  const preferences = roles.map((room_id, index) => ({ room_id, preference_order: index + 1 }));
  await nobody.call('setPreferences', { params, body: { preferences } });
  await nobody.call('requestPasswordReset', { body: { email: person.email_address } });
  const { url } = await facilitator.call('createResetLink', { params });
  const token = /[?&#/]([\w-]{20,})$/.exec(url.replace('token=', ''))?.[1] ?? '';
  await nobody.call('resetPassword', { body: { token, password: person.password } });
  const logIn = () =>
    nobody.call('logIn', { body: { username: person.email_address, password: person.password } });
  const { refresh_token } = await logIn();
  const { access_token } = await server.as(refresh_token).call('refreshSession');
  const me = server.as(access_token);
  await me.call('updateProfile', { body: { first_name: 'Augusta' } });
  await verifyAddress(server, facilitator, { id, email_address: person.email_address }, person.password);
  await me.call('updateSettings', { body: { email_notifications: false } });
  await logIn();
  const { sessions } = await me.call('listSessions');
  const other = sessions.find(({ is_current }) => !is_current);
  await me.call('endSession', { params: { sessionId: other?.id ?? 0 } });
  await me.call('endOtherSessions');
  await me.call('changePassword', {
    body: { current_password: person.password, password: person.password },
  });
  await server.as((await logIn()).access_token).call('logOut');
  await facilitator.call('updateUser', { params, body: { is_active: false } });
}

async function authorSimulation({ facilitator }: BuiltRun): Promise<void> {
  await (await facilitator.call('exportGuide', { params: { language: 'en' } })).arrayBuffer();
  const simulation = await facilitator.call('createSimulation', {
    body: { name: 'Lighthouse', description: 'A light goes out', total_stages: 3 },
  });
  const params = { simulationId: simulation.id };
  const rooms = standardRooms.map((room) => ({ ...room, title: `The ${room.room_name} bench` }));
  const changes = { string_briefing: 'You keep the light.', rooms, rename_authors: [...roles] };
  await facilitator.call('updateSimulation', { params, body: changes });
  await facilitator.call('listRoomAuthors', { params });
  const [first, second] = [
    await facilitator.call('createStage', { params, body: { stage_instruction: 'Look' } }),
    await facilitator.call('createStage', { params, body: { stage_instruction: 'Act' } }),
  ];
  await facilitator.call('updateStage', { params: { stageId: first.id }, body: { duration_seconds: 60 } });
  const texts = { name: 'Dark', description: 'Nothing is seen' };
  const [dark, light] = [
    await facilitator.call('createScenario', { params: { stageId: first.id }, body: texts }),
    await facilitator.call('createScenario', { params: { stageId: second.id }, body: texts }),
  ];
  await facilitator.call('updateScenario', { params: { scenarioId: dark.id }, body: { name: 'Darker' } });
  await facilitator.call('createDecision', {
    params: { scenarioId: dark.id },
    body: { title_of_decision: 'Row', link_next_scenario_id: light.id },
  });
  const post = await facilitator.call('createPost', {
    body: { content: 'The lamp is out', room_name: 'legal', scenario_id: dark.id },
  });
  const fact = { text: 'It is dark', posts: [post.id], files: [], supports: [], opposes: [] };
  const { id: factId } = await facilitator.call('createFact', {
    params: { scenarioId: dark.id },
    body: fact,
  });
  await facilitator.call('updateFact', { params: { factId }, body: fact });
  await facilitator.call('listFacts', { params: { scenarioId: dark.id } });
  await facilitator.call('orderFacts', { params: { scenarioId: dark.id }, body: { facts: [factId] } });
  await facilitator.call('deleteFact', { params: { factId } });
  await facilitator.call('listStages', { params });
  await facilitator.call('listScenarios', { params: { ...params, stageId: first.id } });
  await facilitator.call('searchScenarios', { query: { search: 'dark' } });
  await facilitator.call('listSimulations');
  await facilitator.call('getSample');
  await facilitator.call('addSample', { body: { language: 'en' } });
  await manageFiles(facilitator, simulation.id, dark.id);
  await facilitator.call('deleteStage', { params: { stageId: second.id } });
  await facilitator.call('deleteSimulation', { params });
}

async function manageFiles(
  facilitator: BuiltRun['facilitator'],
  simulationId: number,
  scenarioId: number,
): Promise<void> {
  const file = { file: new Blob(['text']), fileName: 'a.txt' };
  const ofSimulation = await facilitator.call('uploadSimulationFile', {
    params: { simulationId },
    body: {},
    ...file,
  });
  const ofScenario = await facilitator.call('uploadScenarioFile', {
    params: { scenarioId },
    body: {},
    ...file,
  });
  await facilitator.call('uploadRoomFile', {
    query: { room_id: 'legal', scenario_id: scenarioId },
    body: {},
    ...file,
  });
  await facilitator.call('updateFile', { params: { fileId: ofSimulation.id }, body: { day: 2 } });
  await facilitator.call('deleteSimulationFile', { params: { fileId: ofSimulation.id } });
  await facilitator.call('deleteScenarioFile', { params: { fileId: ofScenario.id } });
}

async function shareOnTable({ id, facilitator, members, first }: BuiltRun): Promise<void> {
  const params = { runId: id };
  const [member] = members;
  const scenario_id = first.id;
  const room = member?.room_name ?? 'legal';
  const { id: post_id } = await facilitator.call('createPost', {
    body: { content: 'The pier gives way', room_name: room, scenario_id },
  });
  const { id: file_id } = await facilitator.call('uploadScenarioFile', {
    params: { scenarioId: scenario_id },
    body: { room },
    file: new Blob(['text']),
    fileName: 'ruling.txt',
  });
  const item = await member?.call('putOnTable', { params, body: { scenario_id, post_id } });
  const fileItem = await member?.call('putOnTable', { params, body: { scenario_id, file_id } });
  await member?.call('getRunTable', { params });
  await member?.call('downloadRoomFile', { params: { ...params, fileId: file_id } });
  const { id: postId } = await facilitator.call('createPost', {
    body: {
      content: 'The pier is gone',
      room_name: room,
      scenario_id,
      when: [{ kind: 'voted', room_name: null }],
    },
  });
  for (const is_dropped of [true, false])
    await facilitator.call('dropPost', {
      params: { postId },
      body: { simulation_run_id: id, is_dropped },
    });
  const fact = { text: 'The pier is weak', posts: [post_id], files: [], supports: [], opposes: [] };
  const { id: factId } = await facilitator.call('createFact', {
    params: { scenarioId: scenario_id },
    body: fact,
  });
  for (const call of ['tickFact', 'untickFact'] as const)
    await facilitator.call(call, { params: { ...params, factId } });
  await facilitator.call('getRunFacts', { params });
  await facilitator.call('getFindings', { params });
  await facilitator.call('holdFacts', { params, body: { holds_facts: false } });
  await member?.call('getKnownFacts', { params });
  await facilitator.call('blankLine', { params: { ...params, itemId: item?.id ?? 0 } });
  await member?.call('takeFromTable', { params: { ...params, itemId: fileItem?.id ?? 0 } });
  await facilitator.call('deleteScenarioFile', { params: { fileId: file_id } });
}

async function prepareRun(server: TestServer, run: BuiltRun): Promise<void> {
  const { id, facilitator, members, first, simulation } = run;
  const params = { runId: id };
  const { id: roomRunId } = await facilitator.call('getRoomRunByName', {
    params: { ...params, roomName: 'legal' },
  });
  const { objectives } = await facilitator.call('updateTeaching', {
    params: { simulationId: simulation.id },
    body: {
      objectives: [{ id: null, title: 'Share', text: '' }],
      objectives_revision: 0,
      teaching_note: '# Watch for',
    },
  });
  await facilitator.call('getTeaching', { params: { simulationId: simulation.id } });
  await facilitator.call('getRatings', { params });
  const rating = { stage_number: 1, objective_id: objectives[0]?.id ?? 0, room_name: null, revision: 0 };
  await facilitator.call('saveRating', {
    params,
    body: { ...rating, mark: 'P', remark: '', may_be_shared: false },
  });
  await facilitator.call('getObjectivesReport', { params });
  await facilitator.call('saveFacilitatorNotes', { params, body: { notes: 'They hesitate' } });
  await facilitator.call('saveTakeaway', { params, body: { takeaway: 'Ask every room' } });
  const { id: announcementId } = await facilitator.call('announce', {
    params,
    body: { content: 'Ten minutes left', room_name: 'legal' },
  });
  await facilitator.call('takeBackAnnouncement', { params: { ...params, announcementId } });
  await facilitator.call('nudge', { params });
  await members[0]?.call('listOwnHelp', { params });
  const post_ids = (await members[0]?.call('getOwnReading', { params }))?.shown ?? [];
  await members[0]?.call('saveOwnReading', { params: { roomRunId }, body: { post_ids } });
  await facilitator.call('getReading', { params });
  const observer = await server.user();
  const { user_id } = await facilitator.call('addObserver', {
    params,
    body: { account: observer.email_address },
  });
  await facilitator.call('listObservers', { params });
  await observer.call('listObservedRuns');
  await observer.call('getRun', { params });
  await observer.call('getRunBoard', { params });
  await facilitator.call('removeObserver', { params: { ...params, userId: user_id } });
  const questionId =
    (await members[0]?.call('askForHelp', { params, body: { content: 'May we call?' } }))?.id ?? 0;
  await facilitator.call('listHelp', { params });
  await facilitator.call('answerHelp', { params: { ...params, questionId }, body: { content: 'Yes' } });
  await facilitator.call('settleHelp', { params: { ...params, questionId }, body: { settled: false } });
  await facilitator.call('replaceRoomNotes', { params: { roomRunId }, body: { notes: 'Anew' } });
  await facilitator.call('listLivePosts', { params });
  const { id: fileId } = await facilitator.call('uploadSimulationFile', {
    params: { simulationId: simulation.id },
    body: {},
    file: new Blob(['text']),
    fileName: 'b.txt',
  });
  await members[0]?.call('downloadRunFile', { params: { ...params, fileId } });
  await facilitator.call('recordVoteFor', {
    params,
    body: {
      participantId: members[0]?.seat_id ?? 0,
      scenarioId: first.id,
      decisionId: first.decision_ids[0] ?? 0,
    },
  });
  await facilitator.call('withdrawVoteFor', {
    params: { ...params, participantId: members[0]?.seat_id ?? 0, scenarioId: first.id },
  });
  const order = { scenario_id: first.id };
  await facilitator.call('updateScenario', { params: { scenarioId: first.id }, body: { asks_order: true } });
  await members[0]?.call('takePen', { params, body: order });
  await members[0]?.call('saveOrder', { params, body: { ...order, text: 'Call the tug', revision: 0 } });
  await members[0]?.call('getRunOrders', { params });
  await members[0]?.call('putPenDown', { params });
  await shareOnTable(run);
  for (const { seat_id } of members)
    await facilitator.call('recordVoteFor', {
      params,
      body: { participantId: seat_id, scenarioId: first.id, decisionId: first.decision_ids[0] ?? 0 },
    });
  const { current_scenario } = await facilitator.call('advanceRun', { params, body: { begin: false } });
  await facilitator.call('showOutcome', { params, body: { scenario_id: first.id } });
  await facilitator.call('beginStage', { params, body: { scenario_id: current_scenario?.id ?? 0 } });
  await facilitator.call('correctJudgement', { params, body: { ...order, conditions_met: [] } });
}
