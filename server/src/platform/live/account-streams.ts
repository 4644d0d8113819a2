import type { Stream } from './channels.ts';

/** Limit of open streams per account and process. It allows several devices with several tabs. */
const maxStreamsOfAccount = 20;

/** The streams of each account on all runs, oldest first. */
export class AccountStreams {
  readonly #accounts = new Map<number, Set<Stream>>();

  /** Adds a stream to its account, and ends the account's oldest stream if there are too many. */
  add(stream: Stream): void {
    const accountStreams = this.#accounts.get(stream.user_id) ?? new Set();
    this.#accounts.set(stream.user_id, accountStreams);
    accountStreams.add(stream);
    const [oldest] = accountStreams;
    if (accountStreams.size <= maxStreamsOfAccount || oldest === undefined) return;
    this.remove(oldest);
    oldest.response.end();
  }

  remove(stream: Stream): void {
    const accountStreams = this.#accounts.get(stream.user_id);
    accountStreams?.delete(stream);
    if (accountStreams?.size === 0) this.#accounts.delete(stream.user_id);
  }

  /** Returns the streams of an account. */
  of(userId: number): Iterable<Stream> {
    return this.#accounts.get(userId) ?? [];
  }
}
