import type { Room } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildRun, decideAll } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

// Concurrency tests. Each sends its calls at the same time.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => make(index)));

const fulfilled = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

describe('at the same time', () => {
  test('two advances at the same time move the run once', async () => {
    const run = await buildRun(server, { rooms: ['political', 'economic'] });
    await decideAll(run, run.first);
    const outcomes = await times(2, () =>
      run.facilitator.call('advanceRun', { params: { runId: run.id }, body: { scenario_id: run.first.id } }),
    );
    expect(fulfilled(outcomes)).toBe(1);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ status: 409, code: 'advance.moved-on' });
    const { current_stage } = await run.facilitator.call('getRun', { params: { runId: run.id } });
    expect(current_stage?.stage_number).toBe(2);
  });

  test('two advances at the same time without the guard still move the run once', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    await decideAll(run, run.first);
    const outcomes = await times(5, () => run.facilitator.call('advanceRun', { params: { runId: run.id } }));
    expect(fulfilled(outcomes)).toBe(1);
    const { current_stage } = await run.facilitator.call('getRun', { params: { runId: run.id } });
    expect(current_stage?.stage_number).toBe(2);
  });

  test('fifty notes added at the same time are all stored', async () => {
    const run = await buildRun(server, { rooms: ['social', 'social', 'social'] });
    const [writer] = run.members;
    const room = await writer?.call('getRoomRunByName', { params: { runId: run.id, roomName: 'social' } });
    const roomRunId = room?.id ?? 0;
    const outcomes = await times(50, (index) => {
      const member = run.members[index % run.members.length] ?? run.facilitator;
      return member.call('addRoomNote', { params: { roomRunId }, body: { text: `<note ${index}>` } });
    });
    expect(fulfilled(outcomes)).toBe(50);
    const { notes, revision } = await run.facilitator.call('getRoomRun', { params: { roomRunId } });
    expect(revision).toBe(50);
    for (let index = 0; index < 50; index++) expect(notes.split(`<note ${index}>`)).toHaveLength(2);
  });

  test('the same vote sent ten times at once is stored once and answered ten times', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members;
    const body = { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'The contract says so' };
    const outcomes = await times(10, () =>
      member!.call('castFinalVote', { params: { runId: run.id }, body }),
    );
    const ids = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.id : null));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeTypeOf('number');
    const { all_users_decision } = await run.facilitator.call('getRun', { params: { runId: run.id } });
    expect(all_users_decision).toHaveLength(1);
  });

  test('of two different votes of one person at the same time, one counts and the other is refused', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members;
    const outcomes = await times(2, (index) =>
      member!.call('castRoomVote', {
        params: { runId: run.id },
        body: { decision_chosen_id: run.first.decision_ids[index] ?? 0, reasoning: 'Mine' },
      }),
    );
    expect(fulfilled(outcomes)).toBe(1);
    expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({
      status: 409,
      code: 'vote.already-submitted',
    });
  });

  test('two administrators who start the same run at the same time start it once', async () => {
    const run = await buildRun(server, { rooms: ['political'], status: 'DRAFT' });
    const second = await server.administrator();
    const outcomes = await Promise.allSettled(
      [run.facilitator, second, run.facilitator, second].map((administrator) =>
        administrator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'IN_PROGRESS' } }),
      ),
    );
    expect(fulfilled(outcomes)).toBe(4);
    const visits = await server.app.db.read
      .selectFrom('visits')
      .selectAll()
      .where('run_id', '=', run.id)
      .execute();
    expect(visits).toHaveLength(1);
    const rooms = await server.app.db.read
      .selectFrom('room_runs')
      .select('id')
      .where('run_id', '=', run.id)
      .execute();
    expect(rooms).toHaveLength(7);
  });

  test('one person who joins from ten windows at once gets one seat', async () => {
    const run = await buildRun(server, { status: 'DRAFT' });
    const person = await server.user();
    const rooms: Room[] = ['political', 'economic'];
    const outcomes = await times(10, (index) =>
      person.call('joinRun', { body: { access_code: run.access_code, room_name: rooms[index % 2] } }),
    );
    expect(fulfilled(outcomes)).toBe(10);
    const { users_playing } = await run.facilitator.call('getRun', { params: { runId: run.id } });
    expect(users_playing).toHaveLength(1);
  });

  test('every accepted vote is in the report despite an advance at the same time', async () => {
    const run = await buildRun(server, { rooms: Array<Room>(12).fill('technological') });
    const body = { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'Now' };
    const votes = run.members.map((member) =>
      member.call('castFinalVote', { params: { runId: run.id }, body }),
    );
    const advance = run.facilitator.call('advanceRun', {
      params: { runId: run.id },
      body: { scenario_id: run.first.id, force: true },
    });
    const [advanced, ...outcomes] = await Promise.allSettled([advance, ...votes]);
    // The advance may have been refused because it came before the first vote. In that case, advance now.
    if (advanced.status === 'rejected')
      await run.facilitator.call('advanceRun', { params: { runId: run.id }, body: { force: true } });
    const [stage] = await run.facilitator.call('getAdminReport', { params: { runId: run.id } });
    expect(stage?.all_user_decisions).toHaveLength(fulfilled(outcomes));
  });
});
