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

/** The kinds of test data that always exist. A parameter belongs to the last kind in this list that its name contains. */
export const liveKinds = [
  'simulation',
  'stage',
  'scenario',
  'decision',
  'run',
  'seat',
  'roomRun',
  'user',
] as const;
export type LiveKind = (typeof liveKinds)[number];

/** The base of placeholders for ids of test data. They are replaced when the request is sent. */
const placeholder = 900_000_000;
const placeholders = new RegExp(`${placeholder / 10}(\\d)`, 'g');

/** Replaces the placeholders in an address or a body with the current ids of the test data. */
export function fillIn(text: string, live: Readonly<Record<LiveKind, number>>): string {
  return text.replace(placeholders, (same, digit: string) => {
    const kind = liveKinds[Number(digit)];
    return kind === undefined ? same : String(live[kind]);
  });
}

function liveKindOf(name: string): LiveKind | undefined {
  if (/^(userRunId|participantId)$/.test(name)) return 'seat';
  if (name === 'roomRunId') return 'roomRun';
  return liveKinds.findLast((kind) => name.toLowerCase().includes(kind));
}

/** Generates an id: that of existing test data, or a small one. */
function idNamed(name: string, reach: number): Arbitrary<number> {
  const kind = liveKindOf(name);
  const small = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: reach }));
  if (kind === undefined) return small;
  return fc.oneof({ weight: 2, arbitrary: fc.constant(placeholder + liveKinds.indexOf(kind)) }, small);
}

/** Returns the access code of the n-th test run. */
export const codeOf = (n: number): string => `FZ${String(n).padStart(4, '0')}`;

/** Returns the email of the n-th caller. All callers have the same password. */
export const emailOf = (n: number): string => `fuzz-${n}@example.org`;
export const password = 'a-long-password';

/** Generates realistic text: letters of many scripts, white space and punctuation. */
const text = (min: number, max: number): Arbitrary<string> =>
  fc.string({ unit: 'grapheme', minLength: min, maxLength: Math.min(max, min + 30) }).map((typed) => {
    const kept = typed.replaceAll('\u0000', ' ').slice(0, max);
    return kept.trim().length >= min ? kept : kept + 'a'.repeat(Math.max(1, min));
  });

/** Generates values for fields whose names say more than their schemas. */
function valueNamed(name: string, reach: number): Arbitrary<unknown> | undefined {
  if (/email/.test(name)) return fc.stringMatching(/^[a-z]{1,8}@[a-z]{2,6}\.example$/);
  if (name === 'username') return fc.integer({ min: 1, max: 20 }).map(emailOf);
  if (/password/.test(name)) return fc.oneof(fc.constant(password), text(8, 40));
  if (name === 'access_code') return fc.integer({ min: 0, max: Math.floor(reach / 4) }).map(codeOf);
  if (/_q[123]$/.test(name)) return fc.integer({ min: 1, max: 5 });
  if (name.endsWith('_q4')) return text(1, 200);
  if (/(^|_)id$|Id$/.test(name)) return idNamed(name, reach);
  return undefined;
}

/** Generates a value that matches the schema of the field `name`. Ids go up to `reach`. */
export function valid(schema: Schema, name: string, reach: number): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'string' && schema.pattern !== undefined) {
    if (/^\^\[1-9\]\\d\{0,15\}\$$/.test(schema.pattern)) return idNamed(name, reach).map(String);
    return fc.stringMatching(new RegExp(schema.pattern));
  }
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valid(one, name, reach)));
  const named = schema.type === 'null' ? undefined : valueNamed(name, reach);
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
      return fc.array(valid(schema.items ?? {}, name, reach), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 5,
      });
    case 'object':
      return validObject(schema, reach);
    default:
      return fc.jsonValue();
  }
}

/** Generates an object with all required and some optional fields. */
export function validObject(schema: Schema, reach: number): Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {}).filter(([, { format }]) => format !== 'binary');
  const shape = Object.fromEntries(fields.map(([name, one]) => [name, valid(one, name, reach)]));
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
