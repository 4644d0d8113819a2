import type { z } from 'zod';

/** Messages for a wrong type, by zod's name of the expected one. */
const wanted: Readonly<Record<string, string>> = {
  string: 'This should be a text',
  number: 'This should be a number',
  int: 'This should be a whole number',
  boolean: 'This should be true or false',
  array: 'This should be a list',
  object: 'This should be an object',
  record: 'This should be an object',
};

/** Returns the message for a mistake in a package whose schema has no message. */
export function mistakeInWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing' : (wanted[issue.expected] ?? elsewhere);
    case 'too_small':
      return `This should be at least ${issue.minimum.toLocaleString('en-US')}`;
    case 'too_big':
      return issue.origin === 'array'
        ? `There can be at most ${issue.maximum.toLocaleString('en-US')} of these`
        : `This should be at most ${issue.maximum.toLocaleString('en-US')}`;
    case 'invalid_value':
      return `This should be one of: ${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return `There is no such field: ${issue.keys.join(', ')}`;
    default:
      return elsewhere;
  }
}

const elsewhere = 'Something else belongs here';
