import type { Findings } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advanceAll, type BuiltRun, buildRun, type Member, observe } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { buildSimulation } from '../../testing/simulations.ts';
import { loadRunData } from '../exports/run-data.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const params = ({ id }: { id: number }) => ({ runId: id });
const findings = (run: BuiltRun) => run.facilitator.call('getFindings', { params: params(run) });
const advance = (run: BuiltRun, body: { force?: boolean; decision_id?: number } = {}) =>
  run.facilitator.call('advanceRun', { params: params(run), body });
const end = (run: BuiltRun) =>
  run.facilitator.call('changeRunStatus', { params: params(run), body: { status: 'ENDED' } });
const vote = (
  kind: 'castFinalVote' | 'castRoomVote',
  run: BuiltRun,
  member: Member | undefined,
  option: number,
  scenario = run.first,
) =>
  member?.call(kind, {
    params: params(run),
    body: { decision_chosen_id: scenario.decision_ids[option] ?? 0, reasoning: `Reason ${option}` },
  });
const ofKind = <Kind extends Findings['findings'][number]['kind']>({ findings: all }: Findings, kind: Kind) =>
  all.find((one): one is Extract<Findings['findings'][number], { kind: Kind }> => one.kind === kind);

/** Casts each member's room vote and final decision, given by their options. */
async function voteAll(run: BuiltRun, options: readonly (readonly [room: number, final: number])[]) {
  for (const [index, [room, final]] of options.entries()) {
    await vote('castRoomVote', run, run.members[index], room);
    await vote('castFinalVote', run, run.members[index], final);
  }
}

const fourRooms: Room[] = ['legal', 'legal', 'social', 'social', 'economic', 'economic'];

/** A run whose first stage was a tie of six people: two moved, and both in the legal room disagree with the group. */
async function tiedRun() {
  const run = await buildRun(server, { rooms: fourRooms });
  server.clock.advance(300_000);
  await voteAll(run, [
    [0, 0],
    [0, 0],
    [1, 1],
    [1, 1],
    [0, 1],
    [1, 0],
  ]);
  await advance(run, { decision_id: run.first.decision_ids[1] ?? 0 });
  return run;
}

