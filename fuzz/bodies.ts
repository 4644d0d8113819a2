import fc, { type Arbitrary } from 'fast-check';
import { type Schema, strange, strangeText, validObject } from './values.ts';

/** A request body: its content type, or undefined for no header, and its bytes. */
export type Body = { type: string | undefined; bytes: Buffer };

const boundary = 'fuzzboundary';
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  `multipart/form-data; boundary=${boundary}`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'application/octet-stream',
  'application/json, text/plain',
  ';;;',
  'x'.repeat(500),
];

const brokenJson = [
  '{',
  '}',
  '[',
  'null',
  '"text"',
  '[]',
  '0',
  'NaN',
  "{'a':1}",
  '{"a":1,}',
  '{"a":1}{"a":1}',
  '\ufeff{}',
  '{"__proto__":{"is_admin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"a":"\\ud800"}',
  `${'['.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
];

/** Generates a body that matches its schema, in the given content type. Ids go up to `reach`. */
export function validBody(type: string, schema: Schema, reach: number): Arbitrary<Body> {
  const fields = validObject(schema, reach);
  if (type === 'multipart/form-data')
    return fc.tuple(fields, file).map(([values, sent]) => multipart(values, [sent]));
  return fields.map((values) => encode(type, values));
}

/** Generates an invalid body: wrong fields, broken JSON, random or truncated bytes, or a wrong content type. */
export function brokenBody(type: string, schema: Schema, reach: number): Arbitrary<Body> {
  const fields = mutatedFields(schema, reach);
  const inFields =
    type === 'multipart/form-data'
      ? fc.tuple(fields, fc.array(file, { maxLength: 2 })).map(([values, sent]) => multipart(values, sent))
      : fields.map((values) => encode(type, values));
  const whole = validBody(type, schema, reach);
  return fc.oneof(
    { weight: 8, arbitrary: inFields },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...brokenJson).map((json) => ({ type, bytes: Buffer.from(json) })),
    },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => ({ type, bytes: Buffer.from(bytes) })),
    },
    { weight: 2, arbitrary: fc.tuple(whole, fc.double({ min: 0, max: 1, noNaN: true })).map(cut) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(whole, fc.constantFrom(undefined, ...types))
        .map(([body, other]) => ({ ...body, type: other })),
    },
    { weight: 1, arbitrary: fc.constant({ type, bytes: Buffer.alloc(0) }) },
  );
}

function cut([body, share]: [Body, number]): Body {
  return { ...body, bytes: body.bytes.subarray(0, Math.floor(body.bytes.length * share)) };
}

/** Generates the fields of a body and replaces, removes or adds some of them. */
function mutatedFields(schema: Schema, reach: number): Arbitrary<Record<string, unknown>> {
  const names = Object.keys(schema.properties ?? {});
  const changes = fc.array(
    fc.record({
      name: names.length > 0 ? fc.constantFrom(...names) : fc.constant('x'),
      how: fc.constantFrom('replace', 'replace', 'leave out', 'add'),
      value: strange,
      added: strangeText,
    }),
    { minLength: 1, maxLength: 3 },
  );
  return fc.tuple(validObject(schema, reach), changes).map(([values, mutations]) => {
    const fields: Record<string, unknown> = { ...values };
    for (const { name, how, value, added } of mutations)
      if (how === 'leave out') delete fields[name];
      else
        Object.defineProperty(fields, how === 'add' ? added : name, {
          value,
          enumerable: true,
          configurable: true,
        });
    return fields;
  });
}

function encode(type: string, fields: Record<string, unknown>): Body {
  if (type !== 'application/x-www-form-urlencoded')
    return { type, bytes: Buffer.from(JSON.stringify(fields)) };
  const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, asText(value)]));
  return { type, bytes: Buffer.from(form.toString()) };
}

type SentFile = { field: string; name: string; type: string; bytes: Uint8Array };

const contents: Record<string, Uint8Array> = {
  txt: Buffer.from('Plain words.\n'),
  csv: Buffer.from('a,b\n1,2\n'),
  pdf: Buffer.from('%PDF-1.4\n%%EOF\n'),
  png: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  zip: Buffer.from('504b0304', 'hex'),
  html: Buffer.from('<script>alert(1)</script>'),
};

const file: Arbitrary<SentFile> = fc
  .record({
    field: fc.oneof({ weight: 9, arbitrary: fc.constant('file') }, strangeText),
    base: fc.oneof({ weight: 3, arbitrary: fc.string({ maxLength: 20 }) }, strangeText),
    extension: fc.constantFrom('txt', 'csv', 'pdf', 'png', 'docx', 'html', 'exe', 'mp4', ''),
    content: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom<Uint8Array[]>(...Object.values(contents)) },
      fc.uint8Array({ maxLength: 2_000 }),
    ),
    type: fc.constantFrom('text/plain', 'application/pdf', 'text/html', 'x', ''),
  })
  .map(({ field, base, extension, content, type }) => ({
    field,
    name: `${base}.${extension}`,
    type,
    bytes: content,
  }));

function multipart(fields: Record<string, unknown>, files: readonly SentFile[]): Body {
  const parts: Uint8Array[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${asText(value)}\r\n`,
    ),
  );
  for (const { field, name, type, bytes } of files) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
    parts.push(Buffer.from(head), bytes, Buffer.from('\r\n'));
  }
  const bytes = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, bytes };
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
