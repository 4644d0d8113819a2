import fc, { type Arbitrary } from 'fast-check';

/** The part of JSON Schema that our API document uses. */
export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: string[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
};

/** The kinds of test data. One of each always exists. A parameter refers to the last kind in this list that its name contains. */
export const dataKinds = [
  'simulation',
  'stage',
  'scenario',
  'decision',
  'run',
  'seat',
  'roomRun',
  'user',
] as const;
export type DataKind = (typeof dataKinds)[number];

/** The first placeholder. A placeholder stands for an id of the test data, and is replaced when the request is sent. */
const firstPlaceholder = 900_000_000;
const placeholders = new RegExp(`${firstPlaceholder / 10}(\\d)`, 'g');

/** Replaces the placeholders in an address or a body with the current ids of the test data. */
export function fillIn(text: string, ids: Readonly<Record<DataKind, number>>): string {
  return text.replace(placeholders, (match, digit: string) => {
    const kind = dataKinds[Number(digit)];
    return kind === undefined ? match : String(ids[kind]);
  });
}

function kindOf(name: string): DataKind | undefined {
  if (/^(userRunId|participantId)$/.test(name)) return 'seat';
  if (name === 'roomRunId') return 'roomRun';
  return dataKinds.findLast((kind) => name.toLowerCase().includes(kind));
}

/** Generates an id of a parameter: that of existing test data, or a small number. */
function idOf(name: string, maxId: number): Arbitrary<number> {
  const kind = kindOf(name);
  const small = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: maxId }));
  if (kind === undefined) return small;
  return fc.oneof({ weight: 2, arbitrary: fc.constant(firstPlaceholder + dataKinds.indexOf(kind)) }, small);
}

/** Returns the access code of the n-th test run. */
export const codeOf = (n: number): string => `FZ${String(n).padStart(4, '0')}`;

/** Returns the email of the n-th caller. All callers have the same password. */
export const emailOf = (n: number): string => `fuzz-${n}@example.org`;
export const password = 'a-long-password';

/** Generates text of at least `min` characters: letters of many scripts, white space and punctuation. */
const text = (min: number, max: number): Arbitrary<string> =>
  fc.string({ unit: 'grapheme', minLength: min, maxLength: Math.min(max, min + 30) }).map((typed) => {
    const cleaned = typed.replaceAll('\u0000', ' ').slice(0, max);
    return cleaned.trim().length >= min ? cleaned : cleaned + 'a'.repeat(Math.max(1, min));
  });

/** Generates values for fields whose schemas are too general, by name. Returns undefined for other fields. */
function valueByName(name: string, maxId: number): Arbitrary<unknown> | undefined {
  if (/email/.test(name)) return fc.stringMatching(/^[a-z]{1,8}@[a-z]{2,6}\.example$/);
  if (name === 'username') return fc.integer({ min: 1, max: 20 }).map(emailOf);
  if (/password/.test(name)) return fc.oneof(fc.constant(password), text(8, 40));
  if (name === 'access_code') return fc.integer({ min: 0, max: Math.floor(maxId / 4) }).map(codeOf);
  if (/_q[123]$/.test(name)) return fc.integer({ min: 1, max: 5 });
  if (name.endsWith('_q4')) return text(1, 200);
  if (/(^|_)id$|Id$/.test(name)) return idOf(name, maxId);
  return undefined;
}

/** Generates a value that matches the schema of the field `name`. Ids are at most `maxId`. */
export function valid(schema: Schema, name: string, maxId: number): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'string' && schema.pattern !== undefined) {
    if (/^\^\[1-9\]\\d\{0,15\}\$$/.test(schema.pattern)) return idOf(name, maxId).map(String);
    return fc.stringMatching(new RegExp(schema.pattern));
  }
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valid(one, name, maxId)));
  const named = schema.type === 'null' ? undefined : valueByName(name, maxId);
  if (named) return named;
  switch (schema.type) {
    case 'string':
      return text(schema.minLength ?? 0, schema.maxLength ?? 100);
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? schema.exclusiveMinimum ?? 0,
        max: Math.min(schema.maximum ?? 1_000, 100_000),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valid(schema.items ?? {}, name, maxId), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 5,
      });
    case 'object':
      return validObject(schema, maxId);
    default:
      return fc.jsonValue();
  }
}

/** Generates an object with all required and some optional fields, except files. */
export function validObject(schema: Schema, maxId: number): Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {}).filter(([, { format }]) => format !== 'binary');
  const shape = Object.fromEntries(fields.map(([name, one]) => [name, valid(one, name, maxId)]));
  const required = schema.required?.filter((name) => name in shape) ?? [];
  return fc.record(shape, { requiredKeys: required }) as Arbitrary<Record<string, unknown>>;
}

const strangeTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066',
  '\ufeff',
  '../../etc/passwd',
  "'; drop table users; --",
  '${jndi:ldap://x}',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '%00%0a',
  '__proto__',
  'constructor',
  'NaN',
  '1e309',
  '-0',
  '2026-02-30T25:61:00Z',
];

/** Generates values that are invalid for most schemas. */
export const strange: Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...strangeTexts) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [[[]]], { toString: 'x' }, [null, 1, 'a']),
  },
  {
    weight: 4,
    arbitrary: fc.oneof(fc.double({ noNaN: true }), fc.maxSafeInteger(), fc.constantFrom(0, -1, 1e308)),
  },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.integer({ min: 201, max: 60_000 }).map((length) => 'x'.repeat(length)) },
);

/** Generates text that is invalid for most parameters. */
export const strangeText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...strangeTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '0',
    '-1',
    '1.5',
    '1e3',
    '99999999999999999999',
    '9007199254740991',
    'null',
    'x'.repeat(300),
  ),
);
