import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../lib/session.ts';

/* In a browser of its own: what it keeps, and a server behind a proxy. */
type Kept = Record<string, string>;
const kept: Kept = Object.create({
  getItem(this: Kept, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Kept, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Kept, key: string) {
    delete this[key];
  },
});
vi.stubGlobal('location', { origin: 'http://127.0.0.1' });
vi.stubGlobal('localStorage', kept);
vi.stubGlobal('sessionStorage', kept);
const { isKept, keepVote } = await import('./kept-votes.ts');
const { sendKeptVotes, sendVote, settleVote, takeBack } = await import('./sent-votes.ts');
const { tellRunning } = await import('./answered.ts');
const { setConnection } = await import('../../lib/connection.ts');
const { dropDraft, keepDraft } = await import('../../lib/drafts.ts');
const { setSession } = await import('../../lib/session.ts');

const vote = { decision_chosen_id: 1, reasoning: 'It holds' };
const sent = { kind: 'final', runId: 1, seatId: 1, draftKey: 'final:1:1:1', vote } as const;
const inRoom = { ...sent, kind: 'room', room: 'legal', draftKey: 'room:1:1:1:legal' } as const;

/** Answers with each of these in turn, the last one again and again; counts how often it was asked. */
function answering(...statuses: number[]) {
  let tries = 0;
  const asked = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(async () => {
    const status = statuses[Math.min(tries++, statuses.length - 1)] ?? 200;
    return new Response('{}', { status, headers: { 'content-type': 'application/json' } });
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

/** No server, then one whose run is paused, then one that takes the vote. */
function answeringPaused() {
  const steps = [
    { status: 502, code: 'none' },
    { status: 409, code: 'run.not-in-progress' },
  ];
  const asked = vi.fn<(url: string) => Promise<Response>>(async () => {
    const { status, code } = steps.shift() ?? { status: 200, code: 'none' };
    return new Response(JSON.stringify({ code, detail: code }), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

/** As the form keeps what was chosen and written. */
function write({ draftKey }: { draftKey: string }, reasoning = vote.reasoning): void {
  keepDraft(`${draftKey}:choice`, String(vote.decision_chosen_id));
  keepDraft(`${draftKey}:reasoning`, reasoning);
}

beforeEach(() => {
  for (const key of Object.keys(kept)) delete kept[key];
  setSession(null);
  setConnection(true);
  for (const one of [sent, inRoom]) write(one);
});

test('a vote that a proxy had no server for goes out again while the stream is up', async () => {
  const asked = answering(502, 504, 200);
  await sendVote(sent);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(isKept(sent.draftKey)).toBe(false);
});

test('it is given up in the end, and kept for the next page: the server may have it', async () => {
  const asked = answering(503);
  await sendVote(sent);
  expect(asked).toHaveBeenCalledTimes(4);
  expect(isKept(sent.draftKey)).toBe(true);
});

test('it waits for the stream where that is down too', async () => {
  setConnection(false);
  const asked = answering(502, 200);
  const sending = sendVote(sent);
  await expect.poll(() => asked).toHaveBeenCalledTimes(1);
  setConnection(true);
  await sending;
  expect(asked).toHaveBeenCalledTimes(2);
});

test('on a page that follows no stream it is tried every few seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    setConnection(false);
    const asked = answering(502, 502, 200);
    const sending = sendVote(sent);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toHaveBeenCalledTimes(1);
    setConnection(undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(isKept(sent.draftKey)).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    await sending;
    expect(asked).toHaveBeenCalledTimes(3);
    expect(isKept(sent.draftKey)).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('what a server refused is never sent again', async () => {
  const asked = answering(409);
  await sendVote(sent);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(isKept(sent.draftKey)).toBe(false);
});

test('one that waited for the line and finds the run paused waits until that goes on', async () => {
  setConnection(false);
  const asked = answeringPaused();
  const sending = sendVote(sent);
  await expect.poll(() => asked).toHaveBeenCalledTimes(1);
  setConnection(true);
  await expect.poll(() => asked).toHaveBeenCalledTimes(2);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isKept(sent.draftKey)).toBe(true);
  tellRunning(2);
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveBeenCalledTimes(2);
  tellRunning(1);
  await sending;
  expect(asked).toHaveBeenCalledTimes(3);
  expect(isKept(sent.draftKey)).toBe(false);
});

test('one that waits for its run to go on can be taken back', async () => {
  setConnection(false);
  const asked = answeringPaused();
  const sending = sendVote(sent);
  await expect.poll(() => asked).toHaveBeenCalledTimes(1);
  setConnection(true);
  await expect.poll(() => asked).toHaveBeenCalledTimes(2);
  takeBack(sent.draftKey);
  await sending;
  expect(asked).toHaveBeenCalledTimes(2);
  expect(isKept(sent.draftKey)).toBe(false);
});

test('one whose answer was lost is settled by a read that shows it', async () => {
  answering(503);
  await sendVote(sent);
  expect(isKept(sent.draftKey)).toBe(true);
  settleVote(sent.draftKey);
  expect(isKept(sent.draftKey)).toBe(false);
  sendKeptVotes({ user_id: 1, user_run_id: 1 }, 1);
  expect(isKept(sent.draftKey)).toBe(false);
});

test('a room vote names the room that it is meant for', async () => {
  const asked = answering(200);
  await sendVote(inRoom);
  const body = asked.mock.calls[0]?.[1]?.body;
  expect(body).toBe(JSON.stringify({ ...vote, room_name: 'legal' }));
});

test('a vote that another tab took back, or that was written anew there, is not sent when the line is back', async () => {
  for (const change of [() => dropDraft(`vote:${sent.draftKey}`), () => write(sent, 'Written anew')]) {
    write(sent);
    setConnection(false);
    const asked = answering(502, 200);
    const sending = sendVote(sent);
    await expect.poll(() => asked).toHaveBeenCalledTimes(1);
    change();
    setConnection(true);
    await sending;
    expect(asked).toHaveBeenCalledTimes(1);
  }
});

test('a vote that cannot be kept in this browser goes out all the same', async () => {
  vi.stubGlobal('localStorage', undefined);
  const asked = answering(502, 200);
  await sendVote(sent);
  vi.stubGlobal('localStorage', kept);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('the tries count anew once the line was back, and end there too', async () => {
  setConnection(false);
  const asked = answering(503);
  const sending = sendVote(sent);
  // Each time the line comes back and is lost again before the answer.
  for (let lost = 1; lost <= 4; lost++) {
    await expect.poll(() => asked).toHaveBeenCalledTimes(lost);
    await new Promise((resolve) => setTimeout(resolve));
    setConnection(true);
    if (lost < 4) setConnection(false);
  }
  await sending;
  expect(asked).toHaveBeenCalledTimes(4 + 4);
}, 10_000);

test('a 401 because the refresh got no answer is no answer to the vote', async () => {
  setSession({ id: 1, access_token: 'old', refresh_token: 'kept' } as Session);
  const asked = vi.fn<(url: string) => Promise<Response>>(async (url) => {
    if (url.endsWith('/refresh')) throw new TypeError('Failed to fetch');
    return new Response('{}', { status: 401, headers: { 'content-type': 'application/json' } });
  });
  vi.stubGlobal('fetch', asked);
  await sendVote(sent);
  expect(isKept(sent.draftKey)).toBe(true);
});

test('a vote of a seat that was taken away is no longer kept: its text is offered back', () => {
  const asked = answering(200);
  const ofOther = { ...sent, seatId: 8, draftKey: 'final:2:1:1' };
  const elsewhere = { ...sent, seatId: 9, runId: 2, draftKey: 'final:1:2:1' };
  for (const one of [sent, inRoom, ofOther, elsewhere]) keepVote(one);
  sendKeptVotes({ user_id: 1, user_run_id: 7 }, 1);
  expect([sent, inRoom, ofOther, elsewhere].map((one) => isKept(one.draftKey))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(asked).not.toHaveBeenCalled();
});
