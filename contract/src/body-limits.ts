import { z } from 'zod';
import type { Call } from './call.ts';

/** Largest JSON or form body of any call in bytes. */
export const largestBody = 1024 * 1024;

/** Extra bytes for white space and for fields that the call ignores. Signed-in callers get more. */
const slack = { anyone: 1024, signedIn: 16 * 1024 };

/** The most bytes that one character can take: `\uXXXX` in JSON, three percent-encoded bytes in a form. */
const bytesOfCharacter = { json: 6, form: 9 };

/** Bytes for a text that is bounded by a pattern or format but has no `maxLength`. */
const boundedText = 200;

type Json = {
  type?: string;
  anyOf?: Json[];
  oneOf?: readonly Json[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  items?: Json;
  properties?: Record<string, Json>;
};

/** Returns whether a call reads its body before it identifies the caller. */
export function readsBodyOfAnyone({ access }: Pick<Call, 'access'>): boolean {
  return access === 'anyone' || access === 'refresh-token' || access === 'own-session';
}

/**
 * Returns the largest accepted body of a call in bytes: its `maxBody`, or else the longest encoding that its schema allows.
 * Uploads have separate limits.
 */
export function maxBodyBytes(call: Call): number {
  const extra = readsBodyOfAnyone(call) ? slack.anyone : slack.signedIn;
  const bodyBytes = call.maxBody ?? (call.body ? bytesOf(jsonSchema(call.body), call) : 0);
  return Math.min(largestBody, bodyBytes + extra);
}

/** Returns the length in bytes of the longest value of a schema. Throws if the schema has no bound. */
function bytesOf(schema: Json, call: Call): number {
  const text = (length: number) => length * bytesOfCharacter[call.encoding === 'form' ? 'form' : 'json'] + 2;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Math.max(...choices.map((choice) => bytesOf(choice, call)));
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length > 0) return Math.max(...values.map((value) => text(JSON.stringify(value).length)));
  switch (schema.type) {
    case 'string':
      return schema.maxLength === undefined ? boundedText : text(schema.maxLength);
    case 'integer':
    case 'number':
      return 25;
    case 'boolean':
    case 'null':
      return 5;
    case 'array':
      if (schema.maxItems === undefined || schema.items === undefined) break;
      return 2 + schema.maxItems * (1 + bytesOf(schema.items, call));
    case 'object':
      return Object.entries(schema.properties ?? {}).reduce(
        (sum, [name, value]) => sum + name.length + 4 + bytesOf(value, call),
        2,
      );
  }
  throw new Error(`The body of ${call.path} has no largest size: declare its maxBody`);
}

function jsonSchema(schema: z.core.$ZodType): Json {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
}
