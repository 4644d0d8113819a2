import { type Problem, problemOf } from '@vincere/domain';
import type { z } from 'zod';

/** The sentences for input that doesn't match a schema. `{field}` is the path of the value. */
const inputMessages = {
  'input.missing': '{field} is required',
  'input.no-text': '{field} must be text',
  'input.no-number': '{field} must be a number',
  'input.no-whole-number': '{field} must be a whole number',
  'input.no-flag': '{field} must be true or false',
  'input.no-list': '{field} must be a list',
  'input.no-object': '{field} must be an object',
  'input.too-small': '{field} must be at least {least}',
  'input.too-large': '{field} must be at most {most}',
  'input.too-short': '{field} must have at least {least} characters',
  'input.too-long': '{field} can have at most {most} characters',
  'input.too-few': '{field} must have at least {least} entries',
  'input.too-many': '{field} can have at most {most} entries',
  'input.no-option': '{field} must be one of: {values}',
  'input.unknown-field': 'There is no field {fields}',
  'input.invalid': '{field} is not valid',
} as const;

/** The sentences for the same problems in a file. The path of the value is shown beside them. */
const valueMessages = {
  'value.missing': 'This is missing',
  'value.no-text': 'This should be a text',
  'value.no-number': 'This should be a number',
  'value.no-whole-number': 'This should be a whole number',
  'value.no-flag': 'This should be true or false',
  'value.no-list': 'This should be a list',
  'value.no-object': 'This should be an object',
  'value.too-small': 'This should be at least {least}',
  'value.too-large': 'This should be at most {most}',
  'value.too-short': 'At least {least} characters',
  'value.too-long': 'At most {most} characters',
  'value.too-few': 'There must be at least {least} of these',
  'value.too-many': 'There can be at most {most} of these',
  'value.no-option': 'This should be one of: {values}',
  'value.unknown-field': 'There is no such field: {fields}',
  'value.invalid': 'Something else belongs here',
} as const;

/** The sentences of both by code. */
export const inputProblemMessages = { ...inputMessages, ...valueMessages };
export type InputProblemCode = keyof typeof inputProblemMessages;

/** A problem of a value. It has a code and facts unless its schema has a message of its own. */
export type ValueProblem = { message: string } & Partial<Problem>;

/**
 * Options for parsing a value whose issues are described. Issues without a message of their own get an empty one, and
 * `reportInput` distinguishes missing values from wrong ones.
 */
export const parseOptions = { error: () => '', reportInput: true } as const;

/** Describes an issue in the input of a call. `part` is the name of the whole input, such as `body`. */
export function inputProblem(issue: z.core.$ZodIssue, part: string): ValueProblem {
  return describe(issue, 'input', { field: issue.path.join('.') || part });
}

/** Describes an issue in a file. The path of the value is shown beside the message. */
export function valueProblem(issue: z.core.$ZodIssue): ValueProblem {
  return describe(issue, 'value', {});
}

function describe(issue: z.core.$ZodIssue, kind: 'input' | 'value', more: Problem['facts']): ValueProblem {
  if (issue.message !== '') return { message: issue.message };
  const [name, facts] = nameOf(issue);
  const code: InputProblemCode = `${kind}.${name}`;
  return problemOf(code, inputProblemMessages[code], { ...facts, ...more });
}

type NameIn<Code> = Code extends `value.${infer Name}` ? Name : never;
type Name = NameIn<keyof typeof valueMessages>;

const wrongTypes: Readonly<Record<string, Name>> = {
  string: 'no-text',
  number: 'no-number',
  int: 'no-whole-number',
  boolean: 'no-flag',
  array: 'no-list',
  object: 'no-object',
  record: 'no-object',
};

/** Returns the part of the code after the dot, and the facts. */
function nameOf(issue: z.core.$ZodIssue): [Name, Problem['facts']] {
  switch (issue.code) {
    case 'invalid_type':
      return [issue.input === undefined ? 'missing' : (wrongTypes[issue.expected] ?? 'invalid'), {}];
    case 'too_small':
      return [sizes[issue.origin]?.[0] ?? 'too-small', { least: Number(issue.minimum) }];
    case 'too_big':
      return [sizes[issue.origin]?.[1] ?? 'too-large', { most: Number(issue.maximum) }];
    case 'invalid_value':
      if (issue.input === undefined) return ['missing', {}];
      return ['no-option', { values: issue.values.join(', ') }];
    case 'unrecognized_keys':
      return ['unknown-field', { fields: issue.keys.join(', ') }];
    default:
      return ['invalid', {}];
  }
}

const sizes: Readonly<Record<string, [small: Name, big: Name]>> = {
  string: ['too-short', 'too-long'],
  array: ['too-few', 'too-many'],
};
