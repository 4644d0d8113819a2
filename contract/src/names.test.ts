import { nameFaults } from '@vincere/domain';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { SimulationPackage } from './authoring/simulation-package.ts';
import type { Call } from './call.ts';
import { calls } from './index.ts';
import { parseOptions, valueProblem } from './input-problems.ts';

/** A text field of an input, with the names of the fields that lead to it. */
type Field = { path: string; key: string; schema: z.ZodType };

/** Collects the text fields of a schema. */
function fieldsOf(schema: z.core.$ZodType, path: string, key = ''): Field[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [{ path, key, schema: schema as z.ZodType }];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, part]) => fieldsOf(part, `${path}.${name}`, name));
    case 'array':
      return fieldsOf(def.element, path, key);
    case 'union':
      return def.options.flatMap((option) => fieldsOf(option, path, key));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return fieldsOf(def.innerType, path, key);
    case 'record':
      return fieldsOf(def.valueType, path, key);
    case 'pipe':
      return fieldsOf(def.in, path, key);
    default:
      return [];
  }
}

/** The text fields of all bodies, and those of a package, which a workbook becomes. */
const fields = [
  ...Object.entries(calls).flatMap(([name, call]: [string, Call]) =>
    call.body ? fieldsOf(call.body, name) : [],
  ),
  ...fieldsOf(SimulationPackage, 'package'),
];

/** The longest text that is a name. Longer ones are texts with lines. */
const longestName = 200;

/** The keys of short texts that are no names: secrets, references, addresses, dates and sentences. */
const noNames = `
  password current_password token registration_token key access_code email email_address username account
  entry_ids into days due_on time_zone $schema timestamp path scenario decision condition fact post leads_to
  carried_by supports opposes line
`
  .trim()
  .split(/\s+/);
/** Texts with the key of a name that are none: facts, which are sentences, and files, whose names are made portable. */
const otherTexts = ['createFact.text', 'updateFact.text', 'package.stages.scenarios.facts.text'];
const isFileName = ({ path }: Field) => path.endsWith('.files.name');

const names = fields.filter(
  (field) =>
    ((field.schema as z.ZodString).maxLength ?? 0) <= longestName &&
    !noNames.includes(field.key) &&
    !otherTexts.includes(field.path) &&
    !isFileName(field),
);
/** The names of people. */
const isOfPerson = ({ path }: Field) =>
  /\b(?:first_name|last_name)$|^(?:seatParticipant|joinAsGuest|addRoster)\b/.test(path);

const faultsOf = ({ schema }: Field, typed: string) =>
  schema.safeParse(typed, parseOptions).error?.issues.map((issue) => valueProblem(issue).message) ?? [];

test('calls and packages have names in many of their inputs', () => {
  expect(names.length).toBeGreaterThan(35);
  expect(names.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['createRun.name', 'package.stages.scenarios.rooms.posts.author.name']),
  );
});

describe.each(names.map((field) => [field.path, field] as const))('%s', (_, field) => {
  test.each([
    'Ada\u202e',
    '\u2066Ada',
    'A\u200bda',
    'Ada\nByron',
    'Ada\u0007',
    'Ada\uffff',
    'Ada\ud83d',
    '\u0301',
    'A\u0000',
  ])('the name %j is refused', (typed) => {
    expect(faultsOf(field, typed)).toContain(nameFaults.signs);
  });

  test('a name that draws nothing counts as blank', () => {
    for (const typed of ['\u3164', '\u00ad', ' \u200b ', '\u{e0041}', '\ufe0f'])
      expect(faultsOf(field, typed)).toEqual(faultsOf(field, ''));
  });

  test('a name is stored in NFC, without spaces around it and without invisible characters', () => {
    expect(field.schema.parse(' \u200bZoe\u0308 \u00a0 A\u00adda\t')).toBe('Zoë Ada');
    expect(field.schema.parse('می\u200cخواهم 👩🏽‍🔬')).toBe('می\u200cخواهم 👩🏽‍🔬');
  });

  test
    .runIf(isOfPerson(field))
    .each(['evil.example/x', '\\\\host', '10.0.0.1', 'tel:110', '+49 151 2345678'])(
    'a name with the link %s is refused',
    (typed) => {
      expect(faultsOf(field, typed)).toEqual([nameFaults.link]);
    },
  );
});
