import { nameFaults } from '@vincere/domain';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  AccessCode,
  filledText,
  Id,
  limits,
  name,
  pageQuery,
  pathId,
  Reasoning,
  Time,
  text,
} from './fields.ts';
import { calls } from './index.ts';
import { parseOptions, valueProblem } from './input-problems.ts';
import { Email, NewPassword, Preferences, Username } from './people/profile.ts';

/** Returns the messages with which a schema refuses a value; none if it accepts it. */
function errorsOf(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value, parseOptions).error?.issues.map((one) => valueProblem(one).message) ?? [];
}

describe('an id of a path', () => {
  test.each([
    ['1', 1],
    ['305', 305],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('the id %s in a path is parsed as %i', (input, id) => {
    expect(pathId().parse(input)).toBe(id);
  });

  test.each([
    '',
    '0',
    '05',
    ' 5',
    '5 ',
    '+5',
    '-1',
    '1.0',
    '1e3',
    '0x10',
    '٣',
    'NaN',
    'null',
    '1\n',
    '9007199254740992',
    '9'.repeat(30),
  ])('the id %j in a path is refused', (input) => {
    expect(errorsOf(pathId('Invalid simulation run ID'), input)).toEqual(['Invalid simulation run ID']);
  });
});

test.each([1, Number.MAX_SAFE_INTEGER])('the id %d in a body is accepted', (id) => {
  expect(Id.parse(id)).toBe(id);
});

test.each([0, -1, 1.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN, '1', null, undefined])(
  'the id %j in a body is refused',
  (input) => {
    expect(Id.safeParse(input).success).toBe(false);
  },
);

describe('a name', () => {
  test('a name is trimmed', () => {
    expect(name().parse('  Harbour \u00a0 fire \n')).toBe('Harbour fire');
  });

  test.each(['', ' ', ' \t\n '])('the name %j is refused as missing', (input) => {
    expect(errorsOf(name(), input)).toEqual(['This field is required']);
  });

  test('a name has at most 200 characters, counted after trimming', () => {
    expect(name().parse(` ${'x'.repeat(200)} `)).toHaveLength(200);
    expect(errorsOf(name(), 'x'.repeat(201))).toEqual(['At most 200 characters']);
  });

  test('a name with a null character is refused', () => {
    expect(errorsOf(name(), 'Ada\u0000')).toEqual([nameFaults.signs]);
  });
});

describe('a text', () => {
  test('a text gets U+FFFD for half a surrogate pair and for noncharacters', () => {
    expect(text(20).parse('a\ud83d b\uffff c\u{1fffe} d\ufdd0')).toBe('a\ufffd b\ufffd c\ufffd d\ufffd');
  });

  test('a text keeps its white space', () => {
    expect(text(20).parse('  two\n lines  ')).toBe('  two\n lines  ');
    expect(filledText(20).parse('  two\n lines  ')).toBe('  two\n lines  ');
  });

  test('a text may be empty, unless it is required', () => {
    expect(text(20).parse('')).toBe('');
    expect(errorsOf(filledText(20), ' \n ')).toEqual(['This field is required']);
  });

  test('a text with a null character is refused', () => {
    expect(errorsOf(text(20), 'a\u0000b')).toEqual(['Null characters are not allowed']);
  });

  test.each([
    ['description', calls.createScenario.body.shape.description, 5_000, 'At most 5,000 characters'],
    ['briefing', calls.updateSimulation.body.shape.string_briefing, 50_000, 'At most 50,000 characters'],
    ['notes', calls.replaceRoomNotes.body.shape.notes, 50_000, 'At most 50,000 characters'],
    ['reasoning', Reasoning, 10_000, 'At most 10,000 characters'],
  ])('a text of the kind %s has its own limit', (_, schema, limit, message) => {
    expect(errorsOf(schema, 'x'.repeat(limit))).toEqual([]);
    expect(errorsOf(schema, 'x'.repeat(limit + 1))).toEqual([message]);
  });

  test('the limits of texts are the specified ones', () => {
    expect(limits).toEqual({
      name: 200,
      description: 5_000,
      briefing: 50_000,
      post: 10_000,
      reasoning: 10_000,
      outcome: 5_000,
      conditionSentence: 1_000,
      fact: 200,
    });
  });
});

test('a blank reasoning is refused', () => {
  expect(errorsOf(Reasoning, '  ')).toEqual(['Your reasoning is required before submitting your decision.']);
});

test('an access code is trimmed and upper-cased', () => {
  expect(AccessCode.parse(' ab12cd ')).toBe('AB12CD');
});

test.each(['', 'ABC12', 'ABC1234', 'ABC-12', 'ABC 12', 'ÄBC123', 'ABC12\u0000'])(
  'the access code %j is refused',
  (input) => {
    expect(errorsOf(AccessCode, input)).toEqual(['An access code has 6 letters and digits']);
  },
);

describe('an account', () => {
  test.each([
    '',
    'a',
    'not an email',
    'ada@',
    '@example.org',
    'ada@example',
    `${'a'.repeat(200)}@example.org`,
  ])('the email %j is refused', (input) => {
    expect(errorsOf(Email, input)).toContain('This is not a valid email.');
  });

  test('an email is trimmed', () => {
    expect(Email.parse(' ada@example.org ')).toBe('ada@example.org');
  });

  test.each(['', 'a', ' a '])('the username %j is refused as too short', (input) => {
    expect(errorsOf(Username, input)).toContain('Username must be at least 2 characters.');
  });

  test('a new password has 8 characters or more, white space included', () => {
    expect(errorsOf(NewPassword, '1234567')).toEqual(['Password must be at least 8 characters.']);
    expect(NewPassword.parse(' 123456 ')).toBe(' 123456 ');
  });
});

describe('a ranking of the roles', () => {
  const roles = ['political', 'economic', 'social', 'technological', 'environmental', 'legal'] as const;
  const ranked = roles.map((room_id, index) => ({ room_id, preference_order: index + 1 }));

  test('a ranking contains all six roles, each once', () => {
    expect(Preferences.parse(ranked)).toEqual(ranked);
  });

  test.each([
    ['one missing', ranked.slice(1)],
    ['one role twice', ranked.map((one, index) => (index === 5 ? { ...one, room_id: 'social' } : one))],
    ['one order twice', ranked.map((one, index) => (index === 5 ? { ...one, preference_order: 1 } : one))],
  ])('a ranking with %s is refused', (_, input) => {
    expect(errorsOf(Preferences, input)).toContain('Please select all preferences before continuing');
  });
});

test.each(['0', '-1', '1e3', '01', 'x', '1234567'])('the page %j of a list is refused', (input) => {
  expect(errorsOf(pageQuery.page, input)).toEqual(['Invalid page']);
});

test('the page of a list is a number from 1', () => {
  expect(pageQuery.page.parse('12')).toBe(12);
});

test('a time is in UTC with Z', () => {
  expect(Time.parse('2027-03-09T09:00:00.000Z')).toBe('2027-03-09T09:00:00.000Z');
  expect(Time.safeParse('2027-03-09T10:00:00+01:00').success).toBe(false);
});
