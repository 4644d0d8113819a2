import { expect, test } from 'vitest';
import { z } from 'zod';
import { name, RoleName, wholeNumber } from './fields.ts';
import { inputProblem, parseOptions, valueProblem } from './input-problems.ts';

const schema = z.object({
  title: name(),
  role: RoleName,
  stage_number: wholeNumber(1, 5_000),
  people: z.array(z.object({ email_address: z.string() })).max(2),
  is_open: z.boolean(),
  format: z.enum(['pdf', 'csv']),
});
const valid = { title: 'A', role: 'legal', stage_number: 1, people: [], is_open: true, format: 'pdf' };

const issuesOf = (body: unknown) => z.safeParse(schema, body, parseOptions).error?.issues ?? [];

test.each([
  [{ title: undefined }, 'title is required'],
  [{ title: null }, 'title must be text'],
  [{ title: 'x'.repeat(201) }, 'title can have at most 200 characters'],
  [{ title: ' ' }, 'This field is required'],
  [{ role: undefined }, 'role is required'],
  [{ role: 'pilot' }, 'No such role'],
  [{ stage_number: 'one' }, 'stage_number must be a number'],
  [{ stage_number: 1.5 }, 'stage_number must be a whole number'],
  [{ stage_number: 0 }, 'stage_number must be at least 1'],
  [{ stage_number: 6_000 }, 'stage_number must be at most 5,000'],
  [{ people: {} }, 'people must be a list'],
  [{ people: [{}, {}, {}].map(() => ({ email_address: '' })) }, 'people can have at most 2 entries'],
  [{ people: [{}] }, 'people.0.email_address is required'],
  [{ people: ['Ada'] }, 'people.0 must be an object'],
  [{ is_open: 'yes' }, 'is_open must be true or false'],
  [{ format: undefined }, 'format is required'],
  [{ format: 'doc' }, 'format must be one of: pdf, csv'],
])('input with %j gets a message with the name of the field', (changed, message) => {
  expect(issuesOf({ ...valid, ...changed }).map((issue) => inputProblem(issue, 'body').message)).toEqual([
    message,
  ]);
});

test('missing input is named as a whole', () => {
  expect(issuesOf(undefined).map((issue) => inputProblem(issue, 'body'))).toEqual([
    { code: 'input.missing', facts: { field: 'body' }, message: 'body is required' },
  ]);
});

test('a problem has a code and facts, unless the schema has a message of its own', () => {
  const described = issuesOf({ ...valid, title: ' ', stage_number: 6_000 }).map((issue) =>
    inputProblem(issue, 'body'),
  );
  expect(described).toEqual([
    { message: 'This field is required' },
    {
      code: 'input.too-large',
      facts: { field: 'stage_number', most: 5_000 },
      message: 'stage_number must be at most 5,000',
    },
  ]);
});

test('a problem in a file is described without its path', () => {
  const described = issuesOf({ ...valid, title: undefined, stage_number: 6_000 }).map(valueProblem);
  expect(described.map(({ message }) => message)).toEqual([
    'This is missing',
    'This should be at most 5,000',
  ]);
});
