import type { RunEvent, RunEventKind } from '@vincere/contract';
import { expect, test } from 'vitest';
import { type Channel, createChannels, deliveryTime, type Stream } from './channels.ts';

// When those who take part in a run, so many of them, are told of what happens.

const now = 10_000;

function listening(people: number, lastSentAt = Number.NEGATIVE_INFINITY): Channel {
  const { participants } = createChannels(7);
  return {
    ...participants,
    lastSentAt,
    streams: new Set(Array.from({ length: people }, () => ({}) as Stream)),
  };
}

const wait = (channel: Channel, kind: RunEventKind) => {
  const event: RunEvent = { kind, run_id: 7, revision: 1, room_name: null };
  return deliveryTime(channel, event, now) - now;
};

test('a handful hear of everything at once', () => {
  expect([wait(listening(1), 'final-vote-cast'), wait(listening(1), 'post-published')]).toEqual([0, 0]);
});

test('of votes a crowd hears together, within half a second', () => {
  expect([40, 300, 1_000, 5_000].map((people) => wait(listening(people), 'final-vote-cast'))).toEqual([
    20, 150, 500, 500,
  ]);
});

test('nothing else waits behind a crowd', () => {
  expect(wait(listening(5_000), 'announced')).toBe(0);
});

test('what comes soon after others were told is told together, well within a second', () => {
  expect(wait(listening(40, now), 'announced')).toBe(158);
  expect(wait(listening(2_000, now), 'announced')).toBe(550);
  expect(wait(listening(2_000, now), 'final-vote-cast')).toBe(550);
});

test('what everybody waits for is told at once, whatever was told before', () => {
  expect(wait(listening(2_000, now), 'stage-advanced')).toBe(0);
});
