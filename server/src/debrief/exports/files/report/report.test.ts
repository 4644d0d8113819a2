import { reportLayouts } from '@vincere/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { reportOn, textOf } from '../../../../testing/reports.ts';
import { buildRun, type Member } from '../../../../testing/runs.ts';
import { startServer } from '../../../../testing/server.ts';
import { loadRunData, type RunData } from '../../run-data.ts';

const post = `The pier gives way. ${'It has carried more than it was built for since spring. '.repeat(12)}Nobody asked.`;
const sharedPost = `The tugs are ready. ${'They have been ready since noon. '.repeat(12)}Call them.`;

/** A run with one closed stage, in which two rooms wrote notes, shared and cited posts, and one person did not vote. */
let runData: RunData;
beforeAll(async () => {
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
      body: { decision_chosen_id, reasoning: 'It holds', evidence: [cited] },
    });
  await run.facilitator.call('advanceRun', { params, body: { force: true } });
  await run.facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
  const loaded = await loadRunData(server.app.db.read, run.id, server.clock.now);
  const order = { text: 'Close the quay at ten.', conditions: [{ text: 'A date', is_met: true }] };
  runData = { ...loaded, stages: loaded.stages.map((stage) => ({ ...stage, order })) };
  await server.close();
});

describe.each(reportLayouts)('the report in the layout %s', (layout) => {
  test('has each post whole, and once', () => {
    const text = textOf(reportOn(runData, { layout }));
    for (const content of [post, sharedPost]) expect(text.split(content)).toHaveLength(2);
    expect(text).toContain('(Evidence 1)');
  });

  test('has the notes of the rooms and the orders', () => {
    const text = textOf(reportOn(runData, { layout }));
    for (const part of [
      'Notes of the rooms',
      'Ask the harbour master',
      'Close the quay at ten.',
      'Met: A date',
    ])
      expect(text).toContain(part);
    expect(textOf(reportOn(runData, { layout, language: 'de' }))).toContain('Notizen der Räume');
  });

  test('has one page break at most, before the appendix', () => {
    const kinds = reportOn(runData, { layout }).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'break')).toHaveLength(layout === 'board' ? 1 : 0);
  });
});

test('the layout for a board names rooms, but no people', () => {
  const text = textOf(reportOn(runData, { layout: 'board' }));
  for (const part of [
    'Legal Expert',
    'It holds',
    'Missing votes when the group went on: 1.',
    'Missing votes 1',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/Ada|Lovelace|Alan|Turing|Grace|Hopper/);
  const full = textOf(reportOn(runData));
  for (const name of ['Ada Lovelace', 'Alan Turing', 'Grace Hopper']) expect(full).toContain(name);
});
