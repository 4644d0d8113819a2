import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { type Answer, defineCall, type Input, type Request } from './call.ts';
import { type Calls, type Client, calls } from './index.ts';

/*
 * What must not compile stands under `@ts-expect-error`: the type check of the contract fails where it would. The
 * functions around it are never called.
 */

const base = { method: 'GET', access: 'anyone', summary: 'A call', answer: z.object({}) } as const;
const one = z.object({ runId: z.string() });

describe('declaring a call', () => {
  test('gives back what was declared', () => {
    const declared = { ...base, path: '/runs/:runId', params: one } as const;
    expect(defineCall(declared)).toBe(declared);
  });

  test('needs params where the path has any, and all of them', () => {
    const wrong = () => [
      // @ts-expect-error The path names runId, and there are no params.
      defineCall({ ...base, path: '/runs/:runId' }),
      // @ts-expect-error The path names roomName too.
      defineCall({ ...base, path: '/runs/:runId/:roomName', params: one }),
      // @ts-expect-error There may be no params.
      defineCall({ ...base, path: '/runs/:runId', params: one as typeof one | undefined }),
      // @ts-expect-error The path says runId, the params say id.
      defineCall({ ...base, path: '/runs/:runId', params: z.object({ id: z.string() }) }),
    ];
    expect(wrong).toBeTypeOf('function');
  });

  test('keeps of its body only what that has', () => {
    const said = { ...base, method: 'POST', path: '/runs' } as const;
    const body = z.object({ name: z.string() });
    const right = () => [
      defineCall({ ...said, body, audited: ['name'] }),
      defineCall({ ...said, body }),
      defineCall(said),
    ];
    const wrong = (perhaps: boolean) => [
      // @ts-expect-error The body has no title.
      defineCall({ ...said, body, audited: ['name', 'title'] }),
      // @ts-expect-error There is no body.
      defineCall({ ...said, audited: ['name'] }),
      // @ts-expect-error The body has no title, if it is kept.
      defineCall({ ...said, body, audited: perhaps ? ['title'] : undefined }),
    ];
    expect([right, wrong]).toHaveLength(2);
  });

  test('knows its method, its access and the refusals of the domain', () => {
    const wrong = () => [
      // @ts-expect-error There is no such method.
      defineCall({ ...base, path: '/runs', method: 'FETCH' }),
      // @ts-expect-error There is no such access.
      defineCall({ ...base, path: '/runs', access: 'everyone' }),
      // @ts-expect-error There is no such refusal.
      defineCall({ ...base, path: '/runs', refusals: ['run.unheard-of'] }),
      // @ts-expect-error A path begins with a slash.
      defineCall({ ...base, path: 'runs' }),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});

describe('the client', () => {
  test('takes the calls of the contract, with all that they need', () => {
    const params = { runId: 1 };
    const vote = { decision_chosen_id: 1, reasoning: 'Because' };
    const wrong = (client: Client) => [
      // @ts-expect-error There is no such call.
      client.call('castVote', { params }),
      // @ts-expect-error The run is not named.
      client.call('castRoomVote', { body: vote }),
      // @ts-expect-error The reasoning is missing.
      client.call('castRoomVote', { params, body: { decision_chosen_id: 1 } }),
      // @ts-expect-error There is no body.
      client.call('castRoomVote', { params }),
      // @ts-expect-error A body field of another type.
      client.call('castRoomVote', { params, body: { decision_chosen_id: '1', reasoning: 'Because' } }),
      // @ts-expect-error A body field that the call does not know.
      client.call('castFinalVote', { params, body: { ...vote, room_name: 'legal' } }),
      // @ts-expect-error An id is handed in as a number.
      client.call('getRun', { params: { runId: '1' } }),
      // @ts-expect-error There is no such room.
      client.call('joinRun', { body: { access_code: 'ABC123', room_name: 'kitchen' } }),
      // @ts-expect-error A file goes with it.
      client.call('uploadScenarioFile', { params: { scenarioId: 1 }, body: {} }),
      // @ts-expect-error A call with a path cannot be made with nothing.
      client.call('getRun'),
    ];
    expect(wrong).toBeTypeOf('function');
  });

  test('lets go what has a default or is optional', () => {
    const right = (client: Client) => [
      client.call('getProfile'),
      client.call('listUsers'),
      client.call('listUsers', { query: { page: 2 } }),
      client.call('advanceRun', { params: { runId: 1 } }),
      client.call('joinRun', { body: { access_code: 'ABC123' } }),
    ];
    expect(right).toBeTypeOf('function');
  });
});

describe('the types of a call', () => {
  test('an id travels in the path, and is a number on both sides', () => {
    expectTypeOf<Input<Calls['getRun']>['params']>().toEqualTypeOf<{ runId: number }>();
    expectTypeOf<Request<Calls['getRun']>>().toEqualTypeOf<{ params: { runId: number } }>();
    expect(calls.getRun.params.parse({ runId: '7' })).toEqual({ runId: 7 });
  });

  test('the server works with the default of what the client left out', () => {
    expectTypeOf<Input<Calls['joinRun']>['body']['room_name']>().toEqualTypeOf<
      Request<Calls['joinRun']>['body']['room_name'] | undefined
    >();
    expect(calls.joinRun.body.parse({ access_code: 'ABC123' }).room_name).toBe('political');
  });

  test('a download answers the raw response, everything else its shape', () => {
    expectTypeOf<Answer<Calls['downloadFile']>>().toEqualTypeOf<Response>();
    expectTypeOf<Answer<Calls['deleteFile']>>().toEqualTypeOf<{ id: number }>();
    expect(calls.downloadFile.answer).toBe('file');
  });
});
