import type { Call, callsByNoun } from '@vincere/contract';
import type { SessionUser } from './caller.ts';
import type { AnyRequest, CalledRequest, Caller, Handler, RequestChanges } from './handle.ts';

type Path = { params: AnyRequest['params'] };

/** Authentication and access checks for every request. The modules for people and runs implement them. */
export type Gate = {
  /**
   * Returns the user of a request's token, or null if the call needs no token. Refuses a missing, wrong, expired or
   * revoked token, unless the call is open to anyone.
   */
  identify(call: Call, token: string | null): Promise<SessionUser | null>;
  /** Returns the caller of a call. Refuses a caller whose standing has no access, with the code of the access table. */
  admit(call: Call, token: string | null, user: SessionUser | null, path: Path): Promise<Caller>;
  /** Counts an upload of a user. Refuses `account.too-many-tries` beyond the limit. */
  countUpload(user: SessionUser, address: string): Promise<void>;
};

/** The implementation of the calls. */
export type Implementation = {
  /** Returns the handler of a call by its noun and name. */
  handlerOf: (noun: keyof typeof callsByNoun, name: string) => Handler;
  /** Returns the changes that a request makes. */
  changesOf: (called: CalledRequest) => RequestChanges;
};
