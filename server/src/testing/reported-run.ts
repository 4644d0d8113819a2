import { loadRunData, type RunData } from '../debrief/exports/run-data.ts';
import { type BuiltRun, buildRun, type Member } from './runs.ts';
import { startServer } from './server.ts';

/** A post that a vote cites and a post that is only on the table, both longer than an excerpt. */
export const post = `The pier gives way. ${'It has carried more than it was built for since spring. '.repeat(12)}Nobody asked.`;
export const sharedPost = `The tugs are ready. ${'They have been ready since noon. '.repeat(12)}Call them.`;

/**
 * Returns the data of a run with one closed stage. Its two rooms wrote notes, shared and cited posts, and gave an order; one
 * person did not vote. Its facilitator rated one of two objectives. `reasoning` is that of all votes.
 */
export async function reportedRun(reasoning = 'It holds'): Promise<RunData> {
  const server = await startServer();
  const run = await buildRun(server, {
    status: 'DRAFT',
    rooms: ['legal', 'social', 'social'],
    people: [
      { first_name: 'Ada', last_name: 'Lovelace' },
      { first_name: 'Alan', last_name: 'Turing' },
      { first_name: 'Grace', last_name: 'Hopper' },
    ],
  });
  const [ada, alan] = run.members as [Member, Member];
  const params = { runId: run.id };
  await run.facilitator.call('setRunOptions', { params, body: { table: true } });
  await run.facilitator.call('changeRunStatus', { params, body: { status: 'IN_PROGRESS' } });
  const write = (room_name: 'legal' | 'social', content: string) =>
    run.facilitator.call('createPost', { body: { content, room_name, scenario_id: run.first.id } });
  const { id: cited } = await write('legal', post);
  const { id: onTable } = await write('social', sharedPost);
  for (const [member, id] of [
    [ada, cited],
    [alan, onTable],
  ] as const)
    await member.call('putOnTable', {
      params,
      body: { scenario_id: run.first.id, post_id: id, line: 'Read this' },
    });
  const { id: roomRunId } = await run.facilitator.call('getRoomRunByName', {
    params: { ...params, roomName: 'legal' },
  });
  await ada.call('addRoomNote', { params: { roomRunId }, body: { text: 'Ask the harbour master' } });
  const [decision_chosen_id = 0] = run.first.decision_ids;
  for (const member of [ada, alan])
    await member.call('castFinalVote', {
      params,
      body: { decision_chosen_id, reasoning, evidence: [cited] },
    });
  await rateObjectives(run);
  await run.facilitator.call('advanceRun', { params, body: { force: true } });
  await run.facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
  const loaded = await loadRunData(server.app.db.read, run.id, server.clock.now);
  await server.close();
  const order = { text: 'Close the quay at ten.', conditions: [{ text: 'A date', is_met: true }] };
  return { ...loaded, stages: loaded.stages.map((stage) => ({ ...stage, order })) };
}

async function rateObjectives({ id, simulation, facilitator }: BuiltRun): Promise<void> {
  const { objectives } = await facilitator.call('updateTeaching', {
    params: { simulationId: simulation.id },
    body: {
      objectives: [
        { id: null, title: 'Share what only your room knows', text: 'It is on the table before the vote.' },
        { id: null, title: 'Decide in time', text: '' },
      ],
      objectives_revision: 0,
    },
  });
  const rate = (rating: {
    room_name: 'legal' | null;
    mark: 'S' | null;
    remark: string;
    may_be_shared: boolean;
  }) =>
    facilitator.call('saveRating', {
      params: { runId: id },
      body: { stage_number: 1, objective_id: objectives[0]?.id ?? 0, revision: 0, ...rating },
    });
  await rate({ room_name: null, mark: 'S', remark: 'Nobody asked the others.', may_be_shared: false });
  await rate({ room_name: 'legal', mark: null, remark: 'They read aloud.', may_be_shared: true });
}
