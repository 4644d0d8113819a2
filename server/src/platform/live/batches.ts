import type { RunEvent } from '@vincere/contract';
import { broadcast } from './broadcast.ts';
import {
  type Channel,
  channelsReceiving,
  deliveryTime,
  isUrgent,
  noteSent,
  type RunChannels,
  streamsOfPerson,
  waitFor,
} from './channels.ts';
import { framesOf } from './frames.ts';

/** Sends the events of runs to their channels. Events that occur close together are sent in one batch. */
export class Batches {
  readonly #whenParticipantsChanged: (channel: Channel) => void;

  /** `whenParticipantsChanged` is called with a channel that was told of it. */
  constructor(whenParticipantsChanged: (channel: Channel) => void) {
    this.#whenParticipantsChanged = whenParticipantsChanged;
  }

  /** Sends an event to everybody on a run who may receive it. */
  add(run: RunChannels, event: RunEvent): void {
    const now = performance.now();
    for (const channel of channelsReceiving(run, event)) {
      const wait = waitFor(channel, event, now);
      if (wait === 0) this.#enqueue(run, channel, event, now);
      else this.#enqueueLater(run, channel, event, wait);
    }
    const streams = streamsOfPerson(run, event);
    if (streams.size > 0) void broadcast(streams, framesOf([event]));
  }

  #enqueue(run: RunChannels, channel: Channel, event: RunEvent, now: number): void {
    noteSent(channel, run, event, now);
    channel.pending.set(`${event.kind} ${event.room_name}`, event);
    this.#flushAt(channel, deliveryTime(channel, event, now), now);
  }

  /** Enqueues an event once its kind may be sent again. A later event of the kind replaces it. */
  #enqueueLater(run: RunChannels, channel: Channel, event: RunEvent, wait: number): void {
    clearTimeout(channel.waiting.get(event.kind));
    const timer = setTimeout(() => {
      channel.waiting.delete(event.kind);
      this.#enqueue(run, channel, event, performance.now());
    }, wait);
    channel.waiting.set(event.kind, timer);
  }

  /** Schedules the next batch, unless an earlier one is scheduled. It sends all pending events. */
  #flushAt(channel: Channel, dueAt: number, now: number): void {
    if (channel.due <= dueAt) return;
    channel.due = dueAt;
    clearTimeout(channel.timer);
    // A microtask lets all events of the same commit join the batch.
    if (dueAt <= now) queueMicrotask(() => this.#flush(channel));
    else channel.timer = setTimeout(() => this.#flush(channel), dueAt - now);
  }

  #flush(channel: Channel): void {
    clearTimeout(channel.timer);
    channel.due = Number.POSITIVE_INFINITY;
    if (channel.pending.size === 0) return;
    const events = [...channel.pending.values()];
    channel.pending.clear();
    channel.lastSentAt = performance.now();
    const sending = broadcast(channel.streams, framesOf(events));
    if (events.some(isUrgent)) channel.sending = sending;
    if (events.some(({ kind }) => kind === 'participants-changed')) this.#whenParticipantsChanged(channel);
  }
}
