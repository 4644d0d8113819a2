import type { Call, callsByNoun } from '@vincere/contract';
import type { SessionUser } from './caller.ts';
import type { AnyRequest, Caller, Handler } from './handle.ts';

type Path = { params: AnyRequest['params'] };

/** The rules about callers, which the server applies to every request. The groups that know people and runs implement it. */
export type Gate = {
  /**
   * Returns the person who holds the token of a request, or null where the call needs none. Refuses a missing, wrong,
   * expired or revoked token, except where anyone may call.
   */
  identify(call: Call, token: string | null): Promise<SessionUser | null>;
  /** Returns the caller of a call. Refuses as the access table says for the caller's standing. */
  admit(call: Call, token: string | null, user: SessionUser | null, path: Path): Promise<Caller>;
  /** Counts an upload of a person. Refuses `account.too-many-tries` beyond the limit. */
  countUpload(user: SessionUser, address: string): Promise<void>;
};

/** Returns the handler of a call by its noun and name. */
export type HandlerOf = (noun: keyof typeof callsByNoun, name: string, call: Call) => Handler;
