import { beforeEach, expect, test, vi } from 'vitest';
import type { SentVote } from './vote-outbox.ts';

/* A browser with its storage, and a server. */
type Stored = Record<string, string>;
const stored: Stored = Object.create({
  getItem(this: Stored, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Stored, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Stored, key: string) {
    delete this[key];
  },
});
vi.stubGlobal('location', { origin: 'http://127.0.0.1' });
vi.stubGlobal('localStorage', stored);
vi.stubGlobal('sessionStorage', stored);
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('navigator', {});
vi.resetModules();
const { resumeVotes, sendVote, settleVote, withdrawVote } = await import('./vote-outbox.ts');
const { reportRunning } = await import('../resumption.ts');
const { setConnection } = await import('../../../lib/live/connection.ts');
const { keepDraft, readDraft } = await import('../../../lib/drafts.ts');
const { loadItems } = await import('../../../lib/outbox/store.ts');

const vote = { decision_chosen_id: 1, reasoning: 'It holds' };
const final: SentVote = { kind: 'final', runId: 1, seatId: 1, draftKey: 'final:1:1:1', vote };
const inRoom: SentVote = { ...final, kind: 'room', room: 'legal', draftKey: 'room:1:1:1:legal' };

type Step = { status: number; code?: string };

/** Answers with each of these in turn, then with the last one. */
function answerWith(...steps: Step[]) {
  const requests = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(async () => {
    const { status, code } = (steps.length > 1 ? steps.shift() : steps[0]) ?? { status: 200 };
    return new Response(JSON.stringify({ code, detail: code }), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
  vi.stubGlobal('fetch', requests);
  return requests;
}

const storedVotes = () => Object.keys(stored).filter((key) => key.startsWith('outbox:votes:'));
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  for (const draftKey of [final.draftKey, inRoom.draftKey]) withdrawVote(draftKey);
  for (const key of Object.keys(stored)) delete stored[key];
  setConnection(true);
  for (const { draftKey } of [final, inRoom]) {
    keepDraft(`${draftKey}:choice`, String(vote.decision_chosen_id));
    keepDraft(`${draftKey}:reasoning`, vote.reasoning);
  }
});

test('a vote that the server has leaves no draft', async () => {
  const requests = answerWith({ status: 200 });
  await sendVote(final);
  expect(requests).toHaveBeenCalledTimes(1);
  expect(storedVotes()).toEqual([]);
  expect(readDraft(`${final.draftKey}:reasoning`)).toBe(null);
});

test('a vote that is submitted again while it is being sent is sent once', async () => {
  const requests = answerWith({ status: 200 });
  await Promise.all([sendVote(final), sendVote(final)]);
  expect(requests).toHaveBeenCalledTimes(1);
});

test('a refused vote keeps its drafts and can be submitted again', async () => {
  const requests = answerWith({ status: 409, code: 'vote.other-room' }, { status: 200 });
  await sendVote(inRoom);
  expect(readDraft(`${inRoom.draftKey}:reasoning`)).toBe(vote.reasoning);
  await sendVote(inRoom);
  expect(requests).toHaveBeenCalledTimes(2);
  expect(storedVotes()).toEqual([]);
});

test('a room vote names the room that it is meant for', async () => {
  const requests = answerWith({ status: 200 });
  await sendVote(inRoom);
  expect(requests.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ ...vote, room_name: 'legal' }));
});

test('a vote that was queued offline and reaches a paused run waits until this run resumes', async () => {
  setConnection(false);
  const requests = answerWith({ status: 502 }, { status: 409, code: 'run.not-in-progress' }, { status: 200 });
  const sending = sendVote(final);
  await expect.poll(() => requests).toHaveBeenCalledTimes(1);
  setConnection(true);
  await expect.poll(() => requests).toHaveBeenCalledTimes(2);
  await settled();
  reportRunning(2);
  await settled();
  expect(requests).toHaveBeenCalledTimes(2);
  reportRunning(1);
  await sending;
  expect(requests).toHaveBeenCalledTimes(3);
});

test('a vote that waits for its run to resume can be withdrawn', async () => {
  setConnection(false);
  const requests = answerWith({ status: 502 }, { status: 409, code: 'run.not-in-progress' });
  const sending = sendVote(final);
  await expect.poll(() => requests).toHaveBeenCalledTimes(1);
  setConnection(true);
  await expect.poll(() => requests).toHaveBeenCalledTimes(2);
  withdrawVote(final.draftKey);
  await sending;
  expect(requests).toHaveBeenCalledTimes(2);
  expect(readDraft(`${final.draftKey}:reasoning`)).toBe(vote.reasoning);
});

test('a vote whose answer was lost is confirmed by a read that contains it', async () => {
  answerWith({ status: 503 });
  await sendVote(final);
  expect(storedVotes()).toHaveLength(1);
  settleVote(final.draftKey);
  expect(storedVotes()).toEqual([]);
}, 10_000);

test('a page of the run sends the votes of this seat, and withdraws those of a former one', async () => {
  const waiting = (sent: SentVote, key: string) => {
    const item = { key, scope: `votes:${sent.draftKey}`, order: Date.now(), data: sent, state: 'waiting' };
    stored[`outbox:votes:${sent.draftKey}:${key}`] = JSON.stringify(item);
  };
  waiting({ ...final, seatId: 7 }, 'own');
  waiting(inRoom, 'former-seat');
  waiting({ ...final, draftKey: 'final:1:2:1', seatId: 9 }, 'other-run');
  loadItems();
  const requests = answerWith({ status: 200 });
  resumeVotes({ user_id: 1, user_run_id: 7 }, 1);
  await expect.poll(storedVotes).toEqual(['outbox:votes:final:1:2:1:other-run']);
  expect(requests).toHaveBeenCalledTimes(1);
  expect(readDraft(`${inRoom.draftKey}:reasoning`)).toBe(vote.reasoning);
});
