import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Call, CallName, Calls, Request } from '@vincere/contract';
import type { Access, Standing } from '@vincere/domain';
import type { z } from 'zod';
import type { Change } from '../db/database.ts';
import type { Language } from '../i18n/translator.ts';
import type { ReceivedFile } from '../storage/storage.ts';
import type { Seat, SessionUser } from './caller.ts';

/** A file to send. `size` is in bytes. */
export type Download = { name: string; contentType: string; size?: number; body: Readable };

/** Takes over the response and streams events into it. */
export type EventStream = (response: ServerResponse) => void;

/**
 * The response of a creating call if the thing exists already. The status is 200 instead of 201, and the audit log gets
 * no entry.
 */
export class AlreadyExists<T> {
  readonly answer: T;
  constructor(answer: T) {
    this.answer = answer;
  }
}

/**
 * A response that is already serialized as JSON, in parts that many responses share. `tag` is its entity tag. A client
 * that has this version already gets 304 without a body.
 */
export class SerializedJson<T> {
  declare readonly answer: T;
  readonly tag: string;
  /** Called only if the body is sent. */
  readonly parts: () => readonly Buffer[];
  constructor(tag: string, parts: () => readonly Buffer[]) {
    this.tag = tag;
    this.parts = parts;
  }
}

/**
 * The caller, as identified by the gate. `seat` is the seat from which the standing in a run follows. If the call is open
 * to anyone, a `token` without a `user` is invalid. The token of a session to end or refresh has not been checked yet.
 */
export type Caller<A extends Access = Access> = A extends 'anyone'
  ? { user: SessionUser | null; token: string | null }
  : A extends 'refresh-token' | 'own-session'
    ? { token: string }
    : { user: SessionUser; standing: Standing; seat: Seat | null };

/** What a later request needs to find an answer again: an id, or a few. */
export type Reference = number | string | readonly number[] | Readonly<Record<string, number | null>> | null;

/** The changes that a request makes. Each is one transaction and passes every step of the pipeline. */
export type RequestChanges = {
  /**
   * Runs a change. If the call is audited, the first change carries the entry. A change with `auditEntry: 'later'` is one
   * step of a longer action and leaves the entry to a later one.
   */
  inChange: <T>(work: (change: Change) => Promise<T>, options?: { auditEntry?: 'later' }) => Promise<T>;
  /**
   * Runs the change of an idempotent call. `work` returns the answer and a reference to what it made. If the request has an
   * idempotency key, the reference is stored with the key in the same transaction. A repeated request changes nothing, and
   * `repeat` reads its answer again by the reference. Refuses `request.key-reused` if the key was used for another request.
   */
  inChangeOnce: <T, R extends Reference>(
    work: (change: Change) => Promise<{ answer: T; reference: R }>,
    repeat: (change: Change, reference: R) => Promise<T>,
  ) => Promise<T | AlreadyExists<T>>;
  /** Saves the audit entry of a call that changes nothing. */
  audit: () => Promise<void>;
};

/** A request of any call that has passed the call's schemas and the access table. */
export type AnyRequest = {
  caller: Caller;
  params: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
  upload?: ReceivedFile | undefined;
  /** The idempotency key of the request, if it has one. */
  idempotencyKey?: string | undefined;
};

/** A request with the call that it is for, and the name of that call. */
export type CalledRequest = { name: string; call: Call; request: AnyRequest };

/** Handles the requests of one call. */
export type Handler = (request: AnyRequest & RequestChanges) => Promise<unknown>;

/** Returns a serialized object with `fields` inserted before its own fields. The tag stays the same. */
export function withFields<F extends object, T>(
  fields: F,
  serializedObject: SerializedJson<T>,
): SerializedJson<F & T> {
  return new SerializedJson(serializedObject.tag, () => {
    const [first = emptyObject, ...rest] = serializedObject.parts();
    return [Buffer.from(`${JSON.stringify(fields).slice(0, -1)},`), first.subarray(1), ...rest];
  });
}

/** Returns an object of `fields` and, after them, a serialized value under `name`. The tag is that of the value. */
export function nestUnder<F extends object, N extends string, T>(
  fields: F,
  name: N,
  serializedValue: SerializedJson<T>,
): SerializedJson<F & Record<N, T>> {
  return new SerializedJson(serializedValue.tag, () => [
    Buffer.from(`${JSON.stringify(fields).slice(0, -1)},"${name}":`),
    ...serializedValue.parts(),
    closing,
  ]);
}

const emptyObject = Buffer.from('{}');
const closing = Buffer.from('}');

type Returned<C extends Call> = C['answer'] extends 'file'
  ? Download
  : C['answer'] extends 'events'
    ? EventStream
    : C['answer'] extends z.core.$ZodType
      ? C['creates'] extends true
        ? z.input<C['answer']> | AlreadyExists<z.input<C['answer']>> | SerializedJson<z.output<C['answer']>>
        : z.input<C['answer']> | SerializedJson<z.output<C['answer']>>
      : never;

export type Handled<C extends Call> = Request<C> &
  RequestChanges & {
    caller: Caller<C['access']>;
    /** The caller's preferred language; null if we support none that the client accepts. */
    language: Language | null;
    /** Network address of the caller, for rate limits. */
    address: string;
    /** The `Cookie` header. */
    cookies: string | undefined;
    /** Adds a `Set-Cookie` header to the response. */
    setCookie: (value: string) => void;
    /** The `User-Agent` header. */
    userAgent: string | undefined;
    /** Aborted once the response is sent or the client has disconnected. */
    gone: AbortSignal;
  } & (C['encoding'] extends 'multipart' ? { upload: ReceivedFile } : unknown);

/** Handles the requests of one call, with the services `App`. */
export type CallHandler<Name extends CallName, App> = CallHandlerOf<Calls[Name], App>;

type CallHandlerOf<C extends Call, App> = (request: Handled<C>, app: App) => Promise<Returned<C>>;

/** The handlers of all calls of a noun, by name. A missing or misspelt one does not compile. */
export type Handlers<G extends Record<string, Call>, App> = {
  [Name in keyof G]: CallHandlerOf<G[Name], App>;
};
