import { randomInt } from 'node:crypto';
import { refreshTokenSeconds } from './tokens.ts';

/** A session that could not be stored. `password_hash` is the account's at the log-in. */
export type UnsavedSession = {
  id: number;
  user_id: number;
  password_hash: string | null;
  refresh_token_hash: string;
  created_at: number;
  browser: string | null;
  system: string | null;
};

/** Ids are below this number, apart from their sign. */
const maxId = 2 ** 47;

/** The most sessions that wait to be stored. */
const most = 1_000;

/**
 * Sessions of log-ins while the storage was full. They live in this process until their first refresh with free storage, which stores
 * them, so that an operator can still look around. Their ids are negative, so no stored session has the same, and random, so that
 * a token of one process is never that of somebody else at another one, or after a restart.
 */
export class UnsavedSessions {
  readonly #sessions = new Map<number, UnsavedSession>();

  /** Adds a session and returns its id. Beyond the limit, the oldest session ends. */
  add(session: Omit<UnsavedSession, 'id'>): number {
    const id = -randomInt(1, maxId);
    this.#sessions.set(id, { ...session, id });
    const [oldest] = this.#sessions.keys();
    if (oldest !== undefined && this.#sessions.size > most) this.#sessions.delete(oldest);
    return id;
  }

  /** Returns the session with this id at `now` (epoch ms); undefined if it has ended. */
  find(id: number, now: number): UnsavedSession | undefined {
    const session = this.#sessions.get(id);
    return session && session.created_at + refreshTokenSeconds * 1000 > now ? session : undefined;
  }

  /** Returns the session of a refresh token. */
  findByToken(tokenHash: string): UnsavedSession | undefined {
    return [...this.#sessions.values()].find((session) => session.refresh_token_hash === tokenHash);
  }

  /** Ends a session. Returns it; undefined if there was none. */
  end(id: number): UnsavedSession | undefined {
    const session = this.#sessions.get(id);
    this.#sessions.delete(id);
    return session;
  }

  /** Ends the sessions of an account, except for one. */
  endAll(userId: number, keptId?: number): void {
    for (const { id, user_id } of this.#sessions.values())
      if (user_id === userId && id !== keptId) this.#sessions.delete(id);
  }
}
