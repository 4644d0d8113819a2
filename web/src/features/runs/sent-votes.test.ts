import { beforeEach, expect, test, vi } from 'vitest';

/* In a browser of its own: what it keeps, and a server behind a proxy. */
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  key: (index: number) => [...kept.keys()][index] ?? null,
  get length() {
    return kept.size;
  },
};
vi.stubGlobal('location', { origin: 'http://127.0.0.1' });
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('sessionStorage', storage);
const { isKept } = await import('./kept-votes.ts');
const { sendVote } = await import('./sent-votes.ts');
const { tellLine } = await import('../../lib/line.ts');

const vote = { decision_chosen_id: 1, reasoning: 'It holds' };
const sent = { kind: 'final', runId: 1, seatId: 1, draftKey: 'final:1', vote } as const;
/** Answers with each of these in turn, the last one again and again; counts how often it was asked. */
function answering(...statuses: number[]) {
  const asked = vi.fn<() => Promise<Response>>(async () => {
    const status = statuses[Math.min(asked.mock.calls.length, statuses.length) - 1] ?? 200;
    return new Response('{}', { status, headers: { 'content-type': 'application/json' } });
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

beforeEach(() => {
  kept.clear();
  tellLine(true);
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
  tellLine(false);
  const asked = answering(502, 200);
  const sending = sendVote(sent);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  tellLine(true);
  await sending;
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what a server refused is never sent again', async () => {
  const asked = answering(409);
  await sendVote(sent);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(isKept(sent.draftKey)).toBe(false);
});
