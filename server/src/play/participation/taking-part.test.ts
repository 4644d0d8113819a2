import { rateLimits } from '@vincere/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltRun, buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

// Everybody who has the code of a run can read what taking part in it means, without a seat or an account.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.systemChange(({ tx }) => tx.deleteFrom('failed_tries').execute()));

const read = (accessCode: string) => server.nobody.call('getTakingPart', { params: { accessCode } });
const end = ({ facilitator, id }: BuiltRun) =>
  facilitator.call('changeRunStatus', { params: { runId: id }, body: { status: 'ENDED' } });

describe('a visitor with an access code', () => {
  test('a visitor with an access code learns what a run asks and who watches', async () => {
    const run = await buildRun(server, { status: 'DRAFT' });
    const plain = {
      access_code: run.access_code,
      run: { name: 'Morning workshop', simulation: 'Harbour' },
      is_finished: false,
      guest_join: false,
      questionnaires: 'full',
      names_answers: false,
      has_observers: false,
      table: true,
      asks_confidence: false,
      asks_order: false,
    };
    expect(await read(run.access_code.toLowerCase())).toEqual(plain);

    const { facilitator } = run;
    const params = { runId: run.id };
    await facilitator.call('setGuestJoin', { params, body: { guest_join: true } });
    await facilitator.call('setQuestionnaires', { params, body: { questionnaires: 'scales' } });
    await facilitator.call('setNamesAnswers', { params, body: { names_answers: true } });
    await facilitator.call('setRunOptions', { params, body: { table: false, asks_confidence: true } });
    await facilitator.call('updateScenario', {
      params: { scenarioId: run.first.id },
      body: { asks_order: true },
    });
    const olga = await server.user();
    await facilitator.call('addObserver', { params, body: { account: olga.email_address } });
    await facilitator.call('changeRunStatus', { params, body: { status: 'IN_PROGRESS' } });
    expect(await read(run.access_code)).toEqual({
      ...plain,
      guest_join: true,
      questionnaires: 'scales',
      names_answers: true,
      has_observers: true,
      table: false,
      asks_confidence: true,
      asks_order: true,
    });
  });

  test('an observer who takes part does not count as somebody who watches', async () => {
    const run = await buildRun(server);
    const olga = await server.user();
    const params = { runId: run.id };
    await run.facilitator.call('addObserver', { params, body: { account: olga.email_address } });
    const seat = { name: 'Olga Ivanova', email: olga.email_address };
    const { id: userRunId } = await run.facilitator.call('seatParticipant', { params, body: seat });
    expect(await read(run.access_code)).toMatchObject({ has_observers: false });
    await run.facilitator.call('removeParticipant', { params: { userRunId } });
    expect(await read(run.access_code)).toMatchObject({ has_observers: true });
  });

  test('a visitor still learns of an order that was written before the scenario stopped asking for one', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const ask = (asks_order: boolean) =>
      run.facilitator.call('updateScenario', {
        params: { scenarioId: run.first.id },
        body: { asks_order },
      });
    await ask(true);
    await run.members[0]?.call('saveOrder', {
      params: { runId: run.id },
      body: { scenario_id: run.first.id, text: 'Close the harbour.', revision: 0 },
    });
    await ask(false);
    expect(await read(run.access_code)).toMatchObject({ asks_order: true });
  });

  test('a visitor reads the same about a finished run, without its name', async () => {
    const run = await buildRun(server);
    await end(run);
    expect(await read(run.access_code)).toMatchObject({
      run: null,
      is_finished: true,
      questionnaires: 'full',
    });
  });

  test('a visitor reads of a finished run what it asked, not what its simulation asks since an edit', async () => {
    const run = await buildRun(server);
    await end(run);
    await run.facilitator.call('updateScenario', {
      params: { scenarioId: run.first.id },
      body: { asks_order: true },
    });
    expect(await read(run.access_code)).toMatchObject({ asks_order: false });
  });

  test('a visitor is refused with a wrong code, and slowed down after many', async () => {
    const run = await buildRun(server);
    await expect(read('NOSUCH')).rejects.toMatchObject({ status: 404, code: 'run.unknown-code' });
    await expect(read('no such run')).rejects.toMatchObject({ code: 'run.unknown-code' });
    await server.app.systemChange(({ tx }) =>
      tx.updateTable('failed_tries').set({ failures: rateLimits['access-code'].network }).execute(),
    );
    await expect(read('NOSUC2')).rejects.toMatchObject({ status: 429, code: 'account.too-many-tries' });
    expect(await read(run.access_code)).toMatchObject({ access_code: run.access_code });
  });

  test('wrong codes of visitors count together with those of joining', async () => {
    const person = await server.user();
    const guess = (accessCode: string) => person.call('getTakingPart', { params: { accessCode } });
    for (let n = 0; n < rateLimits['access-code'].account; n++)
      await expect(guess(`WRONG${n}`)).rejects.toMatchObject({ code: 'run.unknown-code' });
    await expect(person.call('joinRun', { body: { access_code: 'WRONG' } })).rejects.toMatchObject({
      code: 'account.too-many-tries',
    });
  });
});