describe('the findings of a run', () => {
  test('the findings of a run have the numbers of the votes, the shift and the clock', async () => {
    const run = await tiedRun();
    const [first, second] = run.first.decision_ids;
    const page = await findings(run);
    expect(page.stages).toMatchObject([
      {
        stage_number: 1,
        title_of_scenario: 'Scenario 1.1',
        decisions: [
          { id: first, title_of_decision: 'Option 1', votes: 3 },
          { id: second, votes: 3 },
        ],
        chosen_decision_id: second,
        decided_by: 'facilitator',
        seconds: 300,
        clock_seconds: 930,
      },
    ]);
    expect(ofKind(page, 'tie')).toEqual({
      kind: 'tie',
      stage_number: 1,
      scenario_id: run.first.id,
      tied: [first, second],
      votes_each: 3,
      others: [],
      decided_by: 'facilitator',
      chosen_decision_id: second,
      source: { kind: 'timeline', moment: 'left', at_ms: 300_000 },
      is_neutral: false,
    });
    expect(ofKind(page, 'moved')).toMatchObject({
      moved: 2,
      of: 6,
      moves: [
        { from: first, to: second, people: 1 },
        { from: second, to: first, people: 1 },
      ],
      room_votes: [
        { decision_id: first, people: 3 },
        { decision_id: second, people: 3 },
      ],
    });
    expect(ofKind(page, 'room-against-group')).toMatchObject({
      room_name: 'legal',
      decision_id: first,
      votes: 2,
      of: 2,
      chosen_decision_id: second,
    });
    expect([page.is_too_small, page.not_shared, page.last_outcome]).toEqual([false, null, null]);
  });

  test('the findings of a run leave out the open stage while the run goes on', async () => {
    const run = await tiedRun();
    const next = run.simulation.stages[1]?.scenarios[1];
    await vote('castFinalVote', run, run.members[0], 0, next);
    expect((await findings(run)).stages).toHaveLength(1);
    await end(run);
    const ended = await findings(run);
    expect(ended.stages.map(({ chosen_decision_id }) => chosen_decision_id)).toEqual([
      run.first.decision_ids[1],
      null,
    ]);
    expect(ended.findings.every(({ stage_number, is_neutral }) => is_neutral || stage_number === 1)).toBe(
      true,
    );
  });

  test('findings leave out decisions recorded on behalf, and people missing after a forced advance', async () => {
    const run = await buildRun(server, { rooms: [...fourRooms, 'technological'] });
    const stayed = run.members.slice(0, 4);
    for (const member of stayed) {
      await vote('castRoomVote', run, member, 0);
      await vote('castFinalVote', run, member, 0);
    }
    for (const member of run.members.slice(4)) await vote('castRoomVote', run, member, 1);
    await run.facilitator.call('recordVoteFor', {
      params: params(run),
      body: {
        participantId: run.members[4]?.seat_id ?? 0,
        scenarioId: run.first.id,
        decisionId: run.first.decision_ids[0] ?? 0,
      },
    });
    await advance(run, { force: true });
    const page = await findings(run);
    expect(ofKind(page, 'moved')).toBeUndefined();
    expect(ofKind(page, 'forced')).toMatchObject({ missing: 2, of: 7 });
  });

  test('the findings are three neutral facts for two people, and for a run that was stopped at once', async () => {
    const small = await buildRun(server, { rooms: ['legal', 'social'] });
    await voteAll(small, [
      [0, 1],
      [1, 0],
    ]);
    await advance(small);
    await end(small);
    const stopped = await buildRun(server, { rooms: ['legal'] });
    await end(stopped);
    const pages = [await findings(small), await findings(stopped)];
    for (const page of pages) {
      const kinds = page.findings.map(({ kind, is_neutral }) => [kind, is_neutral]);
      expect(kinds).toEqual([
        ['running-time', true],
        ['path', true],
        ['last-decision', true],
      ]);
    }
    expect(pages.map(({ is_too_small }) => is_too_small)).toEqual([true, false]);
  });

  test('the findings of a run are empty before the first stage has closed', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    expect(await findings(run)).toEqual({
      stages: [],
      last_outcome: null,
      findings: [],
      is_too_small: false,
      not_shared: null,
    });
  });

  test('the findings of a run have no name, reasoning or confidence of a person', async () => {
    const run = await buildRun(server, { rooms: fourRooms, status: 'DRAFT' });
    await run.facilitator.call('setRunOptions', { params: params(run), body: { asks_confidence: true } });
    await run.facilitator.call('changeRunStatus', { params: params(run), body: { status: 'IN_PROGRESS' } });
    const [first = 0, second = 0] = run.first.decision_ids;
    for (const member of run.members) {
      const body = { decision_chosen_id: first, reasoning: 'Reason', confidence: 70 } as const;
      await member.call('castRoomVote', { params: params(run), body: { ...body, forecast: second } });
      await member.call('castFinalVote', { params: params(run), body });
    }
    await advance(run);
    const page = await findings(run);
    expect(ofKind(page, 'forecast')).toBeDefined();
    const text = JSON.stringify(page);
    for (const { full_name, email_address } of run.members) {
      expect(text).not.toContain(full_name);
      expect(text).not.toContain(email_address);
    }
    expect(text).not.toMatch(/Reason|seat|confidence|user/);
  });

  test('the findings of a run stay as they were when the author edits texts, times and links', async () => {
    const run = await tiedRun();
    await end(run);
    const before = await findings(run);
    const { facilitator, first } = run;
    const stageId = first.stage_id;
    await facilitator.call('updateStage', { params: { stageId }, body: { duration_seconds: 60 } });
    await facilitator.call('updateScenario', {
      params: { scenarioId: first.id },
      body: { name: 'Rewritten' },
    });
    await facilitator.call('updateDecision', {
      params: { decisionId: first.decision_ids[0] ?? 0 },
      body: { title_of_decision: 'Rewritten', outcome: 'Rewritten' },
    });
    expect(await findings(run)).toEqual(before);
  });

  test('the findings of a run count the time that a facilitator added to the clock', async () => {
    const run = await buildRun(server, { rooms: fourRooms });
    await run.facilitator.call('addTime', { params: params(run), body: { seconds: 70 } });
    server.clock.advance(600_000);
    await advanceAll(run, run.first);
    const second = run.simulation.stages[1]?.scenarios[0];
    server.clock.advance(60_000);
    if (second) await advanceAll(run, second);
    expect(ofKind(await findings(run), 'slowest')).toMatchObject({
      stage_number: 1,
      seconds: 600,
      clock_seconds: 1000,
      others: [{ stage_number: 2, seconds: 60, clock_seconds: 930 }],
      source: { kind: 'timeline', moment: 'entered', at_ms: 0 },
    });
  });

  test('the findings name a forecast that was far off, as a number of four people or more', async () => {
    const run = await buildRun(server, { rooms: fourRooms, status: 'DRAFT' });
    await run.facilitator.call('setRunOptions', { params: params(run), body: { asks_confidence: true } });
    await run.facilitator.call('changeRunStatus', { params: params(run), body: { status: 'IN_PROGRESS' } });
    const [first = 0, second = 0] = run.first.decision_ids;
    for (const [index, member] of run.members.entries()) {
      const body = { decision_chosen_id: first, reasoning: 'So be it', confidence: 50 } as const;
      await member.call('castRoomVote', {
        params: params(run),
        body: { ...body, forecast: index < 2 ? first : second },
      });
      await member.call('castFinalVote', { params: params(run), body });
    }
    await advance(run);
    expect(ofKind(await findings(run), 'forecast')).toMatchObject({
      chosen_decision_id: first,
      named: 2,
      of: 6,
      expected: { decision_id: second, people: 4, votes: 0 },
    });
  });

  test('the findings of a run are part of the file data, the same as on the screen', async () => {
    const run = await tiedRun();
    const data = await loadRunData(server.app.db.read, run.id, server.clock.now);
    expect(data.findings).toEqual(await findings(run));
  });
});

