import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { type Answer, defineCall, type Input, type Request } from './call.ts';
import { type Calls, type Client, calls } from './index.ts';

/*
 * Lines under `@ts-expect-error` must not compile: if one does, the type check of the contract fails. The functions
 * around them are never called.
 */

const base = { method: 'GET', access: 'anyone', summary: 'A call', answer: z.object({}) } as const;
const one = z.object({ runId: z.string() });

describe('declaring a call', () => {
  test('declaring a call returns the declaration unchanged', () => {
    const declared = { ...base, path: '/runs/:runId', params: one } as const;
    expect(defineCall(declared)).toBe(declared);
  });

  test('a call needs params for every name in its path', () => {
    const wrong = () => [
      // @ts-expect-error The path names runId, and there are no params.
      defineCall({ ...base, path: '/runs/:runId' }),
      // @ts-expect-error The path names roomName too.
      defineCall({ ...base, path: '/runs/:runId/:roomName', params: one }),
      // @ts-expect-error There may be no params.
      defineCall({ ...base, path: '/runs/:runId', params: one as typeof one | undefined }),
      // @ts-expect-error The path has runId, the params have id.
      defineCall({ ...base, path: '/runs/:runId', params: z.object({ id: z.string() }) }),
    ];
    expect(wrong).toBeTypeOf('function');
  });

  test('a call can audit only fields of its body', () => {
    const declared = { ...base, method: 'POST', path: '/runs' } as const;
    const body = z.object({ name: z.string() });
    const right = () => [
      defineCall({ ...declared, body, audited: ['name'] }),
      defineCall({ ...declared, body }),
      defineCall(declared),
    ];
    const wrong = (perhaps: boolean) => [
      // @ts-expect-error The body has no title.
      defineCall({ ...declared, body, audited: ['name', 'title'] }),
      // @ts-expect-error There is no body.
      defineCall({ ...declared, audited: ['name'] }),
      // @ts-expect-error The body has no title, even if `audited` is optional.
      defineCall({ ...declared, body, audited: perhaps ? ['title'] : undefined }),
    ];
    expect([right, wrong]).toHaveLength(2);
  });

  test('a call accepts only known methods, access levels, refusals and paths', () => {
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
  test('the client accepts only calls of the contract with their whole input', () => {
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
      // @ts-expect-error An unknown body field.
      client.call('castFinalVote', { params, body: { ...vote, room_name: 'legal' } }),
      // @ts-expect-error An id must be a number.
      client.call('getRun', { params: { runId: '1' } }),
      // @ts-expect-error There is no such room.
      client.call('joinRun', { body: { access_code: 'ABC123', room_name: 'kitchen' } }),
      // @ts-expect-error The file is missing.
      client.call('uploadScenarioFile', { params: { scenarioId: 1 }, body: {} }),
      // @ts-expect-error A call with params can't be made without input.
      client.call('getRun'),
    ];
    expect(wrong).toBeTypeOf('function');
  });

  test('the client may omit input that is optional or has a default', () => {
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
  test('an id in the path is a number for client and server', () => {
    expectTypeOf<Input<Calls['getRun']>['params']>().toEqualTypeOf<{ runId: number }>();
    expectTypeOf<Request<Calls['getRun']>>().toEqualTypeOf<{ params: { runId: number } }>();
    expect(calls.getRun.params.parse({ runId: '7' })).toEqual({ runId: 7 });
  });

  test('the server gets the default of an omitted field', () => {
    expectTypeOf<Input<Calls['announce']>['body']['room_name']>().toEqualTypeOf<
      Request<Calls['announce']>['body']['room_name'] | undefined
    >();
    expect(calls.announce.body.parse({ content: 'Ten minutes left' }).room_name).toBeNull();
  });

  test('the client gets the raw response of a download, and the answer of every other call', () => {
    expectTypeOf<Answer<Calls['downloadFile']>>().toEqualTypeOf<Response>();
    expectTypeOf<Answer<Calls['deleteFile']>>().toEqualTypeOf<{ id: number }>();
    expect(calls.downloadFile.answer).toBe('file');
  });
});
