import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Call, Request } from '@vincere/contract';
import type { Access, Standing } from '@vincere/domain';
import type { z } from 'zod';
import type { Language } from '../i18n/translator.ts';
import type { ReceivedFile } from '../storage/storage.ts';
import type { Seat, SessionUser } from './caller.ts';

/** A file on its way out. */
export type Download = { name: string; contentType: string; size?: number; body: Readable };

/** Takes over the response and streams events into it. */
export type EventStream = (response: ServerResponse) => void;

/** An answer of a call that creates, when what it would create was there already: 200 instead of 201, and nothing for the audit log. */
export class Existing<T> {
  readonly answer: T;
  constructor(answer: T) {
    this.answer = answer;
  }
}

/** The value of a change that is only a step of an act: the audit entry belongs to the change that finishes the act. */
export class Unfinished<T> {
  readonly value: T;
  constructor(value: T) {
    this.value = value;
  }
}

/**
 * A JSON answer that is written already, in parts that many answers share. `tag` names what it tells (an entity tag):
 * whoever holds that already gets 304 and no body.
 */
export class SerializedJson<T> {
  declare readonly answer: T;
  readonly tag: string;
  /** Asked only when it is sent. */
  readonly parts: () => readonly Buffer[];
  constructor(tag: string, parts: () => readonly Buffer[]) {
    this.tag = tag;
    this.parts = parts;
  }
}

/**
 * Who calls, as the gate found them; `seat` is the one that gave the standing, where a run is meant. Where anyone may
 * call, a `token` without a `user` is one that is not valid; one of a session to be ended or refreshed is not looked at.
 */
export type Caller<A extends Access = Access> = A extends 'anyone'
  ? { user: SessionUser | null; token: string | null }
  : A extends 'refresh-token' | 'own-session'
    ? { token: string }
    : { user: SessionUser; standing: Standing; seat: Seat | null };

/** A request of any call, after the call's schemas and the access table have judged it. */
export type AnyRequest = {
  caller: Caller;
  params: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
  upload?: ReceivedFile | undefined;
};

/** Handles the requests of one call. */
export type Handler = (request: AnyRequest) => Promise<unknown>;

/** A written answer with `fields` before its own. */
export function withFields<F extends object, T>(
  fields: F,
  written: SerializedJson<T>,
): SerializedJson<F & T> {
  return new SerializedJson(written.tag, () => {
    const [first = emptyObject, ...rest] = written.parts();
    return [Buffer.from(`${JSON.stringify(fields).slice(0, -1)},`), first.subarray(1), ...rest];
  });
}

/** `fields`, and a written answer under `name` behind them. The tag is that of what is written. */
export function nestUnder<F extends object, N extends string, T>(
  fields: F,
  name: N,
  written: SerializedJson<T>,
): SerializedJson<F & Record<N, T>> {
  return new SerializedJson(written.tag, () => [
    Buffer.from(`${JSON.stringify(fields).slice(0, -1)},"${name}":`),
    ...written.parts(),
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
        ? z.input<C['answer']> | Existing<z.input<C['answer']>> | SerializedJson<z.output<C['answer']>>
        : z.input<C['answer']> | SerializedJson<z.output<C['answer']>>
      : never;

export type Handled<C extends Call> = Request<C> & {
  caller: Caller<C['access']>;
  /** The language that the caller reads; null where it asks for none that we have. */
  language: Language | null;
  /** Network address of the caller, for counting tries. */
  address: string;
  /** The `Cookie` header. */
  cookies: string | undefined;
  /** Adds a `Set-Cookie` header to the answer. */
  setCookie: (value: string) => void;
  /** The `User-Agent` header. */
  userAgent: string | undefined;
  /** Aborted once the answer is sent, or nobody hears it any more. */
  gone: AbortSignal;
} & (C['encoding'] extends 'multipart' ? { upload: ReceivedFile } : unknown);

/** The calls of a noun, each made to happen; a missing or misspelt one does not compile. */
export type Handlers<G extends Record<string, Call>> = {
  [Name in keyof G]: (request: Handled<G[Name]>) => Promise<Returned<G[Name]>>;
};
