import fc, { type Arbitrary } from 'fast-check';
import { type Schema, strange, strangeText, validObject } from './values.ts';

/** A request body: its content type, or undefined for no header, and its bytes. */
export type Body = { type: string | undefined; bytes: Buffer };

const boundary = 'fuzzboundary';
const contentTypes = [
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

/** Generates a body that matches its schema, in the given content type. Ids are at most `maxId`. */
export function validBody(type: string, schema: Schema, maxId: number): Arbitrary<Body> {
  const fields = validObject(schema, maxId);
  if (type === 'multipart/form-data')
    return fc.tuple(fields, file).map(([values, oneFile]) => multipart(values, [oneFile]));
  return fields.map((values) => encode(type, values));
}

/** Generates an invalid body: wrong fields, broken JSON, random or truncated bytes, or a wrong content type. */
export function brokenBody(type: string, schema: Schema, maxId: number): Arbitrary<Body> {
  const fields = mutatedFields(schema, maxId);
  const wrongFields =
    type === 'multipart/form-data'
      ? fc.tuple(fields, fc.array(file, { maxLength: 2 })).map(([values, files]) => multipart(values, files))
      : fields.map((values) => encode(type, values));
  const unbroken = validBody(type, schema, maxId);
  return fc.oneof(
    { weight: 8, arbitrary: wrongFields },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...brokenJson).map((json) => ({ type, bytes: Buffer.from(json) })),
    },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => ({ type, bytes: Buffer.from(bytes) })),
    },
    { weight: 2, arbitrary: fc.tuple(unbroken, fc.double({ min: 0, max: 1, noNaN: true })).map(truncate) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(unbroken, fc.constantFrom(undefined, ...contentTypes))
        .map(([body, other]) => ({ ...body, type: other })),
    },
    { weight: 1, arbitrary: fc.constant({ type, bytes: Buffer.alloc(0) }) },
  );
}

function truncate([body, share]: [Body, number]): Body {
  return { ...body, bytes: body.bytes.subarray(0, Math.floor(body.bytes.length * share)) };
}

/** Generates the fields of a body and replaces, removes or adds some of them. */
function mutatedFields(schema: Schema, maxId: number): Arbitrary<Record<string, unknown>> {
  const names = Object.keys(schema.properties ?? {});
  const changes = fc.array(
    fc.record({
      name: names.length > 0 ? fc.constantFrom(...names) : fc.constant('x'),
      mutation: fc.constantFrom('replace', 'replace', 'remove', 'add'),
      value: strange,
      addedName: strangeText,
    }),
    { minLength: 1, maxLength: 3 },
  );
  return fc.tuple(validObject(schema, maxId), changes).map(([values, mutations]) => {
    const fields: Record<string, unknown> = { ...values };
    for (const { name, mutation, value, addedName } of mutations)
      if (mutation === 'remove') delete fields[name];
      else
        Object.defineProperty(fields, mutation === 'add' ? addedName : name, {
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

const fileContents: Record<string, Uint8Array> = {
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
      { weight: 4, arbitrary: fc.constantFrom<Uint8Array[]>(...Object.values(fileContents)) },
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
