import type { Access, RefusalCode, UploadKind } from '@vincere/domain';
import type { z } from 'zod';
import type { TryKind } from './try-limits.ts';

type Schema = z.core.$ZodType;
type ObjectSchema = z.core.$ZodObject;

/** The names behind the colons of a path: `'/runs/:runId/:roomName'` gives `'runId' | 'roomName'`. */
type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/v1`, as the specification spells it. */
  path: `/${string}`;
  /** What the caller must be; the table is in the domain (`accessTable`). */
  access: Access;
  /** One line for the API document. */
  summary: string;
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: ObjectSchema;
  /** How the body travels when it is not JSON. A `multipart` body carries one file part named `file`. */
  encoding?: 'form' | 'multipart';
  /** The largest body in bytes, where it does not follow from the schema: see `maxBodyBytes`. */
  maxBody?: number;
  /** What the file part is; a file to keep where it is left out. */
  takes?: UploadKind;
  /** A JSON shape, or a raw answer: a downloaded file, or the event stream of a run. */
  answer: Schema | 'file' | 'events';
  /** Answers 201 instead of 200. */
  creates?: true;
  /** What the rules may say no with, besides the refusals of its access. */
  refusals?: readonly RefusalCode[];
  /** What calls of it are counted as; beyond the limits of that kind it refuses `account.too-many-tries`. */
  limited?: TryKind;
  /** What it changes goes again and is in no list, or is the caller's own: nothing of it is kept in the audit log. */
  leavesNoTrace?: true;
  /** Fields of the body that the audit log keeps as they were given, of a list its length, of a long text the beginning; never a secret. */
  audited?: readonly string[];
};

/** The names of the fields of a part; none for a call without it. */
type FieldsOf<Part> = [Part] extends [ObjectSchema] ? keyof Part['_zod']['def']['shape'] : never;

type ParamsMatchPath<C extends Call> = [PathNames<C['path']>] extends [FieldsOf<C['params']>]
  ? unknown
  : { params: { 'has no field for a name in the path': PathNames<C['path']> } };

type AuditedMatchBody<C extends Call> = 'audited' extends keyof C
  ? [NonNullable<C['audited']>[number]] extends [FieldsOf<C['body']>]
    ? unknown
    : { audited: readonly FieldsOf<C['body']>[] }
  : unknown;

/** Declares a call once; the server, the clients, the API document and the generated tests all read it. */
export function defineCall<const C extends Call>(call: C & ParamsMatchPath<C> & AuditedMatchBody<C>): C {
  return call;
}

type Given<C extends Call, Part extends 'params' | 'query' | 'body'> = C[Part] extends ObjectSchema
  ? Part
  : never;
type Part<C extends Call> = Given<C, 'params'> | Given<C, 'query'> | Given<C, 'body'>;

/** Ids and numbers of an address are handed in as what they are; the client writes them out. */
type Handed<C extends Call, P extends Part<C>> = P extends 'body'
  ? z.input<Extract<C[P], Schema>>
  : z.output<Extract<C[P], Schema>>;

type Optional<C extends Call> = { [P in Part<C>]: {} extends Handed<C, P> ? P : never }[Part<C>];

/** What a client hands in: before defaults and trimming; a part whose fields are all optional may be left out. */
export type Input<C extends Call> = { [P in Exclude<Part<C>, Optional<C>>]: Handed<C, P> } & {
  [P in Optional<C>]?: Handed<C, P>;
} & (C['encoding'] extends 'multipart' ? { file: Blob; fileName: string } : unknown);

/** What the server works with: validated, trimmed, with defaults. */
export type Request<C extends Call> = { [P in Part<C>]: z.output<Extract<C[P], Schema>> };

/** What a client gets back. */
export type Answer<C extends Call> = C['answer'] extends Schema ? z.output<C['answer']> : Response;
