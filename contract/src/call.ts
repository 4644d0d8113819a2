import type { Access, RefusalCode, UploadKind } from '@vincere/domain';
import type { z } from 'zod';
import type { RateLimitKind } from './rate-limits.ts';

type Schema = z.core.$ZodType;
type ObjectSchema = z.core.$ZodObject;

/** The parameter names in a path: `'/runs/:runId/:roomName'` gives `'runId' | 'roomName'`. */
type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below `/api/v1`. */
  path: `/${string}`;
  /** The permitted callers; see `accessTable` in the domain. */
  access: Access;
  /** One line for the API documentation. */
  summary: string;
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: ObjectSchema;
  /** The encoding of a body that is not JSON. A `multipart` body contains one file part named `file`. */
  encoding?: 'form' | 'multipart';
  /** The largest body in bytes. Needed only when the schema does not bound it; see `maxBodyBytes`. */
  maxBody?: number;
  /** The kind of file that a `multipart` body uploads. Default: a file to store. */
  uploadKind?: UploadKind;
  /** The schema of a JSON answer, or the kind of a raw answer: a download or the event stream of a run. */
  answer: Schema | 'file' | 'events';
  /** Answers 201 instead of 200. */
  creates?: true;
  /**
   * Accepts the header `Idempotency-Key`. A request that is repeated with the same key changes nothing and gets the current state
   * of what the first one made, with status 200.
   */
  idempotent?: true;
  /** Refusals that this call can answer with, besides those of its access. */
  refusals?: readonly RefusalCode[];
  /** The rate limit that applies. Beyond it, the call is refused with `account.too-many-tries`. */
  rateLimit?: RateLimitKind;
  /** Not audited, because its change is temporary and appears in no list, or affects only the caller. */
  skipAudit?: true;
  /**
   * Body fields whose values the audit log stores. A list is logged as its length, and a long text is truncated. Never
   * name a secret here.
   */
  audited?: readonly string[];
};

/** The field names of a part; `never` when the call has no such part. */
type FieldsOf<Part> = [Part] extends [ObjectSchema] ? keyof Part['_zod']['def']['shape'] : never;

type ParamsMatchPath<C extends Call> = [PathNames<C['path']>] extends [FieldsOf<C['params']>]
  ? unknown
  : { params: { 'has no field for a name in the path': PathNames<C['path']> } };

type AuditedMatchBody<C extends Call> = 'audited' extends keyof C
  ? [NonNullable<C['audited']>[number]] extends [FieldsOf<C['body']>]
    ? unknown
    : { audited: readonly FieldsOf<C['body']>[] }
  : unknown;

/**
 * Declares a call. Returns it unchanged. The server, the clients, the API documentation and the generated tests all read
 * this declaration. Does not compile if `params` lacks a name in `path`, or if `audited` names a field that `body` lacks.
 */
export function defineCall<const C extends Call>(call: C & ParamsMatchPath<C> & AuditedMatchBody<C>): C {
  return call;
}

type DeclaredPart<C extends Call, Part extends 'params' | 'query' | 'body'> = C[Part] extends ObjectSchema
  ? Part
  : never;
type Part<C extends Call> = DeclaredPart<C, 'params'> | DeclaredPart<C, 'query'> | DeclaredPart<C, 'body'>;

/** The input of one part. Ids and numbers of the URL are passed as numbers, which the client turns into text. */
type PartInput<C extends Call, P extends Part<C>> = P extends 'body'
  ? z.input<Extract<C[P], Schema>>
  : z.output<Extract<C[P], Schema>>;

type OptionalPart<C extends Call> = { [P in Part<C>]: {} extends PartInput<C, P> ? P : never }[Part<C>];

/** The input that a client passes, before defaults and trimming. A part whose fields are all optional may be omitted. */
export type Input<C extends Call> = { [P in Exclude<Part<C>, OptionalPart<C>>]: PartInput<C, P> } & {
  [P in OptionalPart<C>]?: PartInput<C, P>;
} & (C['encoding'] extends 'multipart' ? { file: Blob; fileName: string } : unknown);

/** The input that the server works with: validated, trimmed and with defaults. */
export type Request<C extends Call> = { [P in Part<C>]: z.output<Extract<C[P], Schema>> };

/** The answer that a client gets: the parsed JSON, or the raw response of a download or stream. */
export type Answer<C extends Call> = C['answer'] extends Schema ? z.output<C['answer']> : Response;
