import type { RunEvent, RunEventKind } from '@vincere/contract';
import { expect, test } from 'vitest';
import { type Channel, createChannels, deliveryTime, noteSent, type Stream, waitFor } from './channels.ts';

// Delivery times of events, by the number of participants with a stream.

const now = 10_000;

function channelWith(people: number, lastSentAt = Number.NEGATIVE_INFINITY): Channel {
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

test('an event is sent at once if nothing was sent just before, however many listen', () => {
  for (const people of [1, 40, 5_000]) expect(wait(channelWith(people), 'final-vote-cast')).toBe(0);
});

test('events soon after a batch are batched, for less than a second', () => {
  expect(wait(channelWith(40, now), 'announced')).toBe(158);
  expect(wait(channelWith(2_000, now), 'announced')).toBe(550);
  expect(wait(channelWith(2_000, now), 'final-vote-cast')).toBe(550);
});

test('an urgent event is sent at once, even right after a batch', () => {
  expect(wait(channelWith(2_000, now), 'stage-advanced')).toBe(0);
});

const limited = ['order-changed', 'table-changed', 'debrief-changed'] as const;

test.each(limited)(
  '%s is sent to participants at most once in two seconds, and nothing else is limited',
  (kind) => {
    const run = createChannels(7);
    const order: RunEvent = { kind, run_id: 7, revision: 1, room_name: null };
    const vote: RunEvent = { ...order, kind: 'final-vote-cast' };
    const { participants, administrators } = run;
    expect(waitFor(participants, order, now)).toBe(0);
    for (const channel of [participants, administrators])
      for (const event of [order, vote]) noteSent(channel, run, event, now);
    expect(waitFor(participants, order, now + 500)).toBe(1_500);
    expect(waitFor(participants, order, now + 2_000)).toBe(0);
    expect(waitFor(participants, vote, now + 500)).toBe(0);
    expect(waitFor(administrators, order, now + 500)).toBe(0);
  },
);