describe('how a run ended', () => {
  test('a run ended with the outcome of its last decision, and with an ending only if that decision ended the run', async () => {
    const simulation = await buildSimulation(server.app, { scenarios: [1, 1] });
    const run = await buildRun(server, { rooms: ['legal'], simulation });
    const last = simulation.stages[1]?.scenarios[0];
    for (const { decision_ids } of [run.first, ...(last ? [last] : [])])
      await run.facilitator.call('updateDecision', {
        params: { decisionId: decision_ids[0] ?? 0 },
        body: { outcome: `Outcome ${decision_ids[0]}` },
      });
    await advanceAll(run, run.first);
    expect((await findings(run)).last_outcome).toMatchObject({ stage_number: 1, is_ending: false });
    if (last) await advanceAll(run, last);
    expect((await findings(run)).last_outcome).toEqual({
      text: `Outcome ${last?.decision_ids[0]}`,
      sentences: [],
      stage_number: 2,
      is_ending: true,
    });
  });
});

describe('what was not shared', () => {
  test('the facts that never left their rooms are listed, those against the decision of the group first', async () => {
    const run = await buildRun(server, { rooms: fourRooms });
    const { facilitator, first } = run;
    const [chosen = 0, other = 0] = first.decision_ids;
    const post = async (room_name: Room) =>
      (
        await facilitator.call('createPost', {
          body: { content: 'A report', room_name, scenario_id: first.id },
        })
      ).id;
    const fact = (text: string, posts: number[], links: { supports?: number[]; opposes?: number[] } = {}) =>
      facilitator.call('createFact', {
        params: { scenarioId: first.id },
        body: { text, posts, files: [], supports: [], opposes: [], ...links },
      });
    const legal = await post('legal');
    await fact('It is raining', [await post('social')]);
    await fact('The bridge fails', [await post('legal')], { opposes: [chosen] });
    await fact('The tug is near', [legal], { supports: [other] });
    await run.members[0]?.call('putOnTable', {
      params: params(run),
      body: { scenario_id: first.id, post_id: legal },
    });
    await advanceAll(run, first);
    const page = await findings(run);
    expect(page.not_shared).toMatchObject({
      of: 3,
      facts: [
        { text: 'The bridge fails', stage_number: 1, rooms: ['legal'], is_read: false, opposes: [chosen] },
        { text: 'It is raining', rooms: ['social'] },
      ],
      pooled: [{ stage_number: 1, facts: 3, decision_id: other }],
    });
    expect(ofKind(page, 'unshared-facts')).toMatchObject({ facts: 2, of: 3, source: { kind: 'facts' } });
  });
});

describe('the call', () => {
  test('the findings are for administrators only, also after the end, unless they share the report', async () => {
    const run = await tiedRun();
    const observer = await observe(server, run);
    await end(run);
    for (const reader of [run.members[0], observer])
      await expect(reader?.call('getFindings', { params: params(run) })).rejects.toMatchObject({
        code: 'report.not-shared',
      });
    await expect((await server.user()).call('getFindings', { params: params(run) })).rejects.toMatchObject({
      code: 'run.unknown',
    });
    await expect(run.facilitator.call('getFindings', { params: { runId: 999_999 } })).rejects.toMatchObject({
      code: 'run.unknown',
    });
  });
});
